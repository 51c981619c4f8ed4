import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {checkPageTree, type PageWithoutSidebar} from './check';
import {collectPages} from './collect';
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

/** What the list of all pages shows: every listed page, without its description. */
const titlesOf = (registry: PageRegistry): ListedPage[] =>
  Object.values(registry)
    .filter(({id}) => !id.startsWith(snippetPrefix))
    .map(({id, title, sidebar, slug}) => ({id, title, sidebar, slug}));

export interface RegistryOptions {
  /** Pages that are meant to be in no sidebar. */
  withoutSidebar: readonly PageWithoutSidebar[];
}

/**
 * Makes the page registry: one object, page id → what the site knows of the page. It is for the build alone:
 * src/registry/remark gives each page the entries that its components ask for, and `client.ts` has the hooks. The
 * home page, which is no Markdown, gets the four that it shows in a file of its own, and the list of all pages their titles.
 */
export default function pageRegistry(_context: LoadContext, options: unknown): Plugin {
  const {withoutSidebar} = options as RegistryOptions;
  return {
    name: 'page-registry',
    async allContentLoaded({allContent, actions}) {
      const version = onlyVersion(allContent);
      checkPageTree(version, withoutSidebar);
      const registry = collectPages(version);
      await actions.createData('registry.json', JSON.stringify(registry));
      await actions.createData('titles.json', JSON.stringify(titlesOf(registry)));
      await actions.createData('sections.json', JSON.stringify(sections.flatMap(({start}) => registry[start] ?? [])));
    },
  };
}
