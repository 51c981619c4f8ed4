import {parseOptions} from '../lib/parse-options';
import {UsageError} from '../lib/usage-error';
import {RefusedByPolicy, writePolicy} from '../security-policy/site-policy';
import {brotliQuality, compressFiles} from './compress-files';
import {assertKeepable, keepAssets} from './keep-assets';
import {BuildFailure} from './whole-build/build-failure';

/** What may be chosen about finishing a build. */
export interface FinishOptions {
  /** Compresses as small as Brotli can, which takes more than a minute. */
  bestCompression: boolean;
  /** Folder of an earlier build whose scripts and styles the new one has, too. */
  keepAssets: string | undefined;
  /** Shows stacks and everything else that is known of an error. */
  verbose: boolean;
}

/**
 * Reads the command line of `npm run build`.
 *
 * @param args what follows `npm run build --`
 * @throws {UsageError} on an option that means nothing, or a folder without assets
 */
export function readFinishOptions(args: readonly string[]): FinishOptions {
  const kinds = {
    'best-compression': {type: 'boolean', default: false},
    'keep-assets': {type: 'string'},
    verbose: {type: 'boolean', default: false},
  } as const;
  const options = parseOptions(args, kinds, (message) => {
    throw new UsageError(message);
  });
  const {'best-compression': bestCompression, 'keep-assets': last, verbose} = options;
  if (last !== undefined) assertKeepable(last);
  return {bestCompression, verbose, keepAssets: last};
}

/**
 * What a finished site has beside Docusaurus's output: the assets of an earlier build where that is wanted, a security policy in
 * every page, and a compressed copy of each file.
 *
 * @param directory the built site
 * @throws {BuildFailure} where a page has something that the policy would break
 */
export async function finishBuild(directory: string, {bestCompression, keepAssets: last}: FinishOptions): Promise<void> {
  if (last !== undefined) console.log(`Kept ${keepAssets(last, directory)} files of ${last}/assets.`);
  try {
    writePolicy(directory);
  } catch (error) {
    throw error instanceof RefusedByPolicy ? new BuildFailure(error.message.replace(/\.$/, '')) : error;
  }
  const count = await compressFiles(directory, bestCompression ? brotliQuality.best : brotliQuality.usual);
  console.log(`Every page carries the security policy; ${count} files have compressed copies.`);
}
