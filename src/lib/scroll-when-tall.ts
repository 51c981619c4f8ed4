/** What a reader does to go elsewhere on a page. */
const readersOwn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the window to a place, again whenever the content grows, until it is tall enough for that place or the reader
 * scrolls.
 *
 * @param top pixels from the top
 * @param content what grows
 * @param done called once, when the place is reached or the reader has taken over
 * @returns gives up, without calling `done`
 */
export function scrollWhenTall(top: number, content: Element, done: () => void): () => void {
  const observer = new ResizeObserver(scroll);
  const stop = (): void => {
    observer.disconnect();
    for (const event of readersOwn) window.removeEventListener(event, finish);
  };
  function finish(): void {
    stop();
    done();
  }
  function scroll(): void {
    window.scrollTo({top, behavior: 'instant'});
    if (Math.abs(window.scrollY - top) < 1) finish();
  }
  for (const event of readersOwn) window.addEventListener(event, finish, {passive: true});
  observer.observe(content);
  scroll();
  return stop;
}
