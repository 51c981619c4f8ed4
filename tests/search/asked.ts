import {queries} from './queries';

/** A query that somebody may type, and the pages that answer it, the best first; none where nothing may be found. */
export interface Asked {
  query: string;
  pages: readonly string[];
}

export const asked: readonly Asked[] = Object.values(queries)
  .flat()
  .map(([query, route]) => ({query, pages: route === null ? [] : [route]}));
