import {rankPages, show, type Ranked, type SearchOptions, type SearchResult} from './answer';
import {IndexFiles, UnreachableError, type ReadFile} from './index-files';
import {Lookup} from './lookup';
import {unpackMessageWords} from './message-words';
import {readQuery} from './query';

/** Answers queries from the files of the index, of which it reads only those that a query needs. */
export class SearchEngine {
  readonly #read: ReadFile;
  #index: Promise<IndexFiles> | undefined;
  #last: Ranked | undefined;

  constructor(read: ReadFile) {
    this.#read = read;
  }

  /**
   * Reads what every query needs. Throws where the index is missing or damaged; the next call tries
   * again.
   */
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
      return await this.#answer(index, text, options);
    } catch (error) {
      if (error instanceof UnreachableError) throw error;
      // A newer site was deployed and this index's files are gone, or one read failed: try once
      // more from the start.
      this.#index = undefined;
      return this.#answer(await this.open(), text, options);
    }
  }

  /**
   * A query that is asked again, for its texts or a section, keeps its ranking, even where files
   * that were read meanwhile would give more.
   */
  async #answer(index: IndexFiles, text: string, options: SearchOptions): Promise<SearchResult> {
    const known = this.#last?.index === index && this.#last.text === text ? this.#last : undefined;
    const ranked = known ?? (await this.#rank(index, text));
    // Without a network, another try may find more.
    this.#last = ranked.isOffline ? undefined : ranked;
    return show(ranked, options);
  }

  async #rank(index: IndexFiles, text: string): Promise<Ranked> {
    const query = readQuery(text, unpackMessageWords(index.table.messages));
    return rankPages(index, text, query, await new Lookup(index).find(query));
  }
}
