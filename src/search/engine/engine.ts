import {mostTexts, showHit, textsToRead, type Hit} from './hit';
import {IndexFiles, UnreachableError, type ReadFile} from './index-files';
import type {PageTable} from './index-format';
import {shortestPrefix, type TermMatch} from './match-terms';
import {Lookup, type WordMatches} from './lookup';
import {readQuery, type QueryWord} from './query';
import {firstPassages, rank, type RankedPage} from './rank';
import {tokenize} from './tokenize';
import {TermScorer, type Scores} from './score-terms';

export interface SearchResult {
  /** How many pages match; `hits` has the best of them. */
  total: number;
  hits: Hit[];
  /** True where the network did not answer: then only titles and files that were read before are searched. */
  isOffline: boolean;
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
  /** Whether all hits have an excerpt, as on a page that a reader stays on; else the best have, because each costs a request. */
  allTexts?: boolean;
}

/** The section that ranks first for a name of code, and last for plain words. */
const referencesSection = 'References';
/** The section that says what things are. */
const conceptsSection = 'Concepts';
const partsAreWorth = 0.4;
const titleStarts = 1;
/** A word that is being typed begins hundreds of terms; a page need not mark all of them. */
const mostTerms = 80;

/** Scores a name by its parts, in passages that have all of them. */
function scoreOfParts(parts: readonly Scores[]): Scores {
  const [first, ...rest] = parts;
  if (first === undefined) return new Map();
  const all = [...first].filter(([passage]) => rest.every((scores) => scores.has(passage)));
  return new Map(
    all.map(([passage, {score}]) => {
      const least = Math.min(score, ...rest.map((scores) => scores.get(passage)?.score ?? 0));
      return [passage, {score: least * partsAreWorth, isName: false, isRow: false}];
    }),
  );
}

function scoreOfWord(matches: WordMatches | undefined, scorer: TermScorer): Scores {
  const {whole = [], parts = []} = matches ?? {};
  const scores = new Map(scorer.score(whole));
  for (const [passage, found] of scoreOfParts(parts.map((matches) => scorer.score(matches)))) {
    const known = scores.get(passage);
    if (known === undefined || known.score < found.score) scores.set(passage, found);
  }
  return scores;
}

/**
 * Scores titles that have a word. Titles are always loaded, so they serve for one or two letters, which begin too many terms
 * to fetch, and for a reader without a network.
 */
function scoreOfTitles({whole, open}: QueryWord, {titles, passages}: PageTable): Scores {
  const cards = firstPassages(passages);
  const fits = (term: string): boolean => term === whole || (open && term.startsWith(whole));
  const found = [...titles.keys()].filter((page) => tokenize(titles[page] ?? '').some(({term}) => fits(term)));
  return new Map(found.map((page) => [cards[page] ?? 0, {score: titleStarts, isName: false, isRow: false}]));
}

/** Whether a term is among matches, such as those of some kinds. */
const isAmong = (matches: readonly TermMatch[]): ((term: string) => boolean) => {
  const terms = new Set(matches.map(({term}) => term));
  return (term) => terms.has(term);
};

/** Answers queries from the files of the index, of which it reads only those that a query needs. */
export class SearchEngine {
  readonly #read: ReadFile;
  #index: Promise<IndexFiles> | undefined;

  constructor(read: ReadFile) {
    this.#read = read;
  }

  /** Reads what every query needs. Throws where the index is missing or damaged; the next call tries again. */
  async open(): Promise<IndexFiles> {
    if (this.#index === undefined) {
      this.#index = IndexFiles.open(this.#read);
      this.#index.catch(() => (this.#index = undefined));
    }
    return this.#index;
  }

  /**
   * The pages that answer a query, best first.
   *
   * @throws where the index is missing or damaged
   */
  async search(text: string, options: SearchOptions): Promise<SearchResult> {
    const index = await this.open();
    try {
      return await answer(index, text, options);
    } catch (error) {
      if (error instanceof UnreachableError) throw error;
      // A newer site was deployed and this index's files are gone, or one read failed: try once more from the start.
      this.#index = undefined;
      return answer(await this.open(), text, options);
    }
  }
}

const sectionOf = ({labels, sections}: PageTable, page: number): string => labels[sections[page] ?? -1] ?? '';

function countSections(ranked: readonly RankedPage[], table: PageTable): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const {page} of ranked) {
    const section = sectionOf(table, page);
    counts[section] = (counts[section] ?? 0) + 1;
  }
  return counts;
}

async function answer(index: IndexFiles, text: string, {section, limit, allTexts = false}: SearchOptions): Promise<SearchResult> {
  const {table} = index;
  const query = readQuery(text);
  const matches = await new Lookup(index).find(query);
  const scorer = new TermScorer(
    matches.postings,
    table.passages.reduce((sum, count) => sum + count, 0),
    query.kind,
  );
  const found = matches.words.flatMap(({whole, parts}) => [...whole, ...parts.flat()]);
  const isUnread = (word: QueryWord): boolean => [word.whole, ...word.parts].some((term) => matches.unread.includes(term));
  const scoresOf = (word: QueryWord, number: number): Scores => {
    const scores = scoreOfWord(matches.words[number], scorer);
    const isBrief = word.open && word.whole.length < shortestPrefix;
    return isBrief || isUnread(word) ? new Map([...scoreOfTitles(word, table), ...scores]) : scores;
  };
  const words = query.words.map((word, number) => ({weight: word.weight, scores: scoresOf(word, number)}));
  const everywhere = rank(
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
  );
  const ranked = section === undefined ? everywhere : everywhere.filter(({page}) => sectionOf(table, page) === section);
  const looked = [...found, ...matches.extras.flat()];
  const isMatch = isAmong(looked);
  const shown = ranked.slice(0, limit);
  const isBegun = query.words.some(({open}, number) => open && !matches.words[number]?.whole.some(({kind}) => kind === 'exact'));
  const texts = textsToRead(shown, index, allTexts ? limit : isBegun ? mostTexts.begun : mostTexts.whole);
  const hits = await Promise.all(shown.map((page) => showHit(page, index, texts, isMatch)));
  return {
    total: ranked.length,
    hits,
    isOffline: matches.unread.length > 0,
    sections: countSections(everywhere, table),
    terms: [...new Set(looked.map(({term}) => term))].slice(0, mostTerms),
    missing: query.words.filter((word, number) => words[number]?.scores.size === 0 && !isUnread(word)).map(({whole}) => whole),
  };
}
