import {createRandom} from '../../src/weigh/synthetic/random';

/** Set once, before the queries were asked for the first time. */
const seed = 20_261_123;

/** How many queries ranking must not look at. */
export const keptAside = 100;

/**
 * Divides queries into those that ranking may be tuned on, and those that it must not look at.
 *
 * @param count how many to keep aside
 * @throws where there are not that many
 */
export function draw<T>(queries: readonly T[], count: number): {tune: T[]; aside: T[]} {
  if (count > queries.length) throw new Error(`${count} of ${queries.length} queries cannot be kept aside.`);
  const random = createRandom(seed);
  const left = [...queries.keys()];
  const aside = new Set<number>();
  while (aside.size < count) aside.add(left.splice(random.below(left.length), 1)[0] ?? 0);
  return {
    tune: queries.filter((_, index) => !aside.has(index)),
    aside: queries.filter((_, index) => aside.has(index)),
  };
}
