import type {PageTable} from './index-format';
import {stopWords} from './stop-words';
import {normalize, readWords} from './tokenize';

/** What a page's title says, as queries are compared with it. */
export interface TitleNames {
  /** The whole title, normalized and in the singular. */
  whole: string;
  /** Its last part where it is a path: `sui::coin` is also found as `coin`. */
  last: string;
  /** Its words without stop words, as the index has them. */
  words: readonly string[];
}

/** Readers ask for a party object, and the page is called Party Objects. */
export const singular = (name: string): string => name.replace(/s$/, '');

/**
 * A generated title without its bracket: `CoinMetadata (GraphQL object)` is about `CoinMetadata`.
 */
const nameOfTitle = (title: string): string => title.replace(/\s*\(.*\)$/, '');

function read(title: string): TitleNames {
  const name = nameOfTitle(title);
  const words = readWords(name).flatMap((word) => (word.joined === undefined ? word.segments.map(({whole}) => whole) : [word.joined]));
  return {
    whole: singular(normalize(name)),
    last: singular(normalize(name.split('::').at(-1) ?? '')),
    words: words.filter((word) => !stopWords.has(word)),
  };
}

/** Titles are the same for every query, and reading them takes longer than comparing them. */
const readBefore = new WeakMap<PageTable, Map<number, TitleNames>>();

/** Reads the title of a page, once for each table. */
export function titleNames(table: PageTable, page: number): TitleNames {
  const known = readBefore.get(table) ?? new Map<number, TitleNames>();
  readBefore.set(table, known);
  const names = known.get(page) ?? read(table.titles[page] ?? '');
  known.set(page, names);
  return names;
}
