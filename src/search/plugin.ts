import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {assertInstalledSearch} from './seam/assumptions';
import {packageSeams} from './seam/replaced-modules';
import {collectPages} from './indexing/collect-pages';
import {buildIndex} from './indexing/build-index';
import {writeIndex} from './indexing/write-index';

const docsPlugin = 'docusaurus-plugin-content-docs';

/** Texts of the package's results page, where this site says it otherwise. */
const texts = {
  'theme.SearchPage.documentsFound.plurals': 'One page|{count} pages, best first',
  'theme.SearchPage.noResultsText':
    'Nothing found. Try fewer or shorter words, the name as code has it (coin::TreasuryCap, --gas-budget), or a few words of the error message.',
};

/**
 * Puts this site's search engine behind the search bar and the results page of @easyops-cn/docusaurus-search-local, and
 * makes its index from the pages that were built.
 *
 * @throws {BrokenAssumption} where the installed package is not what `seam/` takes it for
 */
export default function search(): Plugin {
  assertInstalledSearch();
  return {
    name: 'search',
    configureWebpack: () => ({resolve: {alias: packageSeams(path.join(__dirname, 'seam'))}}),
    getDefaultCodeTranslationMessages: () => Promise.resolve(texts),
    async postBuild({outDir, baseUrl, plugins}) {
      const content = plugins.find(({name}) => name === docsPlugin)?.content as LoadedContent | undefined;
      const [version] = content?.loadedVersions ?? [];
      if (!version) throw new Error('search: the docs plugin loaded no content; is it in docusaurus.config.ts?');
      const pages = await collectPages(version.docs, {outDir, baseUrl});
      await writeIndex(outDir, buildIndex(pages));
    },
  };
}
