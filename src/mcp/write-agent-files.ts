import path from 'node:path';
import {writeFileBelow} from '../lib/write-files';
import {packServer} from './pack/pack';
import {packageFile} from './pack/readme';
import {openSite} from './site/open-site';
import {readPages} from './site/pages';
import {skillFile, skillText} from './skill';

/**
 * Writes into a built site what coding agents fetch: the skill, and the server as a package.
 *
 * @param root the repository's top
 * @param folder the built site, with its `index.json`
 */
export async function writeAgentFiles(root: string, folder: string): Promise<void> {
  const pages = await readPages(openSite(folder));
  writeFileBelow(folder, skillFile, skillText(pages));
  await packServer(root, path.join(folder, packageFile), pages.address);
}
