import {gzipSync} from 'node:zlib';
import {SearchEngine} from '../../src/search/engine/engine';
import {entryFile, files} from '../../src/search/engine/index-format';

/** An index: what is sent for a file, and what is in it. */
export interface IndexToWeigh {
  read: (file: string) => string;
  contents: (file: string) => string;
}

/** What somebody's first query asks for, once the page table is there. */
export interface Cost {
  query: string;
  /** Files besides the entry and the page table. */
  asked: readonly string[];
  /** Their bytes, with gzip. */
  bytes: number;
  /** How many of these files were asked for only after others had come. */
  rounds: number;
  /** Bytes of the page table, with gzip. */
  table: number;
}

const listed = 6;

/** Comes when nothing more can happen without another file. */
const quiet = (): Promise<false> =>
  new Promise((resolve) => {
    setImmediate(resolve, false);
  });

/** Asks an index each query, as its reader's first one, and says what that costs. */
export async function costsOf(queries: readonly string[], {read, contents}: IndexToWeigh): Promise<Cost[]> {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? gzipSync(read(file)).length;
    sizes.set(file, size);
    return size;
  };
  // Each query starts an engine of its own; what it reads is parsed once for all of them.
  const parsed = new Map<string, unknown>();
  const parse = (file: string): unknown => {
    if (!parsed.has(file)) parsed.set(file, JSON.parse(contents(file)));
    return parsed.get(file);
  };
  const costs: Cost[] = [];
  for (const query of queries) {
    const asked: string[] = [];
    let table = '';
    let open: (() => void)[] = [];
    const engine = new SearchEngine((file) => {
      if (file === entryFile || file.endsWith(files.pages)) {
        table = file;
        return Promise.resolve(parse(file));
      }
      asked.push(file);
      return new Promise((resolve) => {
        open.push(() => {
          resolve(parse(file));
        });
      });
    });
    const answer = engine.search(query, {limit: listed}).then(() => true);
    let rounds = 0;
    while (!(await Promise.race([answer, quiet()]))) {
      if (open.length > 0) rounds += 1;
      const round = open;
      open = [];
      for (const arrive of round) arrive();
    }
    costs.push({query, asked, bytes: asked.reduce((sum, file) => sum + sizeOf(file), 0), rounds, table: sizeOf(table)});
  }
  return costs;
}
