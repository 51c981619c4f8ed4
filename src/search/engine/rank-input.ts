import type {QueryKind} from './query-kind';
import type {Scores} from './score-terms';

/** What pages are ranked by. */
export interface RankInput {
  /**
   * For each word of the query: its weight, how much it counts that a page has it, and its scores
   * by passage.
   */
  words: readonly {weight: number; telling: number; scores: Scores}[];
  /** Scores of terms that raise a page but that it need not have. */
  extras: readonly Scores[];
  /** Which of the extras is all words as one; -1 for none. */
  phrase: number;
  /** Normalized names that a title is compared with. */
  names: ReadonlySet<string>;
  /** True for a term that is a word of the query, or a form of one. */
  isMatch: (term: string) => boolean;
  /**
   * What the reader asks with: references come first for a name of code, pages of errors for an
   * error, otherwise authored pages.
   */
  kind: QueryKind;
  /** A name, and the label of the category that it is in. */
  hint?: {label: number; name: string};
  /** Label of the section of references. */
  references: number;
  /** Label of the section that explains, where the reader asks what something is. */
  explaining?: number;
}
