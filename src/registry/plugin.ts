import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent, Plugin} from '@docusaurus/types';
import {checkPageTree, type PageWithoutSidebar} from './check';
import {collectPages, collectSlugs} from './collect';
import {sections} from './sections';
import {snippetPrefix} from './snippet-prefix';
import type {ListedPage, PageRegistry} from './types';

const docsPlugin = 'docusaurus-plugin-content-docs';

function onlyVersion(allContent: AllContent): LoadedVersion {
  const content = allContent[docsPlugin]?.default as LoadedContent | undefined;
  const version = content?.loadedVersions[0];
  if (!version) throw new Error('page-registry: the docs plugin loaded no content; is it in docusaurus.config.ts?');
  return version;
}

/** The data of the list of all pages: every listed page, without its description. */
const titlesOf = (registry: PageRegistry): ListedPage[] =>
  Object.values(registry)
    .filter(({id}) => !id.startsWith(snippetPrefix))
    .map(({id, title, sidebar}) => ({id, title, ...(sidebar === undefined ? {} : {sidebar})}));

/**
 * Makes the page registry from what the docs plugin loaded: `registry.json`, one object from page id to what the site knows
 * about the page, and `slugs.json`, the routes that differ from the id. `remark.ts` gives each page the entries that its
 * components need; `usePageRegistry` fetches the whole registry. The home page and the list of all pages are not Markdown, so
 * each has a file with what it shows.
 *
 * @param withoutSidebar pages that are meant to be in no sidebar
 * @returns the plugin; as a function with its list inside, because readers download the options of plugins
 */
export const pageRegistry = (withoutSidebar: readonly PageWithoutSidebar[]) => (): Plugin => ({
  name: 'page-registry',
  async allContentLoaded({allContent, actions}) {
    const version = onlyVersion(allContent);
    checkPageTree(version, withoutSidebar);
    const registry = collectPages(version);
    await actions.createData('registry.json', JSON.stringify(registry));
    await actions.createData('slugs.json', JSON.stringify(collectSlugs(version)));
    await actions.createData('titles.json', JSON.stringify(titlesOf(registry)));
    await actions.createData('sections.json', JSON.stringify(sections.flatMap(({start}) => registry[start] ?? [])));
  },
});
