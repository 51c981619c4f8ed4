import type {SearchResult} from '../engine/answer';
import type {Hit} from '../engine/hit';
import {lists, readList} from '../visits/lists';

/** A line of the panel that arrows lead to and Enter opens. */
export type Line =
  /** A page that answers the query. */
  | {kind: 'hit'; href: string; hit: Hit}
  /** The results page, with how many pages match. */
  | {kind: 'more'; href: string; total: number}
  /** A query of before. */
  | {kind: 'search'; query: string}
  /** A page that was read. */
  | {kind: 'page'; href: string; title: string};

const mostKept = 5;

/** The address of the results page for a query. */
export function resultsAddress(baseUrl: string, query: string, section: string): string {
  return `${baseUrl}search?${new URLSearchParams({q: query, ...(section === '' ? {} : {ctx: section})}).toString()}`;
}

export const hitAddress = (baseUrl: string, {route, anchor}: Hit): string => `${baseUrl}${route.slice(1)}${anchor}`;

/** The hits, and a last line that leads to the results page. */
export function linesOf({hits, total}: SearchResult, query: string, section: string, baseUrl: string): Line[] {
  if (total === 0) return [];
  return [
    ...hits.map((hit): Line => ({kind: 'hit', href: hitAddress(baseUrl, hit), hit})),
    {kind: 'more', href: resultsAddress(baseUrl, query, section), total},
  ];
}

/**
 * What the panel has before anything is typed: the last searches and the pages read last, as this
 * browser kept them.
 *
 * @param open path of the page that is open, which nobody needs to be led to
 */
export function linesToStart(open: string): Line[] {
  return [
    ...readList(lists.searches)
      .slice(0, mostKept)
      .map(([query]): Line => ({kind: 'search', query})),
    ...readList(lists.pages)
      .filter(([path]) => path !== open)
      .slice(0, mostKept)
      .map(([href, title]): Line => ({kind: 'page', href, title})),
  ];
}
