import type {PageTable} from './index-format';
import {pageKinds} from './index-format';
import type {QueryKind} from './query-kind';
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
  /** For each word of the query: its weight, and its scores by passage. */
  words: readonly {weight: number; scores: Scores}[];
  /** Scores of terms that raise a page but that it need not have. */
  extras: readonly Scores[];
  /** Which of the extras is all words as one; -1 for none. */
  phrase: number;
  /** Normalized names that a title is compared with. */
  names: ReadonlySet<string>;
  /** True for a term that is a word of the query, or a form of one. */
  isMatch: (term: string) => boolean;
  /** What the reader asks with: references come first for a name of code, pages of errors for an error, otherwise authored pages. */
  kind: QueryKind;
  /** A name, and the label of the category that it is in. */
  hint?: {label: number; name: string};
  /** Label of the section of references. */
  references: number;
  /** Label of the section that explains, where the reader asks what something is. */
  explaining?: number;
  /** Label of the only section to look in. */
  section?: number;
}

/** The share of the query's words that a page must have. With one word of two it may still be what was meant. */
const leastCoverage = 0.5;
/** How much a page loses by the words that it lacks. */
const weightOfCoverage = 1.5;
/** The same between the entries of one page. */
const weightOfWholeEntry = 2;
/** What the best single passage adds, so that words in one passage count more than the same words scattered over the page. */
const together = 0.3;
/** What each further occurrence adds: a page that has a word throughout is about it. */
const throughout = 0.25;
const welcome = 0.8;
/** Factor for a page whose title is exactly the query. */
const titleIsQuery = 2;
/** Factor for a page with a heading or a keyword that is exactly the query, of several words. */
const headingIsQuery = 1.2;
/** Factor for a list with an entry that is exactly the query. */
const entryIsQuery = 1.25;
/** Factor for concepts, and for a list with such an entry, where the reader asks what something is. */
const explains = 1.6;
/** How much a passage that is named after a word counts, where a title with no other words counts 1. */
const definition = 0.9;
/** How much less a title says of a message, whose words may be in any title. */
const titleOfErrors = 0.7;
const authored = {words: 1, identifier: 1, error: 1};
const reference = {words: 0.75, identifier: 1.1, error: 0.7};
const generated = {words: 0.35, identifier: 1.5, error: 0.5};
/** For a page that answers with causes and cures. Most of its words and names are those of other pages. */
const errorPages = {words: 0.5, identifier: 0.7, error: 1.6};
/** Factor for a page's card, so that a hit leads to another passage where one answers about as well. */
const card = 0.6;
const outdated = 0.35;

/** How a page answers: by which passage, how well, and with which share of the words. */
interface Answer {
  passage: number;
  sum: number;
  coverage: number;
}

/** What a query's words score in one passage, and how many of them it has. */
interface PassageSum {
  score: number;
  words: number;
}

