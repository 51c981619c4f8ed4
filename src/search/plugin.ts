import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {assertInstalledSearch} from './seam/assumptions';
import {searchBarChunk} from './seam/search-bar-chunk';
import {packageClient, packageSeams} from './seam/replaced-modules';
import {collectPages} from './indexing/collect-pages';
import {buildIndex} from './indexing/build-index';
import {writeIndex} from './indexing/write-index';

const docsPlugin = 'docusaurus-plugin-content-docs';

/**
 * Puts this site's search engine and its panel under the search bar of
 * @easyops-cn/docusaurus-search-local, whose results page `results/SearchPage.tsx` takes the place
 * of, and makes the index from the pages that were built.
 *
 * @throws {BrokenAssumption} where the installed package is not what `seam/` takes it for
 */
export default function search(): Plugin {
  assertInstalledSearch();
  return {
    name: 'search',
    configureWebpack: () => ({
      resolve: {alias: packageSeams(path.join(__dirname, 'seam'))},
      // The package's bar in the file of ours, so that a reader who turns to search waits for one
      // and not for two.
      optimization: {splitChunks: {cacheGroups: {searchBar: {...searchBarChunk, test: packageClient()}}}},
    }),
    getClientModules: () => [path.join(__dirname, 'visits/record')],
    async postBuild({outDir, baseUrl, plugins}) {
      const content = plugins.find(({name}) => name === docsPlugin)?.content as LoadedContent | undefined;
      const [version] = content?.loadedVersions ?? [];
      if (!version) throw new Error('search: the docs plugin loaded no content; is it in docusaurus.config.ts?');
      const pages = await collectPages(version.docs, {outDir, baseUrl});
      await writeIndex(outDir, buildIndex(pages));
    },
  };
}
