import {readFileSync} from 'node:fs';
import * as z from 'zod';
import {pageTypeNames, type PageType} from './page-types';
import {UsageError} from '../lib/usage-error';

const kilobytes = z.number().positive();
/** Kilobytes, gzip, beyond the page. */
const search = z.strictObject({firstResult: kilobytes, furtherQuery: kilobytes});
const score = z.number().min(0).max(100);

const budgetsSchema = z.strictObject({
  /** Kilobytes of 1,000 bytes, gzip, prefetches aside, per page type. */
  pages: z.strictObject(Object.fromEntries(pageTypeNames.map((name) => [name, kilobytes])) as Record<PageType, typeof kilobytes>),
  /** The median of the page types, in the same kilobytes. */
  median: kilobytes,
  /** By how a query comes into the field; see `Manner`. */
  search: z.strictObject({given: search, typed: search}),
  /** Bytes, gzip, that a docs page gains with each page of the site. */
  growth: z.number().positive(),
  /** Lowest scores that Lighthouse may give. */
  lighthouse: z.strictObject({performance: score, accessibility: score, 'best-practices': score, seo: score}),
});

export type Budgets = z.infer<typeof budgetsSchema>;

/**
 * The budgets in package.json under `weight`.
 *
 * @param file a package.json
 * @throws {UsageError} naming each entry that is missing, unknown or no budget
 */
export function readBudgets(file = 'package.json'): Budgets {
  const {weight} = JSON.parse(readFileSync(file, 'utf8')) as {weight?: unknown};
  const result = budgetsSchema.safeParse(weight);
  if (!result.success) throw new UsageError(`${file}: "weight" holds no complete budgets:\n${z.prettifyError(result.error)}`);
  return result.data;
}

/** A figure and what it may be at most, or at least. */
export interface Figure {
  /** What was measured, such as `guide`. */
  name: string;
  value: number;
  limit: number;
  unit: string;
  /** True where a higher value is better. */
  atLeast?: boolean;
}

const isOutside = ({value, limit, atLeast = false}: Figure): boolean => (atLeast ? value < limit : value > limit);

/** Three decimals: kilobytes to the byte. */
const rounded = (value: number): number => Number(value.toFixed(3));

/** One sentence for each figure outside its budget. */
export const findExcesses = (figures: readonly Figure[]): string[] =>
  figures
    .filter(isOutside)
    .map(
      ({name, value, limit, unit, atLeast = false}) =>
        `${name}: ${rounded(value)}${unit} is ${atLeast ? 'below' : 'above'} the budget of ${limit}${unit}`,
    );
