import {existsSync} from 'node:fs';
import path from 'node:path';
import {addToHead} from '../../lib/add-to-head';
import {writeFilesBelow} from '../../lib/write-files';
import {releasesPage} from '../describe';
import {releases} from '../releases';
import {feedFiles, makeFeeds, type FeedSite} from './feed';

const types = {atom: 'application/atom+xml', json: 'application/feed+json'} as const;

/**
 * Writes the feeds into a built site, and into the head of the page with the releases that there
 * are feeds. A component that named them would be downloaded. A site without that page has no
 * feeds.
 *
 * @param folder the built site
 */
export function writeFeeds(folder: string, site: FeedSite): void {
  const file = path.join(folder, `${releasesPage}.html`);
  if (!existsSync(file)) return;
  const {atom, json} = makeFeeds(releases, site);
  writeFilesBelow(folder, {[feedFiles.atom]: atom, [feedFiles.json]: json});
  const {pathname} = new URL(site.address);
  const links = (['atom', 'json'] as const).map(
    (form) => `<link rel="alternate" type="${types[form]}" title="What’s new in Sui" href="${pathname}${feedFiles[form]}">`,
  );
  addToHead(file, links.join(''));
}
