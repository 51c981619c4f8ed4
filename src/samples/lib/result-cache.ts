import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';

/** Where results of earlier runs are kept, from the repository's top. */
export const cacheDir = 'node_modules/.cache/samples';

/** Results of earlier runs, by the digest of what was checked. */
export interface ResultCache<Result> {
  get(key: string): Result | undefined;
  set(key: string, result: Result): void;
  /** Writes the results to disk. Does nothing where no result is new. */
  save(): void;
}

/** Writes a file in one step, by renaming: another process reads either the whole file or none. */
function writeAtOnce(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/**
 * Opens a cache of results. They are valid as long as `stamp` is the same: a digest of everything
 * besides the sample itself that decides what a check finds (tools, options, the checker's own
 * source). With another stamp the cache starts empty.
 *
 * @param file the cache's file, absolute
 * @param result shape of a result; a file of another shape counts as none
 */
export function openResultCache<Result>(file: string, stamp: string, result: z.ZodType<Result>): ResultCache<Result> {
  const shape = z.object({stamp: z.literal(stamp), results: z.record(z.string(), result)});
  const stored = existsSync(file) ? shape.safeParse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  const results = new Map(stored?.success ? Object.entries(stored.data.results) : []);
  let changed = false;
  return {
    get: (key) => results.get(key),
    set: (key, value) => {
      results.set(key, value);
      changed = true;
    },
    save: () => {
      if (changed) writeAtOnce(file, JSON.stringify({stamp, results: Object.fromEntries(results)}));
      changed = false;
    },
  };
}
