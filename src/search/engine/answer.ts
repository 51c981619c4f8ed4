import {mostTexts, showHit, textsToRead, type Hit} from './hit';
import type {IndexFiles} from './index-files';
import type {PageTable} from './index-format';
import type {Matches, WordMatches} from './lookup';
import {shortestPrefix, type TermMatch} from './match-terms';
import type {Query, QueryWord} from './query';
import {firstPassages, pagesOfPassages} from './passages';
import {rank, type RankedPage} from './rank';
import {rarity, TermScorer, type Scores} from './score-terms';
import {stopWords} from './stop-words';
import {isCutId, isIndexed, tokenize} from './tokenize';

export interface SearchResult {
  /** How many pages match; `hits` has the best of them. */
  total: number;
  hits: Hit[];
  /**
   * True where the network did not answer: then only titles and files that were read before are
   * searched.
   */
  isOffline: boolean;
  /**
   * False where only texts that were read before were shown: a hit may lead to its page's top, and
   * further texts can be asked for.
   */
  isWhole: boolean;
  /** How many pages match in each section, by its name, whichever section was asked for. */
  sections: Record<string, number>;
  /** What was looked for and found, so that a page that is opened can mark it. */
  terms: string[];
  /** Words of the query that no page has, as they are looked up. */
  missing: string[];
}

export interface SearchOptions {
  /** Name of the only section to look in. */
  section?: string;
  /** How many hits at most. */
  limit: number;
  /**
   * Which hits have an excerpt and lead to a heading; the best ones, unless told otherwise. See
   * `mostTexts`.
   */
  texts?: keyof typeof mostTexts;
}

/** The pages of an index that match a query, whichever of them are shown. */
export interface Ranked {
  index: IndexFiles;
  text: string;
  /** Those of every section, best first. */
  pages: readonly RankedPage[];
  /** What was looked for and found. */
  looked: readonly TermMatch[];
  missing: SearchResult['missing'];
  isOffline: SearchResult['isOffline'];
}

/** The section that ranks first for a name of code, and last for plain words. */
const referencesSection = 'References';
/** The section that says what things are. */
const conceptsSection = 'Concepts';
const partsAreWorth = 0.4;
const titleStarts = 1;
/** How much more it counts that a page has a rare word than a usual one. */
const weightOfRarity = 0.5;
const usualRarity = 4;
const leastRarity = 0.3;
/** A word that is being typed begins hundreds of terms; a page need not mark all of them. */
const mostTerms = 80;

/** A query that ends in one or two letters of a word. */
const beginsWord = /(?:^|\s)\S{1,2}$/;

/** How much it counts that a page has a word which so many pages have. */
const tellingBy = (having: number, pages: number): number => Math.max(leastRarity, rarity(having, pages) / usualRarity) ** weightOfRarity;

/**
 * Scores a name by its parts, in passages that have all of them.
 *
 * @param isUnknown true for a name that no page has: of a path of fields whose parts are on several
 *   pages, the last one will do
 */
function scoreOfParts(parts: readonly Scores[], isUnknown: boolean): Scores {
  const [first, ...rest] = parts;
  if (first === undefined) return new Map();
  const together = [...first].filter(([passage]) => rest.every((scores) => scores.has(passage)));
  const all = together.length > 0 || rest.length < 2 || !isUnknown ? together : [...(rest.at(-1) ?? [])];
  return new Map(
    all.map(([passage, {score}]) => {
      const least = Math.min(score, ...rest.flatMap((scores) => scores.get(passage)?.score ?? []));
      return [passage, {score: least * partsAreWorth, isName: false, isRow: false, isHeading: false}];
    }),
  );
}

function scoreOfWord(matches: WordMatches | undefined, scorer: TermScorer): Scores {
  const {whole = [], parts = []} = matches ?? {};
  const scores = new Map(scorer.score(whole));
  for (const [passage, found] of scoreOfParts(
    parts.map((matches) => scorer.score(matches)),
    whole.length === 0,
  )) {
    const known = scores.get(passage);
    if (known === undefined || known.score < found.score) scores.set(passage, found);
  }
  return scores;
}

/**
 * Scores titles that have a word. Titles are always loaded, so they serve for one or two letters,
 * which begin too many terms to fetch, and for a reader without a network.
 */
