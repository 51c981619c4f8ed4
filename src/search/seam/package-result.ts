import type {Mark, MarkedText} from '../engine/excerpt';
import type {Hit} from '../engine/hit';

/** The package's names for what a result is: it shows the excerpt of these two. */
const resultTypes = {page: 2, passage: 4} as const;

/** A result as the package's results page takes it. */
export interface PackageResult {
  /** i: key, u: address, h: anchor, s: title, t: excerpt, b: trail. */
  document: {i: number; u: string; h: string; s: string; t: string; b: string[]};
  type: number;
  page: {t: string; b: string[]};
  metadata: {query: {t: {position: [start: number, length: number][]}}};
  /** What to mark in the title. */
  tokens: string[];
}

const toPosition = ([start, end]: Mark): [number, number] => [start, end - start];

const markedStrings = ({text, marks}: MarkedText): string[] =>
  [...new Set(marks.map(([start, end]) => text.slice(start, end).toLowerCase()))].sort((a, b) => b.length - a.length);

/** @param baseUrl where the site stands, with a slash at the end */
export function toPackageResult({id, route, anchor, title, heading, trail, excerpt}: Hit, baseUrl: string): PackageResult {
  const shown = heading ?? title;
  return {
    document: {i: id, u: `${baseUrl}${route.slice(1)}`, h: anchor, s: shown.text, t: excerpt.text, b: trail},
    type: heading === undefined ? resultTypes.page : resultTypes.passage,
    page: {t: title.text, b: trail},
    metadata: {query: {t: {position: excerpt.marks.map(toPosition)}}},
    tokens: markedStrings(shown),
  };
}
