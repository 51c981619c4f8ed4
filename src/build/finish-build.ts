import {parseOptions} from '../lib/parse-options';
import {UsageError} from '../lib/usage-error';
import {writeSecurityText} from '../security-policy/security-text';
import {writePolicy} from '../security-policy/site-policy';
import {writeNotices} from '../third-party/notices';
import {brotliQuality, compressFiles} from './compress-files';
import {assertKeepable, keepAssets} from './keep-assets';

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

/** What of the site a finished build tells. */
export interface FinishedSite {
  /** Scheme and host. */
  siteUrl: string;
  repositoryUrl: string | undefined;
  /** Folder of what Docusaurus generates. */
  generated: string;
}

/**
 * What a finished site has beside Docusaurus's output: a security policy in every page, the notices
 * of what others made, and whom to tell of a hole.
 *
 * @param directory the built site
 * @throws {SourceError} where a page has something that the policy would break, or a package must
 *   not ship
 */
export function finishPages(directory: string, {siteUrl, repositoryUrl, generated}: FinishedSite): void {
  writePolicy(directory);
  const packages = writeNotices(directory, '.', generated);
  console.log(`The licenses of ${packages} packages that ship are allowed, and in the site with their texts.`);
  console.log(writeSecurityText(directory, repositoryUrl, siteUrl));
}

/**
 * What only a host needs: the assets of an earlier build where that is wanted, and a compressed
 * copy beside each file that becomes smaller by it.
 */
export async function finishForHosts(directory: string, {bestCompression, keepAssets: last}: FinishOptions): Promise<void> {
  if (last !== undefined) console.log(`Kept ${keepAssets(last, directory)} files of ${last}/assets.`);
  const count = await compressFiles(directory, bestCompression ? brotliQuality.best : brotliQuality.usual);
  console.log(`Every page carries the security policy; ${count} files have compressed copies.`);
}
