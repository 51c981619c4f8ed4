import MiniSearch, {type AsPlainObject} from 'minisearch';
import {fields, type Field, type Postings} from './index-format';
import type {QueryKind} from './query-kind';
import type {MatchKind, TermMatch} from './match-terms';

/** A word's score in a passage. */
export interface PassageScore {
  score: number;
  /** True where the word itself, not another form of it, is the passage's name. */
  isName: boolean;
  /** True where the word itself is what a row of a table describes. */
  isRow: boolean;
}

/** Passage → a word's score there. */
export type Scores = ReadonlyMap<number, PassageScore>;

/** How much a match counts by its field, from the title down to code. */
const boosts: Record<QueryKind, Record<Field, number>> = {
  identifier: {title: 10, name: 6, row: 6, heading: 5, keywords: 4, description: 3, text: 1, code: 0.5},
  words: {title: 10, name: 4, row: 6, heading: 5, keywords: 4, description: 3, text: 1, code: 0.5},
  // A message stands in the text; its words in a title are there for another reason.
  error: {title: 4, name: 6, row: 6, heading: 4, keywords: 4, description: 3, text: 1.5, code: 1},
};
const worth: Record<MatchKind, number> = {exact: 1, stem: 0.85, prefix: 0.4, typo: 0.6, synonym: 0.5};

const exactTerms = {
  tokenize: (text: string) => [text],
  processTerm: (term: string) => term,
};

/** An index of all passages with these terms only, in the form in which MiniSearch serialises one. */
function indexOf(postings: ReadonlyMap<string, Postings>, passages: number): AsPlainObject {
  const lengths = fields.map(() => 1);
  const ids = Array.from({length: passages}, (_, passage) => [passage, passage] as const);
  return {
    documentCount: passages,
    nextId: passages,
    documentIds: Object.fromEntries(ids),
    fieldIds: Object.fromEntries(fields.map((field, number) => [field, number])),
    fieldLength: Object.fromEntries(ids.map(([passage]) => [passage, lengths])),
    averageFieldLength: lengths,
    storedFields: {},
    dirtCount: 0,
    index: [...postings],
    serializationVersion: 2,
  };
}

/** Scores passages by terms. Made for one query, from the postings of the terms that the query matched. */
export class TermScorer {
  readonly #index: MiniSearch;
  readonly #boost: Record<Field, number>;

  /**
   * @param postings the terms that will be asked for
   * @param passages how many passages the site has
   */
  constructor(postings: ReadonlyMap<string, Postings>, passages: number, kind: QueryKind) {
    this.#boost = boosts[kind];
    this.#index = MiniSearch.loadJS(indexOf(postings, passages), {fields: [...fields], ...exactTerms});
  }

  /** Scores each passage that has one of a word's matches, by BM25 without length, because passages are of similar length. */
  score(matches: readonly TermMatch[]): Scores {
    if (matches.length === 0) return new Map();
    const kinds = new Map(matches.map(({term, kind, typed = 1}) => [term, worth[kind] * typed]));
    const named = new Set(matches.filter(({kind}) => kind === 'exact' || kind === 'typo').map(({term}) => term));
    const results = this.#index.search(
      {combineWith: 'OR', queries: [...kinds.keys()]},
      {
        ...exactTerms,
        prefix: false,
        fuzzy: false,
        boost: this.#boost,
        bm25: {k: 1.2, b: 0, d: 0.2},
        boostTerm: (term) => kinds.get(term) ?? 0,
      },
    );
    return new Map(
      results.map(({id, score, queryTerms, match}) => {
        // MiniSearch multiplies by the number of matched terms, which are forms of one word here.
        const once = score / Math.max(queryTerms.length, 1);
        const exact = Object.entries(match).flatMap(([term, found]) => (named.has(term) ? found : []));
        return [Number(id), {score: once, isName: exact.includes('name'), isRow: exact.includes('row')}] as const;
      }),
    );
  }
}
