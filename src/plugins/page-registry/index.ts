import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent, Plugin} from '@docusaurus/types';
import {pagesWithoutSidebar} from '../../config/pages-without-sidebar';
import {checkPageTree} from './check';
import {collectPages} from './collect';

const docsPlugin = 'docusaurus-plugin-content-docs';

function onlyVersion(allContent: AllContent): LoadedVersion {
  const content = allContent[docsPlugin]?.default as LoadedContent | undefined;
  const version = content?.loadedVersions[0];
  if (!version) throw new Error('page-registry: the docs plugin loaded no content; is it in docusaurus.config.ts?');
  return version;
}

/**
 * Makes the page registry: one object, page id → what the site knows of the page. It is written as a module of its
 * own, so that only pages whose components ask for it download it; `client.ts` has the hooks.
 */
export default function pageRegistry(): Plugin {
  return {
    name: 'page-registry',
    async allContentLoaded({allContent, actions}) {
      const version = onlyVersion(allContent);
      checkPageTree(version, pagesWithoutSidebar);
      await actions.createData('registry.json', JSON.stringify(collectPages(version)));
    },
    configureWebpack: () => ({
      optimization: {
        splitChunks: {
          cacheGroups: {
            pageRegistry: {test: /page-registry[\\/]default[\\/]registry\.json$/, name: 'page-registry', chunks: 'async', enforce: true},
          },
        },
      },
    }),
  };
}
