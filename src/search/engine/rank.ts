import type {PageTable} from './index-format';
import {pageKinds} from './index-format';
import type {Scores} from './score-terms';
import {stopWords} from './stop-words';
import {normalize, readWords} from './tokenize';

/** A page that answers a query, and the passage that does it best. */
export interface RankedPage {
  page: number;
  passage: number;
  score: number;
}

export interface RankInput {
  /** For each word of the query, how much it counts and what it is worth where. */
  words: readonly {weight: number; scores: Scores}[];
  /** What is welcome but not asked for. */
  extras: readonly Scores[];
  /** Normalized names that a title is compared with. */
  names: ReadonlySet<string>;
  /** True for a term that is a word of the query, or a form of one. */
  isMatch: (term: string) => boolean;
  /** Whether it is a name of code; then references come first, otherwise authored pages. */
  isIdentifier: boolean;
  /** Label of the section of references. */
  references: number;
  /** Label of the only section to look in. */
  section?: number;
}

/** A page must have this share of the words; with one word of two it still may be what was meant. */
const leastCoverage = 0.5;
/** Worth of one passage that has several words together, against the same words here and there on the page. */
const together = 0.6;
/** Worth of every further place: a page that has a word throughout is about it. */
const throughout = 0.15;
const welcome = 0.5;
/** Worth of a page whose title is the query and nothing else. */
const titleIsQuery = 1.5;
/** Worth of a passage that has a word for its name, against a title that is nothing but the words. */
const definition = 0.9;
const authored = {plain: 1, identifier: 1};
const reference = {plain: 0.75, identifier: 1.1};
const generated = {plain: 0.35, identifier: 1.25};
/** The card of a page against its other passages: a hit leads to a passage where one answers about as well. */
const card = 0.6;
const outdated = 0.35;

interface PageScore {
  best: number[];
  /** Over all passages, what the words are worth. */
  all: number;
  extra: number;
  passages: Map<number, number>;
  /** True where a passage has a word, or a pair of words, for its name. */
  defines: boolean;
}

/** Passage → page, for the numbering in which each page's passages follow those of the page before. */
export function pagesOfPassages(passages: readonly number[]): Uint32Array {
  const total = passages.reduce((sum, count) => sum + count, 0);
  const pages = new Uint32Array(total);
  let passage = 0;
  passages.forEach((count, page) => {
    pages.fill(page, passage, passage + count);
    passage += count;
  });
  return pages;
}

/** The number of each page's first passage, its card. */
export function firstPassages(passages: readonly number[]): number[] {
  let next = 0;
  return passages.map((count) => {
    next += count;
    return next - count;
  });
}

function gather({words, extras, isIdentifier}: RankInput, pageOf: Uint32Array): Map<number, PageScore> {
  const pages = new Map<number, PageScore>();
  const at = (passage: number): PageScore => {
    const page = pageOf[passage] ?? 0;
    const known = pages.get(page) ?? {best: words.map(() => 0), all: 0, extra: 0, passages: new Map<number, number>(), defines: false};
    pages.set(page, known);
    return known;
  };
  words.forEach(({weight, scores}, word) => {
    for (const [passage, found] of scores) {
      const score = found.score * weight;
      const page = at(passage);
      page.all += score;
      page.best[word] = Math.max(page.best[word] ?? 0, score);
      page.passages.set(passage, (page.passages.get(passage) ?? 0) + score);
      page.defines ||= found.isName || (isIdentifier && found.isRow);
    }
  });
  for (const scores of extras) {
    for (const [passage, {score, isName}] of scores) {
      const page = at(passage);
      page.defines ||= isName;
      page.extra = Math.max(page.extra, score);
      page.passages.set(passage, (page.passages.get(passage) ?? 0) + score * welcome);
    }
  }
  return pages;
}

function bestPassage(passages: ReadonlyMap<number, number>, cardOfPage: number): {passage: number; score: number} {
  let best = {passage: -1, score: 0};
  for (const [passage, whole] of passages) {
    const score = passage === cardOfPage ? whole * card : whole;
    if (score > best.score || (score === best.score && passage < best.passage)) best = {passage, score};
  }
  return best;
}

function factorOf(kind: number, isReference: boolean, isIdentifier: boolean): number {
  const {plain, identifier} = kind & pageKinds.generated ? generated : isReference ? reference : authored;
  return (isIdentifier ? identifier : plain) * (kind & pageKinds.outdated ? outdated : 1);
}

/** What stands before the bracket of a generated title: `CoinMetadata (GraphQL object)` is about `CoinMetadata`. */
const nameOfTitle = (title: string): string => title.replace(/\s*\(.*\)$/, '');

/** A title, and the last name of it where it is a path: `sui::coin` is also found as `coin`. */
const namesOf = (title: string): string[] => [normalize(title), normalize(title.split('::').at(-1) ?? '')];

/** Which share of a title's words the query matched: of two pages, the one that is about nothing else is meant. */
function shareOfTitle(title: string, isMatch: (term: string) => boolean): number {
  const words = readWords(title).flatMap((word) => (word.joined === undefined ? word.segments.map(({whole}) => whole) : [word.joined]));
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length === 0 ? 0 : telling.filter(isMatch).length / telling.length;
}

/**
 * The pages that answer a query, best first; each page once, with its best passage.
 *
 * A page's score is the sum of what each word is worth at its best place on the page, more where one passage has the words
 * together, less where words are missing, and then weighed by what kind of page it is.
 */
export function rank(input: RankInput, table: PageTable): RankedPage[] {
  const {words, names, isMatch, isIdentifier, section} = input;
  const cards = firstPassages(table.passages);
  const ranked: RankedPage[] = [];
  for (const [page, {best, all, extra, passages, defines}] of gather(input, pagesOfPassages(table.passages))) {
    if (section !== undefined && table.sections[page] !== section) continue;
    const coverage = best.filter((score) => score > 0).length / Math.max(words.length, 1);
    if (coverage < leastCoverage) continue;
    const top = bestPassage(passages, cards[page] ?? 0);
    const once = best.reduce((total, score) => total + score, 0);
    const again = Math.min((all - once) * throughout, once);
    const sum = once + again + extra * welcome + top.score * together;
    const title = nameOfTitle(table.titles[page] ?? '');
    const kind = table.kinds[page] ?? 0;
    const isNamed = (isIdentifier || !(kind & pageKinds.generated)) && namesOf(title).some((name) => names.has(name));
    const fit = (1 + Math.max(shareOfTitle(title, isMatch), defines ? definition : 0)) * (isNamed ? titleIsQuery : 1);
    const score = sum * coverage ** 2 * fit * factorOf(kind, table.sections[page] === input.references, isIdentifier);
    ranked.push({page, passage: top.passage, score});
  }
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}
