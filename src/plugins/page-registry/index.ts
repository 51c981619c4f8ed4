import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent, Plugin} from '@docusaurus/types';
import {doors} from '../../config/doors';
import {pagesWithoutSidebar} from '../../config/pages-without-sidebar';
import {checkPageTree} from './check';
import {collectPages} from './collect';
import {snippetPrefix} from './snippet-prefix';
import type {ListedPage, PageRegistry} from './types';

const docsPlugin = 'docusaurus-plugin-content-docs';

function onlyVersion(allContent: AllContent): LoadedVersion {
  const content = allContent[docsPlugin]?.default as LoadedContent | undefined;
  const version = content?.loadedVersions[0];
  if (!version) throw new Error('page-registry: the docs plugin loaded no content; is it in docusaurus.config.ts?');
  return version;
}

/** What the list of all pages shows: every listed page, without its description. */
const titlesOf = (registry: PageRegistry): ListedPage[] =>
  Object.values(registry)
    .filter(({id}) => !id.startsWith(snippetPrefix))
    .map(({id, title, sidebar, slug}) => ({id, title, sidebar, slug}));

/**
 * Makes the page registry: one object, page id → what the site knows of the page. It is for the build alone:
 * src/remark/known-pages gives each page the entries that its components ask for, and `client.ts` has the hooks. The
 * home page, which is no Markdown, gets the four that it shows in a file of its own, and the list of all pages their titles.
 */
export default function pageRegistry(): Plugin {
  return {
    name: 'page-registry',
    async allContentLoaded({allContent, actions}) {
      const version = onlyVersion(allContent);
      checkPageTree(version, pagesWithoutSidebar);
      const registry = collectPages(version);
      await actions.createData('registry.json', JSON.stringify(registry));
      await actions.createData('titles.json', JSON.stringify(titlesOf(registry)));
      await actions.createData('doors.json', JSON.stringify(doors.flatMap((id) => registry[id] ?? [])));
    },
  };
}
