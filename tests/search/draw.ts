/** Set once, before the queries were asked for the first time. */
const seed = 20_261_123;

/** How many queries ranking must not look at. */
export const keptAside = 100;

/** The generator mulberry32: numbers from 0 to 1, the same series on every machine. */
function mulberry32(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Divides queries into those that ranking may be tuned on, and those that it must not look at.
 *
 * @param count how many to keep aside
 * @throws where there are not that many
 */
export function draw<T>(queries: readonly T[], count: number): {tune: T[]; aside: T[]} {
  if (count > queries.length) throw new Error(`${count} of ${queries.length} queries cannot be kept aside.`);
  const random = mulberry32(seed);
  const left = [...queries.keys()];
  const aside = new Set<number>();
  while (aside.size < count) aside.add(left.splice(Math.floor(random() * left.length), 1)[0] ?? 0);
  return {
    tune: queries.filter((_, index) => !aside.has(index)),
    aside: queries.filter((_, index) => aside.has(index)),
  };
}
