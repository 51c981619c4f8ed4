import {gather} from './gather';
import {pageKinds, type PageTable} from './index-format';
import {bestEntry, isMessage, shareOfHeading, tellingOf, wholePage} from './page-answer';
import {firstPassages} from './passages';
import type {RankInput} from './rank-input';
import type {QueryKind} from './query-kind';
import {singular, titleNames, type TitleNames} from './title-names';

/** A page that answers a query, and the passage that does it best. */
export interface RankedPage {
  page: number;
  passage: number;
  score: number;
}

/**
 * The share of the query's words that a page must have. With one word of two it may still be what
 * was meant.
 */
const leastCoverage = 0.5;
/** How much a page loses by the words that it lacks. */
const weightOfCoverage = 1.9;
/** Factor for a page whose title is exactly the query. */
const titleIsQuery = 4.2;
/** Factor for a page with a heading or a keyword that is exactly the query, of several words. */
const headingIsQuery = 1.5;
/** Factor for a list with an entry that is exactly the query. */
const entryIsQuery = 1.3;
/**
 * Factor for concepts, and for a list with such an entry, where the reader asks what something is.
 */
const explains = 2.6;
/**
 * How much a passage that is named after a word counts, where a title with no other words counts 1.
 */
const definition = 0.9;
/** How much a heading with all words of the query counts, on the same scale. */
const headed = 0.4;
/** How much less a title says of a message, whose words may be in any title. */
const titleOfErrors = 0.75;
const authored = {words: 1, identifier: 1, error: 1};
const reference = {words: 0.78, identifier: 1.05, error: 0.67};
const generated = {words: 0.27, identifier: 1.1, error: 0.5};
/**
 * For a page that answers with causes and cures. Most of its words and names are those of other
 * pages.
 */
const errorPages = {words: 0.36, identifier: 0.7, error: 1.65};
const outdated = 0.35;

function factorOf(page: number, isReference: boolean, query: QueryKind): number {
  const ofKind = page & pageKinds.errors ? errorPages : page & pageKinds.generated ? generated : isReference ? reference : authored;
  return ofKind[query] * (page & pageKinds.outdated ? outdated : 1);
}

/**
 * The share of a title's words that the query matched: the fewer other words, the likelier it is
 * the page that was meant.
 */
const shareOfTitle = ({words}: TitleNames, isMatch: (term: string) => boolean): number =>
  words.length === 0 ? 0 : words.filter(isMatch).length / words.length;

/**
 * The pages that answer a query, best first; each page once, with its best passage.
 *
 * A page's score is the sum of each word's best score on the page. It is higher where one passage
 * has several of the words, lower where words are missing, and is multiplied by a factor for the
 * kind of page.
 *
 * @param pageOf passage → page
 */
export function rank(input: RankInput, table: PageTable, pageOf: Uint32Array): RankedPage[] {
  const {words, names, isMatch, kind: query, hint, explaining} = input;
  const cards = firstPassages(table.passages);
  const telling = tellingOf(words);
  const wanted = new Set([...names].map(singular));
  const hinted = singular(hint?.name ?? '');
  const ranked: RankedPage[] = [];
  for (const [page, {best, all, extra, passages, defines, isCalled}] of gather(input, pageOf)) {
    const kind = table.kinds[page] ?? 0;
    const asked = kind & pageKinds.errors && isMessage(passages, words) ? 'error' : query;
    const {
      passage,
      sum,
      coverage,
      share: found,
    } = kind & pageKinds.entries
      ? bestEntry(passages, cards[page] ?? 0, telling)
      : wholePage({best, all, extra, passages}, cards[page] ?? 0, input);
    if (found < leastCoverage) continue;
    const title = titleNames(table, page);
    const isHinted = hint !== undefined && (table.trails[page] ?? []).includes(hint.label) && [title.whole, title.last].includes(hinted);
    const isNamed =
      isHinted || ((query !== 'words' || !(kind & pageKinds.generated)) && (wanted.has(title.whole) || wanted.has(title.last)));
    const headingHas = shareOfHeading(passages, words);
    const isList = (kind & pageKinds.entries) !== 0 && (kind & pageKinds.errors) === 0;
    // Misspelt, or in other forms, the words of an entry's heading are its name all the same.
    const isMeant = isCalled || (isList && headingHas >= 1);
    const share = shareOfTitle(title, isMatch) * (query === 'error' ? titleOfErrors : 1);
    const fit =
      (1 + Math.max(share, defines ? definition : 0, headed * headingHas)) * (isNamed ? titleIsQuery : isMeant ? headingIsQuery : 1);
    const isEntry = isList && (isMeant || (words.length === 1 && defines));
    const score =
      sum *
      coverage ** weightOfCoverage *
      fit *
      (isEntry ? entryIsQuery : 1) *
      (explaining !== undefined && (isEntry || table.sections[page] === explaining) ? explains : 1) *
      factorOf(kind, table.sections[page] === input.references, isHinted ? 'identifier' : asked);
    // A module's own path, such as sui::coin, leads to its top, and not to the struct that has the
    // same name.
    ranked.push({page, passage: wanted.has(title.whole) ? (cards[page] ?? passage) : passage, score});
  }
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}
