import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** Where results are kept, from the repository's top. Pages are compiled again when theirs change. */
export const resultsFolder = '.docusaurus/sample-results';

/** What a check found, as readers are told. */
const sampleResult = z.object({
  /** What checked the sample, such as "Compiled with Sui Move 1.71.1". */
  label: z.string(),
  /** How many unit tests of the sample's package passed; absent where it belongs to no package. */
  tests: z.number().optional(),
});

export type SampleResult = z.infer<typeof sampleResult>;

/** Results by the sample's key. */
export type Results = Readonly<Record<string, SampleResult>>;

const shape = z.record(z.string(), sampleResult);

/** The file with the results of a page or of a sample file. */
export const resultsFile = (siteDir: string, owner: string): string => path.join(siteDir, resultsFolder, `${owner}.json`);

/** The results of a page or of a sample file; none where nothing was checked. */
export function readResults(siteDir: string, owner: string): Results {
  const file = resultsFile(siteDir, owner);
  return existsSync(file) ? shape.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Writes the results of a whole run. Files whose results are the same stay untouched, and those of owners that are gone are removed. */
export function writeResults(siteDir: string, byOwner: ReadonlyMap<string, Results>): void {
  const folder = path.join(siteDir, resultsFolder);
  mkdirSync(folder, {recursive: true});
  const kept = new Set([...byOwner.keys()].map((owner) => path.normalize(`${owner}.json`)));
  for (const entry of readdirSync(folder, {recursive: true, encoding: 'utf8'}))
    if (entry.endsWith('.json') && !kept.has(entry)) rmSync(path.join(folder, entry));
  for (const [owner, results] of byOwner) {
    const file = resultsFile(siteDir, owner);
    const text = JSON.stringify(results);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}
