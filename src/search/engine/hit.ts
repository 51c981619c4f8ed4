import {excerpt, markText, type MarkedText} from './excerpt';
import {UnreachableError, type IndexFiles} from './index-files';
import {pageKinds, type PageTable, type TextFile} from './index-format';
import type {RankedPage} from './rank';

/** One page that answers a query. */
export interface Hit {
  /** The passage's number: no two hits have the same. */
  id: number;
  /** Root-relative, without the site's base URL. */
  route: string;
  /** With its `#`; empty for the top of the page. */
  anchor: string;
  title: MarkedText;
  /** Heading of the passage; absent where it is the page's beginning. */
  heading?: MarkedText;
  /** Section, and the categories in it. */
  trail: string[];
  excerpt: MarkedText;
  /** The declaration of what the heading names, on a generated page. */
  signature?: MarkedText;
}

const excerptLength = 160;

/**
 * The text file that has a passage, and its position there, given how many passages each file has.
 */
export function placeOfPassage(texts: readonly number[], passage: number): {file: number; offset: number} {
  let offset = passage;
  for (const [file, count] of texts.entries()) {
    if (offset < count) return {file, offset};
    offset -= count;
  }
  throw new RangeError(`there is no passage ${passage}`);
}

const labelsOf = ({labels, sections, trails}: PageTable, page: number): string[] =>
  [sections[page] ?? -1, ...(trails[page] ?? [])].flatMap((label) => labels[label] ?? []);

/** The passages of a file, or none without a network: the hit is then shown without its excerpt. */
async function readText(index: IndexFiles, file: number): Promise<TextFile> {
  try {
    return await index.text(file);
  } catch (error) {
    if (error instanceof UnreachableError) return [];
    throw error;
  }
}

/** True for a heading that is one name of code, such as that of a function. */
const isOneName = (heading: string): boolean => /^[\p{L}_$][^\s]*$/u.test(heading);

/** The beginning of a passage's code, which on a generated page is the declaration. */
function cutCode(code: string): string {
  if (code.length <= excerptLength) return code;
  const end = code.lastIndexOf(' ', excerptLength);
  return `${code.slice(0, end > 0 ? end : excerptLength)} …`;
}

/**
 * How many text files a query may ask for beyond those that were read before: none while the reader
 * is typing, that of the first hit in a short pause, those of the best hits, or, on a page that the
 * reader stays on, those of all. A hit whose passage is in another file is shown by its names and
 * its trail.
 */
export const mostTexts = {known: 0, first: 1, best: 4, all: Infinity} as const;

/**
 * Numbers of the text files to read for ranked pages: those read before, and of the others those of
 * the best pages.
 *
 * @param most how many of the others
 */
export function textsToRead(ranked: readonly RankedPage[], index: Pick<IndexFiles, 'table' | 'hasText'>, most: number): Set<number> {
  const wanted = new Set(ranked.map(({passage}) => placeOfPassage(index.table.texts, passage).file));
  const known = [...wanted].filter((file) => index.hasText(file));
  const others = [...wanted].filter((file) => !index.hasText(file));
  return new Set([...known, ...others.slice(0, most)]);
}

/**
 * Reads what is shown of a ranked page: names, trail and an excerpt, each with what the query
 * matched.
 *
 * @param texts the text files that may be read
 */
export async function showHit(
  {page, passage}: RankedPage,
  index: IndexFiles,
  texts: ReadonlySet<number>,
  isMatch: (term: string) => boolean,
): Promise<Hit> {
  const {table} = index;
  const {file, offset} = placeOfPassage(table.texts, passage);
  const [anchor, heading, text, code] = (texts.has(file) ? await readText(index, file) : [])[offset] ?? ['', '', '', ''];
  const isDeclared = ((table.kinds[page] ?? 0) & (pageKinds.generated | pageKinds.errors)) === pageKinds.generated && isOneName(heading);
  const ofText = excerpt(text, isMatch, excerptLength);
  const ofCode = ofText.marks.length === 0 ? excerpt(code, isMatch, excerptLength) : ofText;
  return {
    id: passage,
    route: table.routes[page] ?? '/',
    anchor: anchor === '' ? '' : `#${anchor}`,
    title: markText(table.titles[page] ?? '', isMatch),
    ...(heading === '' ? {} : {heading: markText(heading, isMatch)}),
    trail: labelsOf(table, page),
    excerpt: ofCode.marks.length > 0 || text === '' ? ofCode : ofText,
    ...(isDeclared && code !== '' ? {signature: markText(cutCode(code), isMatch)} : {}),
  };
}
