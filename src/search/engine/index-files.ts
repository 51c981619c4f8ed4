import {DamagedIndexError} from './damaged-index-error';
import {
  entryFile,
  files,
  formatVersion,
  type CorrectionsFile,
  type Entry,
  type PageTable,
  type TermsFile,
  type TextFile,
} from './index-format';

/**
 * Reads the contents of one file of the index. With `fresh`, a cached copy is only used when the
 * network does not answer. Throws `UnreachableError` without a network, and another error where the
 * file is missing or damaged.
 */
export type ReadFile = (file: string, options: {fresh: boolean}) => Promise<unknown>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function check(file: string, value: unknown, isWhole: (value: Record<string, unknown>) => boolean): void {
  if (!isRecord(value) || !isWhole(value)) throw new DamagedIndexError(`${file} is not a file of this search index`);
}

/** There is no network, and the file was not read before. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

async function readEntry(read: ReadFile): Promise<Entry> {
  const entry = await read(entryFile, {fresh: true});
  check(entryFile, entry, ({version, directory}) => version === formatVersion && typeof directory === 'string');
  return entry as Entry;
}

/** One version of the index. Each file is read when it is first needed, and only once. */
export class IndexFiles {
  readonly #read: ReadFile;
  readonly #directory: string;
  readonly #files = new Map<string, Promise<unknown>>();
  readonly table: PageTable;

  private constructor(read: ReadFile, directory: string, table: PageTable) {
    this.#read = read;
    this.#directory = directory;
    this.table = table;
  }

  /**
   * Reads what every query needs.
   *
   * @throws {DamagedIndexError} where a file has another form; errors of `read` pass through
   */
  static async open(read: ReadFile): Promise<IndexFiles> {
    // A proxy may give another file once; the entry file has no seal by which the reader could
    // tell.
    const {directory} = await readEntry(read).catch((error: unknown) => {
      if (error instanceof DamagedIndexError) return readEntry(read);
      throw error;
    });
    const table = await read(`${directory}/${files.pages}`, {fresh: false});
    check(
      files.pages,
      table,
      ({version, ...columns}) => version === formatVersion && Object.values(columns).every(Array.isArray) && 'routes' in columns,
    );
    return new IndexFiles(read, directory, table as PageTable);
  }

  /** @throws like `open` */
  async terms(index: number): Promise<TermsFile> {
    const file = files.terms(index);
    const read = await this.#once(file);
    check(file, read, ({terms, postings}) => Array.isArray(terms) && Array.isArray(postings));
    return read as TermsFile;
  }

  /** Whether a terms file was asked for before. */
  hasTerms(index: number): boolean {
    return this.#files.has(files.terms(index));
  }

  /** Whether a text file was asked for before. */
  hasText(index: number): boolean {
    return this.#files.has(files.text(index));
  }

  /** @throws like `open` */
  async text(index: number): Promise<TextFile> {
    const file = files.text(index);
    const read = await this.#once(file);
    check(file, read, Array.isArray);
    return read as TextFile;
  }

  /** @throws like `open` */
  async corrections(index: number): Promise<CorrectionsFile> {
    const file = files.corrections(index);
    const read = await this.#once(file);
    check(file, read, ({keys, terms}) => Array.isArray(keys) && Array.isArray(terms));
    return read as CorrectionsFile;
  }

  #once(file: string): Promise<unknown> {
    const known = this.#files.get(file);
    if (known !== undefined) return known;
    const reading = this.#read(`${this.#directory}/${file}`, {fresh: false});
    this.#files.set(file, reading);
    // A failed read is tried again by the next query.
    reading.catch(() => this.#files.delete(file));
    return reading;
  }
}
