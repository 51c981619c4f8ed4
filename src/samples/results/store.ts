import * as z from 'zod';
import {ownerFiles} from './owner-files';

/**
 * Where results are kept, from the repository's top. Pages are compiled again when theirs change.
 */
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

const files = ownerFiles<Results>(resultsFolder, z.record(z.string(), sampleResult));

/** The file with the results of a page or of a sample file. */
export const resultsFile = files.file;

/** The results of a page or of a sample file; none where nothing was checked. */
export const readResults = (siteDir: string, owner: string): Results => files.read(siteDir, owner) ?? {};

/**
 * Writes the results of a whole run. Files whose results are the same stay untouched, and those of
 * owners that are gone are removed.
 */
export const writeResults = files.write;