interface PageScore {
  best: number[];
  /** The words' scores added up over all passages. */
  all: number;
  extra: number;
  passages: Map<number, PassageSum>;
  /** True where a word, or a pair of words, is the name of a passage. */
  defines: boolean;
  /** True where all words together are. */
  isCalled: boolean;
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

function add({passages}: PageScore, passage: number, score: number, words: number): void {
  const known = passages.get(passage) ?? {score: 0, words: 0};
  passages.set(passage, {score: known.score + score, words: known.words + words});
}

function gather({words, extras, phrase, kind}: RankInput, pageOf: Uint32Array): Map<number, PageScore> {
  const pages = new Map<number, PageScore>();
  const at = (passage: number): PageScore => {
    const page = pageOf[passage] ?? 0;
    const known = pages.get(page) ?? {
      best: words.map(() => 0),
      all: 0,
      extra: 0,
      passages: new Map<number, PassageSum>(),
      defines: false,
      isCalled: false,
    };
    pages.set(page, known);
    return known;
  };
  words.forEach(({weight, scores}, word) => {
    for (const [passage, found] of scores) {
      const score = found.score * weight;
      const page = at(passage);
      page.all += score;
      page.best[word] = Math.max(page.best[word] ?? 0, score);
      add(page, passage, score, weight);
      page.defines ||= found.isName || (kind !== 'words' && found.isRow);
    }
  });
  for (const [number, scores] of extras.entries()) {
    for (const [passage, {score, isName}] of scores) {
      const page = at(passage);
      page.defines ||= isName;
      page.isCalled ||= isName && number === phrase;
      page.extra = Math.max(page.extra, score);
      add(page, passage, score * welcome, 0);
    }
  }
  return pages;
}

function bestPassage(passages: ReadonlyMap<number, PassageSum>, cardOfPage: number): {passage: number; score: number} {
  let best = {passage: -1, score: 0};
  for (const [passage, {score: whole}] of passages) {
    const score = passage === cardOfPage ? whole * card : whole;
    if (score > best.score || (score === best.score && passage < best.passage)) best = {passage, score};
  }
  return best;
}

/** The weights of words, added up; 1 for none. */
const sumOf = (words: RankInput['words']): number => (words.length === 0 ? 1 : words.reduce((sum, {weight}) => sum + weight, 0));

/** A page about one thing: what its passages have of the words counts together, and more where one passage has several. */
function wholePage(
  {best, all, extra, passages}: Pick<PageScore, 'best' | 'all' | 'extra' | 'passages'>,
  cardOfPage: number,
  words: RankInput['words'],
): Answer {
  const top = bestPassage(passages, cardOfPage);
  const once = best.reduce((total, score) => total + score, 0);
  const again = Math.min((all - once) * throughout, once);
  return {
    passage: top.passage,
    sum: once + again + extra * welcome + top.score * together,
    coverage: sumOf(words.filter((_, word) => (best[word] ?? 0) > 0)) / sumOf(words),
  };
}

/** The passage that answers best by itself, on a page whose passages are about different things. */
function bestEntry(passages: ReadonlyMap<number, PassageSum>, cardOfPage: number, weights: number): Answer {
  let best = {passage: -1, sum: 0, coverage: 0};
  for (const [passage, {score, words: found}] of passages) {
    const coverage = found / weights;
    const sum = score * (1 + together) * (passage === cardOfPage ? card : 1);
    if (sum * coverage ** weightOfWholeEntry > best.sum * best.coverage ** weightOfWholeEntry) best = {passage, sum, coverage};
  }
  return best;
}

function factorOf(page: number, isReference: boolean, query: QueryKind): number {
  const ofKind = page & pageKinds.errors ? errorPages : page & pageKinds.generated ? generated : isReference ? reference : authored;
  return ofKind[query] * (page & pageKinds.outdated ? outdated : 1);
}

/** A generated title without its bracket: `CoinMetadata (GraphQL object)` is about `CoinMetadata`. */
const nameOfTitle = (title: string): string => title.replace(/\s*\(.*\)$/, '');

/** Readers ask for a party object, and the page is called Party Objects. */
const singular = (name: string): string => name.replace(/s$/, '');

/** A title, and its last part where it is a path: `sui::coin` is also found as `coin`. */
const namesOf = (title: string): string[] => [singular(normalize(title)), singular(normalize(title.split('::').at(-1) ?? ''))];

/** The share of a title's words that the query matched: the fewer other words, the likelier it is the page that was meant. */
function shareOfTitle(title: string, isMatch: (term: string) => boolean): number {
  const words = readWords(title).flatMap((word) => (word.joined === undefined ? word.segments.map(({whole}) => whole) : [word.joined]));
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length === 0 ? 0 : telling.filter(isMatch).length / telling.length;
}

/**
 * The pages that answer a query, best first; each page once, with its best passage.
 *
 * A page's score is the sum of each word's best score on the page. It is higher where one passage has several of the words, lower
 * where words are missing, and is multiplied by a factor for the kind of page.
 */
export function rank(input: RankInput, table: PageTable): RankedPage[] {
  const {words, names, isMatch, kind: query, section, hint, explaining} = input;
  const cards = firstPassages(table.passages);
  const weights = sumOf(words);
  const wanted = new Set([...names].map(singular));
  const ranked: RankedPage[] = [];
  for (const [page, {best, all, extra, passages, defines, isCalled}] of gather(input, pagesOfPassages(table.passages))) {
    if (section !== undefined && table.sections[page] !== section) continue;
    const kind = table.kinds[page] ?? 0;
    const {passage, sum, coverage} =
      kind & pageKinds.entries
        ? bestEntry(passages, cards[page] ?? 0, weights)
        : wholePage({best, all, extra, passages}, cards[page] ?? 0, words);
    if (coverage < leastCoverage) continue;
    const title = nameOfTitle(table.titles[page] ?? '');
    const isHinted = hint !== undefined && (table.trails[page] ?? []).includes(hint.label) && namesOf(title).includes(singular(hint.name));
    const isNamed = isHinted || ((query !== 'words' || !(kind & pageKinds.generated)) && namesOf(title).some((name) => wanted.has(name)));
    const share = shareOfTitle(title, isMatch) * (query === 'error' ? titleOfErrors : 1);
    const fit = (1 + Math.max(share, defines ? definition : 0)) * (isNamed ? titleIsQuery : isCalled ? headingIsQuery : 1);
    const isEntry = (kind & pageKinds.entries) !== 0 && (kind & pageKinds.errors) === 0 && (isCalled || (words.length === 1 && defines));
    const score =
      sum *
      coverage ** weightOfCoverage *
      fit *
      (isEntry ? entryIsQuery : 1) *
      (explaining !== undefined && (isEntry || table.sections[page] === explaining) ? explains : 1) *
      factorOf(kind, table.sections[page] === input.references, isHinted ? 'identifier' : query);
    ranked.push({page, passage, score});
  }
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}
