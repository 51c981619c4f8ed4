import {correctionKeys} from './correction-keys';
import {UnreachableError, type IndexFiles} from './index-files';
import {unpackPostings, type Postings, type TermsFile} from './index-format';
import {shortestWordWithTypos} from './typo';
import {familyPrefix, lowerBound, matchTerms, matchTypos, shortestPrefix, type TermMatch} from './match-terms';
import type {Query, QueryWord} from './query';

/**
 * The terms that match a word: as a whole, with its synonyms and corrections, and for each of its
 * parts.
 */
export interface WordMatches {
  whole: TermMatch[];
  parts: TermMatch[][];
}

export interface Matches {
  words: WordMatches[];
  extras: TermMatch[][];
  /** Words whose files could not be read because there was no network. */
  unread: string[];
  /** Postings of every term in the matches. */
  postings: Map<string, Postings>;
}

/**
 * Terms with one prefix may fill more files than this; the further ones are left out, to keep a
 * query small.
 */
const mostFilesOfWord = 2;
/** How many files of terms a query may ask for. What was read before costs nothing. */
const mostFiles = 6;

/** Number of the file that an entry is in, found from the first entry of each file. */
function fileWith(firstEntries: readonly string[], entry: string): number {
  const index = lowerBound(firstEntries, entry);
  return firstEntries[index] === entry ? index : Math.max(index - 1, 0);
}

/**
 * Numbers of the files with the terms from `start` to `word` and, where `open`, with all terms that
 * begin with `word`.
 */
export function filesOf(firstTerms: readonly string[], word: string, start: string, open: boolean): number[] {
  const fileOf = (term: string): number => fileWith(firstTerms, term);
  const own = fileOf(word);
  const last = fileOf(`${open ? word : start}\u{10FFFF}`);
  const numbers = [own, ...range(own + 1, last), ...range(fileOf(start), own - 1)];
  return [...new Set(numbers)].slice(0, mostFilesOfWord);
}

const range = (from: number, to: number): number[] => Array.from({length: Math.max(to - from + 1, 0)}, (_, index) => from + index);

/** Finds the terms of the index that fit a query's words, and reads their postings. */
export class Lookup {
  readonly #index: IndexFiles;
  readonly #postings = new Map<string, Postings>();
  readonly #unread = new Set<string>();
  /** The files of terms that this query reads. */
  readonly #planned = new Set<number>();

  constructor(index: IndexFiles) {
    this.#index = index;
  }

  /**
   * Everything in the index that matches a query. Corrections of a word are tried only where the
   * word itself matches nothing.
   */
  async find(query: Query): Promise<Matches> {
    this.#plan(query);
    const {words, extras} = query;
    // At once, for each wait is a round trip.
    const [foundWords, foundExtras] = await Promise.all([
      Promise.all(words.map((word) => this.#word(word))),
      Promise.all(extras.map((word) => this.#terms(word, false))),
    ]);
    return {words: foundWords, extras: foundExtras, unread: [...this.#unread], postings: this.#postings};
  }

  /**
   * Decides which files to ask for: those with the words themselves first, then those with their
   * parts, with pairs of words, with other forms of the words, and with synonyms.
   */
  #plan({words, extras}: Query): void {
    const filesFor = (word: string, open: boolean): number[] => filesOf(this.#index.table.terms, word, familyPrefix(word), open);
    // One letter is hardly a word, and two may be one; what begins with them is looked for among
    // the titles.
    const worth = ({whole, open}: QueryWord): number => (open && whole.length < shortestPrefix ? whole.length - 1 : mostFilesOfWord);
    const wholes = words.map((word) => filesFor(word.whole, word.open).slice(0, worth(word)));
    const inOrder = [
      ...wholes.flatMap((files) => files.slice(0, 1)),
      ...words.flatMap(({parts}) => parts.flatMap((part) => filesFor(part, false).slice(0, 1))),
      ...extras.flatMap((extra) => filesFor(extra, false).slice(0, 1)),
      ...wholes.flatMap((files) => files.slice(1)),
      ...words.flatMap(({alternatives}) => alternatives.flatMap((word) => filesFor(word, false).slice(0, 1))),
    ];
    let left = mostFiles;
    for (const file of new Set(inOrder)) {
      if (!this.#index.hasTerms(file)) {
        if (left === 0) continue;
        left -= 1;
      }
      this.#planned.add(file);
    }
  }

  async #word({whole, parts, open, alternatives, isLastResort = false}: QueryWord): Promise<WordMatches> {
    const [own, ofParts, others] = await Promise.all([
      this.#terms(whole, open),
      Promise.all(parts.map((part, index) => this.#terms(part, open && index === parts.length - 1))),
      Promise.all(alternatives.map((word) => this.#terms(word, false))),
    ]);
    const synonyms = isLastResort && own.length > 0 ? [] : others.flat().map(({term}): TermMatch => ({term, kind: 'synonym'}));
    const partsFound = ofParts.length > 0 && ofParts.every((matches) => matches.length > 0);
    const typos =
      own.length === 0 && !partsFound && synonyms.length === 0 && whole.length >= shortestWordWithTypos
        ? await this.#typos(whole, open)
        : [];
    return {whole: [...own, ...typos, ...synonyms], parts: partsFound ? ofParts : []};
  }

  async #terms(word: string, open: boolean): Promise<TermMatch[]> {
    const files = filesOf(this.#index.table.terms, word, familyPrefix(word), open);
    const found = await this.#read(
      word,
      files.filter((file) => this.#planned.has(file)),
    );
    const matches = matchTerms(
      word,
      found.flatMap(({terms}) => terms),
      open,
    );
    for (const {term} of matches) this.#keep(term, found);
    return matches;
  }

  async #postingsOf(term: string): Promise<void> {
    this.#keep(term, await this.#read(term, filesOf(this.#index.table.terms, term, term, false).slice(0, 1)));
  }

  async #read(word: string, numbers: readonly number[]): Promise<TermsFile[]> {
    const inOrder = [...numbers].sort((a, b) => a - b);
    const read = await Promise.all(inOrder.map((number) => this.#offline(word, this.#index.terms(number))));
    return read.filter((file) => file !== undefined);
  }

  #keep(term: string, found: readonly TermsFile[]): void {
    for (const {terms, postings} of found) {
      const at = lowerBound(terms, term);
      if (terms[at] === term) this.#postings.set(term, unpackPostings(postings[at] ?? []));
    }
  }

  /** What was read, or undefined without a network. Any other failure is thrown on. */
  async #offline<T>(word: string, reading: Promise<T>): Promise<T | undefined> {
    try {
      return await reading;
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
      this.#unread.add(word);
      return undefined;
    }
  }

  /** The terms that share a key with a misspelt word. */
  async #corrections(word: string, key: string): Promise<string[]> {
    const number = fileWith(this.#index.table.corrections, key);
    const file = await this.#offline(word, this.#index.corrections(number));
    return file?.terms[file.keys.indexOf(key)]?.split(' ') ?? [];
  }

  async #typos(word: string, open: boolean): Promise<TermMatch[]> {
    const vocabulary = await Promise.all(correctionKeys(word).map((key) => this.#corrections(word, key)));
    const typos = matchTypos(word, [...new Set(vocabulary.flat())].sort(), open);
    await Promise.all(typos.map(({term}) => this.#postingsOf(term)));
    return typos.filter(({term}) => this.#postings.has(term));
  }
}
