import {readFileSync} from 'node:fs';
import path from 'node:path';
import {writeFileBelow} from '../lib/write-files';
import {languageSites} from '../sharing/language-sites';
import {drawIcon} from './draw';
import {icons} from './icons';
import {manifestFile, manifestText, type InstalledSite} from './manifest';

const mark = 'static/img/favicon.svg';

/**
 * Writes into a built site what a browser needs to install it, for each of its languages.
 *
 * @param root the repository's top
 * @param folder the built site
 */
export async function writeInstall(root: string, folder: string, names: Pick<InstalledSite, 'title' | 'tagline'>): Promise<void> {
  const svg = readFileSync(path.join(root, mark), 'utf8');
  const sites = languageSites(folder);
  for (const icon of Object.values(icons)) {
    const png = await drawIcon(svg, icon);
    for (const site of sites) writeFileBelow(site.folder, icon.file, png);
  }
  for (const {folder: place, language, address} of sites)
    writeFileBelow(place, manifestFile, manifestText({...names, language, base: new URL(address).pathname}));
}
