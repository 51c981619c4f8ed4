/** Version of the files' form; the browser refuses any other. */
export const formatVersion = 4;

/** Folder of the index in the built site; not `search`, which is the results page. */
export const indexFolder = 'search-index';

/**
 * The one file with a fixed name: it names the folder of the current index. All others are sealed
 * (`seal.ts`).
 */
export const entryFile = 'entry.json';

/**
 * The indexed fields of a passage, the one that says most about it first. `name` is a heading as
 * one term; `row` has what the rows of its tables describe: options, fields, error codes. `snake`
 * has the names and rows that are written with underscores, as `gas_used` is the same term as
 * `gasUsed`.
 */
export const fields = ['title', 'name', 'row', 'heading', 'keywords', 'description', 'text', 'code', 'snake', 'output'] as const;
export type Field = (typeof fields)[number];

/** Contents of `entry.json`. */
export interface Entry {
  version: number;
  /**
   * A hash of every other file, and the folder they are in: a file that was fetched once never
   * changes.
   */
  directory: string;
}

/** Contents of `pages.json`, column by column: what every query needs. */
export interface PageTable {
  version: number;
  routes: string[];
  titles: string[];
  /** Names that trails and sections are made of. */
  labels: string[];
  /** Labels of the categories above the page, outermost first. */
  trails: number[][];
  /** Label of the page's section; -1 for a page in none. */
  sections: number[];
  /** See `pageKinds`. */
  kinds: number[];
  /**
   * How many passages each page has; passages are numbered across the site. The first one of each
   * page is its card: title, keywords and description, which belong to the whole page.
   */
  passages: number[];
  /** How many passages each text file has. */
  texts: number[];
  /** Words of the messages in the error reference, by rarity (see `packMessageWords`). */
  messages: string[];
  /** The first term of each terms file. */
  terms: string[];
  /** The first key of each corrections file. */
  corrections: string[];
}

/** Bits of a page's kind; a page of entries has passages that are about different things. */
export const pageKinds = {generated: 1, outdated: 2, errors: 4, entries: 8} as const;

/** Contents of a terms file: the sorted terms, and for each its postings (see `packPostings`). */
export interface TermsFile {
  terms: string[];
  postings: number[][];
}

/**
 * Contents of a corrections file: sorted keys (see `correctionKeys`), and for each key the terms
 * that have it, separated by spaces. A misspelt word with the same key may mean one of them.
 */
export interface CorrectionsFile {
  keys: string[];
  terms: string[];
}

/** Anchor, heading, running text, code. */
export type PassageText = [anchor: string, heading: string, text: string, code: string];

/** Contents of a text file: passages in order. */
export type TextFile = PassageText[];

export const files = {
  pages: 'pages.json',
  terms: (index: number): string => `terms-${index}.json`,
  corrections: (index: number): string => `corrections-${index}.json`,
  text: (index: number): string => `text-${index}.json`,
};

/** Field number → passage number → how often the term occurs there. */
export type Postings = Record<string, Record<string, number>>;

/**
 * Postings as few small numbers: for each field its number, how many passages follow, and for each
 * the distance to the one before, doubled, plus one where a frequency above 1 follows.
 */
export function packPostings(postings: Postings): number[] {
  return Object.entries(postings).flatMap(([field, passages]) => {
    const packed = [Number(field), Object.keys(passages).length];
    let previous = 0;
    for (const [passage, frequency] of Object.entries(passages)) {
      const distance = (Number(passage) - previous) * 2;
      if (frequency > 1) packed.push(distance + 1, frequency);
      else packed.push(distance);
      previous = Number(passage);
    }
    return packed;
  });
}

/** The inverse of `packPostings`. */
export function unpackPostings(packed: readonly number[]): Postings {
  const numbers = packed.values();
  const next = (): number => {
    const {value, done} = numbers.next();
    if (done === true) throw new Error('postings end too early');
    return value;
  };
  const postings: Postings = {};
  for (let field = numbers.next(); field.done !== true; field = numbers.next()) {
    const passages: Record<string, number> = {};
    let passage = 0;
    for (let left = next(); left > 0; left -= 1) {
      const step = next();
      passage += step >> 1;
      passages[passage] = step % 2 === 1 ? next() : 1;
    }
    postings[field.value] = passages;
  }
  return postings;
}
