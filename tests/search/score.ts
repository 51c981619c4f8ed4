import type {Asked} from './asked';

/** What an engine answers: routes, the best first, and none where it finds nothing. */
export type Search = (query: string) => Promise<readonly string[]>;

/**
 * How well queries were answered. Shares are of all queries; nonsense counts as answered where
 * nothing is found.
 */
export interface Score {
  queries: number;
  first: number;
  firstThree: number;
  /** The mean of 1 / place of the first accepted page, 0 where it is not among the answers. */
  meanReciprocalRank: number;
  /** Queries without an accepted page among the first three, with what came in their place. */
  missed: {query: string; pages: readonly string[]; found: readonly string[]}[];
}

/** The place of the first accepted page, from 1; infinity for none. */
function placeOf({pages}: Asked, found: readonly string[]): number {
  if (pages.length === 0) return found.length === 0 ? 1 : Number.POSITIVE_INFINITY;
  const index = found.findIndex((route) => pages.includes(route));
  return index === -1 ? Number.POSITIVE_INFINITY : index + 1;
}

/** Asks an engine each query. */
export async function scoreOf(queries: readonly Asked[], search: Search): Promise<Score> {
  const places: number[] = [];
  const missed: Score['missed'] = [];
  for (const asked of queries) {
    const found = await search(asked.query);
    const place = placeOf(asked, found);
    places.push(place);
    if (place > 3) missed.push({query: asked.query, pages: asked.pages, found: found.slice(0, 3)});
  }
  const share = (least: number): number => places.filter((place) => place <= least).length / Math.max(places.length, 1);
  return {
    queries: places.length,
    first: share(1),
    firstThree: share(3),
    meanReciprocalRank: places.reduce((sum, place) => sum + 1 / place, 0) / Math.max(places.length, 1),
    missed,
  };
}
