/** What features write into a built site beside Docusaurus's output. */
import path from 'node:path';
import {writeInstall} from '../install/write-install';
import {writeFilesBelow} from '../lib/write-files';
import {writeAgentFiles} from '../mcp/write-agent-files';
import {writeArchives} from '../offline/archives/write-archives';
import {writeWhole} from '../offline/archives/write-whole';
import {writeWorker} from '../offline/worker/write-worker';
import {forwardingTexts} from '../old-addresses/built-texts';
import {writeForwarding} from '../old-addresses/forward/write-forwarding';
import {writeFeeds} from '../releases/feed/write-feeds';
import {baseUrl, repositoryUrl, siteUrl, tagline, title} from '../site/identity';
import {robotsText} from '../site/robots';
import {languageSites} from '../sharing/language-sites';
import {writeSharing} from '../sharing/write-sharing';
import {readWords} from '../texts/built/words';
import {addShipped} from '../third-party/shipped';

const address = `${siteUrl}${baseUrl}`;

/**
 * Old addresses are those of the language at the top of the site: earlier documentation had no
 * other.
 */
function forwardOldAddresses(folder: string): number {
  const language = languageSites(folder)[0]?.language ?? 'en';
  const words = readWords({localizationDir: path.join('i18n', language), i18n: {currentLocale: language}}, forwardingTexts);
  return writeForwarding(folder, {siteUrl, baseUrl, title, words});
}

/**
 * Before the pages get their policy and the site its notices.
 *
 * @param folder the built site
 * @param generated folder of what Docusaurus generates
 */
export async function writeFeatures(folder: string, generated: string): Promise<void> {
  writeFeeds(folder, {title, address});
  writeFilesBelow(folder, {'robots.txt': robotsText(address)});
  const {pages, problems} = await writeSharing(process.cwd(), folder, {title, tagline, repositoryUrl});
  console.log(`${pages} pages have a picture for messages that link to them.`);
  for (const problem of problems) console.warn(problem);
  console.log(`${forwardOldAddresses(folder)} old addresses lead to their pages, also where a host takes no rules.`);
  await writeInstall(process.cwd(), folder, {title, tagline});
  await writeAgentFiles(process.cwd(), folder);
  addShipped(generated, await writeWorker(process.cwd(), folder));
}

/**
 * When nothing that readers see will change any more.
 *
 * @param folder the built site
 */
export function packFeatures(folder: string): void {
  const {parts} = writeArchives(folder, baseUrl);
  const megabytes = (writeWhole(folder) / 1_000_000).toFixed(1);
  console.log(`Readers can save ${parts.length} parts of the site for reading offline, and all of it as an archive of ${megabytes} MB.`);
}
