import {SearchEngine} from '../search/engine/engine';
import {entryFile, indexFolder} from '../search/engine/index-format';
import {unseal} from '../search/engine/seal';
import type {CompilerProgram} from '../samples/move/compiler/client';
import {openSite} from './site/open-site';
import {readPages} from './site/pages';
import type {Docs, Models} from './tools/tool';

/**
 * Opens a built site for the tools.
 *
 * @param place a folder, or an address
 * @param compiler where this project's sources are not at hand
 * @throws {UsageError} where there is no such site
 */
export async function openDocs(place: string, models: Models, compiler?: CompilerProgram): Promise<Docs> {
  const site = openSite(place);
  const search = new SearchEngine(async (file) => {
    const text = await site.read(`${indexFolder}/${file}`);
    return file === entryFile ? (JSON.parse(text) as unknown) : unseal(file, text);
  });
  return {...models, site, pages: await readPages(site), search, ...(compiler === undefined ? {} : {compiler})};
}