function scoreOfTitles({whole, open}: QueryWord, {titles, passages}: PageTable): Scores {
  const cards = firstPassages(passages);
  const fits = (term: string): boolean => term === whole || (open && term.startsWith(whole));
  const found = [...titles.keys()].filter((page) => tokenize(titles[page] ?? '').some(({term}) => fits(term)));
  return new Map(found.map((page) => [cards[page] ?? 0, {score: titleStarts, isName: false, isRow: false, isHeading: false}]));
}

/**
 * Whether the index would have a word if a page had it: it leaves out what says nothing, and what
 * nobody types.
 */
const isKnown = ({whole, open}: QueryWord): boolean =>
  isIndexed(whole) && !stopWords.has(whole) && !(open && (whole.length < shortestPrefix || isCutId(whole)));

/** Whether a term is among matches, such as those of some kinds. */
const isAmong = (matches: readonly TermMatch[]): ((term: string) => boolean) => {
  const terms = new Set(matches.map(({term}) => term));
  return (term) => terms.has(term);
};

const sectionOf = ({labels, sections}: PageTable, page: number): string => labels[sections[page] ?? -1] ?? '';

function countSections(ranked: readonly RankedPage[], table: PageTable): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const {page} of ranked) {
    const section = sectionOf(table, page);
    counts[section] = (counts[section] ?? 0) + 1;
  }
  return counts;
}

/**
 * Ranks the pages that match a query.
 *
 * @param text what the reader typed, by which the ranking is known again
 */
export function rankPages(index: IndexFiles, text: string, query: Query, matches: Matches): Ranked {
  const {table} = index;
  const pageOf = pagesOfPassages(table.passages);
  const scorer = new TermScorer(matches.postings, pageOf, query.kind, query.isSnake);
  const found = matches.words.flatMap(({whole, parts}) => [...whole, ...parts.flat()]);
  const isUnread = (word: QueryWord): boolean => [word.whole, ...word.parts].some((term) => matches.unread.includes(term));
  const scoresOf = (word: QueryWord, number: number): Scores => {
    const scores = scoreOfWord(matches.words[number], scorer);
    const isBrief = word.open && word.whole.length < shortestPrefix;
    return isBrief || isUnread(word) ? new Map([...scoreOfTitles(word, table), ...scores]) : scores;
  };
  const words = query.words.map((word, number) => {
    const own = (matches.words[number]?.whole ?? []).filter(({kind}) => kind !== 'prefix' && kind !== 'synonym');
    return {
      weight: word.weight,
      telling: word.weight * tellingBy(scorer.pagesWith(own), table.routes.length),
      scores: scoresOf(word, number),
    };
  });
  const pages = rank(
    {
      words,
      extras: matches.extras.map((terms) => scorer.score(terms)),
      phrase: query.extras.indexOf(query.phrase ?? ''),
      names: query.names,
      isMatch: isAmong(found.filter(({kind}) => kind === 'exact' || kind === 'stem')),
      kind: query.kind,
      ...(query.hint && {hint: {...query.hint, label: table.labels.indexOf(query.hint.label)}}),
      references: table.labels.indexOf(referencesSection),
      ...(query.asksWhatIs && {explaining: table.labels.indexOf(conceptsSection)}),
    },
    table,
    pageOf,
  );
  return {
    index,
    text,
    pages,
    looked: [...found, ...matches.extras.flat()],
    missing: query.words
      .filter((word, number) => words[number]?.scores.size === 0 && !isUnread(word) && isKnown(word))
      .map(({whole}) => whole),
    isOffline: matches.unread.length > 0,
  };
}

/** Reads what is shown of the best pages. */
export async function show(
  {index, text, pages, looked, missing, isOffline}: Ranked,
  {section, limit, texts: wanted = 'best'}: SearchOptions,
): Promise<SearchResult> {
  const {table} = index;
  const ranked = section === undefined ? pages : pages.filter(({page}) => sectionOf(table, page) === section);
  const isMatch = isAmong(looked);
  const shown = ranked.slice(0, limit);
  // While a word is begun, each further letter brings other hits.
  const isBegun = wanted === 'first' && beginsWord.test(text);
  const texts = textsToRead(shown, index, isBegun ? 0 : mostTexts[wanted]);
  const hits = await Promise.all(shown.map((page) => showHit(page, index, texts, isMatch)));
  return {
    total: ranked.length,
    hits,
    isOffline,
    isWhole: wanted !== 'known',
    sections: countSections(pages, table),
    terms: [...new Set(looked.map(({term}) => term))].slice(0, mostTerms),
    missing,
  };
}
