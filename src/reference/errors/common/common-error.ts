import type {ErrorPage} from '../model';

/** A row of a table on the page of common errors: an entry, and what it is recognized by. */
export interface CommonError {
  entry: `${ErrorPage}#${string}`;
  /**
   * One to three messages of the entry, or the part of one that readers meet first, as it stands
   * there.
   */
  messages: readonly string[];
}
