/** Safari has no idle callbacks yet. */
const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run, 50);
};

/**
 * Defers work so that none of it delays the reader.
 *
 * @param work what to do with one item
 * @returns a function that takes items; each is worked on in an idle moment of its own, in the
 *   order in which they came
 */
export function inIdleTime<Item>(work: (item: Item) => void): (item: Item) => void {
  const waiting: Item[] = [];
  const next = (): void => {
    const item = waiting.shift() as Item;
    if (waiting.length > 0) whenIdle(next);
    work(item);
  };
  return (item) => {
    if (waiting.push(item) === 1) whenIdle(next);
  };
}
