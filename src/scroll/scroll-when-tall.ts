/** Events by which a reader scrolls, or is about to. */
const readerEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the window to a position, and again whenever the content grows, until the window has
 * stayed there for a frame or the reader scrolls. Right after a page is drawn a browser also
 * scrolls by itself, perhaps to an anchor that the reader had left.
 *
 * @param top pixels from the top
 * @param content the element that grows while it loads
 * @param done called once, when the position is reached or the reader scrolls
 * @returns a function that gives up without calling `done`
 */
export function scrollWhenTall(top: number, content: Element, done: () => void): () => void {
  let frame = 0;
  const observer = new ResizeObserver(scroll);
  const stop = (): void => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    for (const event of readerEvents) window.removeEventListener(event, finish);
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
  for (const event of readerEvents) window.addEventListener(event, finish, {passive: true});
  observer.observe(content);
  scroll();
  return stop;
}
