/**
 * A query that somebody may type, and the pages that answer it; none where nothing may be found.
 */
export interface Asked {
  query: string;
  /** Each answers the query; the order says nothing. */
  pages: readonly string[];
}
