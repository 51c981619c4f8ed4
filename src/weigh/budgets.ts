import {weight} from '../../package.json';

/**
 * What pages and searches may weigh, and what Lighthouse has to say at least: `weight` in
 * package.json.
 */
export const budgets = weight;

/** A weight in kilobytes of 1,000 bytes, gzip, beside what it may be at most. */
export interface Figure {
  /** What was weighed, such as `guide`. */
  name: string;
  value: number;
  limit: number;
}

/** Three decimals: kilobytes to the byte. */
const rounded = (value: number): number => Number(value.toFixed(3));

/** One sentence for each figure above its budget. */
export const findExcesses = (figures: readonly Figure[]): string[] =>
  figures
    .filter(({value, limit}) => value > limit)
    .map(({name, value, limit}) => `${name}: ${rounded(value)} kB is above the budget of ${limit} kB`);
