/**
 * Lets Back close what lies over the page, such as a dialog, where it would leave the page: while
 * it is open, the browser's history has one more entry for the page.
 *
 * @param close called when the reader goes back
 * @returns what to call when it was closed in another way: takes the entry out of the history
 */
export function closeOnBack(close: () => void): () => void {
  const {href} = location;
  let isThere = true;
  // With the same state: by it the router knows the page, and src/scroll/ where the reader is on
  // it.
  history.pushState(history.state, '');
  addEventListener(
    'popstate',
    (event) => {
      isThere = false;
      // Nothing has changed for whoever else listens, as long as the reader is still on the page.
      if (location.href === href) event.stopImmediatePropagation();
      close();
    },
    {capture: true, once: true},
  );
  return () => {
    if (isThere) history.back();
  };
}
