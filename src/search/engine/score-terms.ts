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
  /** True where the word, in any form, is in the passage's heading. */
  isHeading: boolean;
}

/** Passage → a word's score there. */
export type Scores = ReadonlyMap<number, PassageScore>;

/** How much a match counts by its field, from the title down to code. */
const boosts: Record<QueryKind, Record<Field, number>> = {
  identifier: {title: 15, name: 6.7, row: 3.5, heading: 4.9, keywords: 6.4, description: 2.8, text: 1, code: 0.5, snake: 0, output: 0.5},
  words: {title: 10, name: 2.8, row: 3.4, heading: 4.5, keywords: 4.5, description: 4, text: 1, code: 0.5, snake: 0, output: 0.5},
  error: {title: 14, name: 6.2, row: 3, heading: 5, keywords: 3.7, description: 3.6, text: 1.2, code: 1, snake: 0, output: 1},
};
/** How much it counts that a name is written as the reader wrote it. */
const spelling = 8;
const worth: Record<MatchKind, number> = {exact: 1, stem: 0.72, prefix: 0.24, typo: 0.85, synonym: 0.76};
/**
 * How soon further occurrences in a field add nothing, and what each occurrence adds beside that,
 * as in BM25+.
 */
const saturation = 2.2;
const occurrence = 0.2;
/**
 * How much of a term's rarity is that among pages; the rest is that among passages, in the field
 * alone.
 */
const rarityAmongPages = 0.6;
/**
 * Brings the rarity among pages to the size of that among passages, of which there are many more.
 */
const sizeOfRarity = 1.6;

/** How much rarer things say more: the logarithm of how few of all have a term. */
export const rarity = (having: number, all: number): number => Math.log(1 + (all - having + 0.5) / (having + 0.5));

/** The pages that have a term, whichever field it is in. */
function pagesOf(postings: Postings, pageOf: Uint32Array): Set<number> {
  const pages = new Set<number>();
  for (const passages of Object.values(postings)) for (const passage in passages) pages.add(pageOf[Number(passage)] ?? 0);
  return pages;
}

const nothing: PassageScore = {score: 0, isName: false, isRow: false, isHeading: false};

/**
 * Scores passages by terms. Made for one query, from the postings of the terms that the query
 * matched.
 */
export class TermScorer {
  readonly #postings: ReadonlyMap<string, Postings>;
  readonly #pageOf: Uint32Array;
  readonly #pages: number;
  readonly #boost: Record<Field, number>;
  readonly #pagesByTerm = new Map<string, ReadonlySet<number>>();

  /**
   * @param postings the terms that will be asked for
   * @param pageOf passage → page
   * @param isSnake whether names with underscores count more than the same names in camel case
   */
  constructor(postings: ReadonlyMap<string, Postings>, pageOf: Uint32Array, kind: QueryKind, isSnake: boolean) {
    this.#postings = postings;
    this.#pageOf = pageOf;
    this.#pages = (pageOf.at(-1) ?? -1) + 1;
    this.#boost = isSnake ? {...boosts[kind], snake: spelling} : boosts[kind];
  }

  /** How many pages have any of a word's matches. */
  pagesWith(matches: readonly TermMatch[]): number {
    const [first, ...further] = matches.map(({term}) => this.#pagesWithTerm(term));
    if (first === undefined || further.length === 0) return first?.size ?? 0;
    return new Set([first, ...further].flatMap((pages) => [...pages])).size;
  }

  #pagesWithTerm(term: string): ReadonlySet<number> {
    const pages = this.#pagesByTerm.get(term) ?? pagesOf(this.#postings.get(term) ?? {}, this.#pageOf);
    this.#pagesByTerm.set(term, pages);
    return pages;
  }

  /**
   * Scores each passage that has one of a word's matches, by BM25 without length, because passages
   * are of similar length.
   */
  score(matches: readonly TermMatch[]): Scores {
    const scores = new Map<number, PassageScore>();
    for (const match of matches) this.#add(match, scores);
    return scores;
  }

  #add({term, kind, typed = 1}: TermMatch, scores: Map<number, PassageScore>): void {
    const postings = this.#postings.get(term) ?? {};
    const amongPages = rarity(this.#pagesWithTerm(term).size, this.#pages) * sizeOfRarity;
    const isWord = kind === 'exact' || kind === 'typo';
    for (const [number, passages] of Object.entries(postings)) {
      const field = fields[Number(number)];
      if (field === undefined || this.#boost[field] === 0) continue;
      const found = Object.entries(passages);
      const amongPassages = rarity(found.length, this.#pageOf.length);
      const once = this.#boost[field] * worth[kind] * typed * (rarityAmongPages * amongPages + (1 - rarityAmongPages) * amongPassages);
      for (const [passage, frequency] of found) {
        const known = scores.get(Number(passage)) ?? nothing;
        scores.set(Number(passage), {
          score: known.score + once * (occurrence + (frequency * (saturation + 1)) / (frequency + saturation)),
          isName: known.isName || (isWord && field === 'name'),
          isRow: known.isRow || (isWord && field === 'row'),
          isHeading: known.isHeading || field === 'heading',
        });
      }
    }
  }
}
