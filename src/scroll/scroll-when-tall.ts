/** What a reader does to go elsewhere on a page. */
const readersOwn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the window to a place, again whenever the content grows, until it has stayed there for a frame or the reader
 * scrolls. Browsers scroll to a place of their own right after a page is drawn; theirs may be an anchor that the reader has
 * left.
 *
 * @param top pixels from the top
 * @param content what grows
 * @param done called once, when the place is reached or the reader has taken over
 * @returns gives up, without calling `done`
 */
export function scrollWhenTall(top: number, content: Element, done: () => void): () => void {
  let frame = 0;
  const observer = new ResizeObserver(scroll);
  const stop = (): void => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    for (const event of readersOwn) window.removeEventListener(event, finish);
  };
  function finish(): void {
    stop();
    done();
  }
  const isThere = (): boolean => Math.abs(window.scrollY - top) < 1;
  const check = (): void => {
    if (isThere()) finish();
    else scroll();
  };
  function scroll(): void {
    window.scrollTo({top, behavior: 'instant'});
    cancelAnimationFrame(frame);
    // The browser's own scrolling comes between the first frame and the second.
    if (isThere()) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(check)));
  }
  for (const event of readersOwn) window.addEventListener(event, finish, {passive: true});
  observer.observe(content);
  scroll();
  return stop;
}
