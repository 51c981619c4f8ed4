import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {relativePath} from '../lib/files-below';
import {checkFiles, checkPageTree, type PageWithoutSidebar} from './check';
import {collectPages, collectSlugs} from './collect';
import {shortenTitles} from './regular-title';
import {sections} from './sections';
import {snippetPrefix} from './snippet-prefix';
import type {ListedPage, PageRegistry, Titles} from './types';

/** Docusaurus's description of a folder in a sidebar, which generators write. */
const categoryFile = '_category_.json';

/**
 * Every file under docs/, from the repository's top. Those of the system, such as .DS_Store, are
 * none of ours.
 */
const filesIn = (siteDir: string): string[] =>
  readdirSync(path.join(siteDir, 'docs'), {recursive: true, withFileTypes: true})
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== categoryFile)
    .map((entry) => relativePath(siteDir, path.join(entry.parentPath, entry.name)));

const docsPlugin = 'docusaurus-plugin-content-docs';

function onlyVersion(allContent: AllContent): LoadedVersion {
  const content = allContent[docsPlugin]?.default as LoadedContent | undefined;
  const version = content?.loadedVersions[0];
  if (!version) throw new Error('page-registry: the docs plugin loaded no content; is it in docusaurus.config.ts?');
  return version;
}

/** The data of the list of all pages: every listed page, without its description. */
const listedIn = (registry: PageRegistry): ListedPage[] =>
  Object.values(registry)
    .filter(({id}) => !id.startsWith(snippetPrefix))
    .map(({id, title, sidebar}) => ({id, title, ...(sidebar === undefined ? {} : {sidebar})}));

/**
 * The data of the 404 page, which compares an address with every page: their titles by id, and only
 * those that the id does not tell.
 */
const titlesOf = (pages: readonly ListedPage[]): Titles => shortenTitles(Object.fromEntries(pages.map(({id, title}) => [id, title])));

/**
 * Makes the page registry from what the docs plugin loaded: `registry.json`, one object from page
 * id to what the site knows about the page, and `slugs.json`, the routes that differ from the id.
 * `remark.ts` gives each page the entries that its components need; `usePageRegistry` fetches the
 * whole registry. The home page, the list of all pages and the 404 page are not Markdown, so each
 * has a file with what it shows.
 *
 * @param withoutSidebar pages that are meant to be in no sidebar
 * @returns the plugin; as a function with its list inside, because readers download the options of
 *   plugins
 */
export const pageRegistry =
  (withoutSidebar: readonly PageWithoutSidebar[]) =>
  ({siteDir}: Pick<LoadContext, 'siteDir'>): Plugin => ({
    name: 'page-registry',
    async allContentLoaded({allContent, actions}) {
      const version = onlyVersion(allContent);
      checkFiles(filesIn(siteDir), version.docs);
      checkPageTree(version, withoutSidebar);
      const registry = collectPages(version);
      await actions.createData('registry.json', JSON.stringify(registry));
      await actions.createData('slugs.json', JSON.stringify(collectSlugs(version)));
      const listed = listedIn(registry);
      await actions.createData('listed.json', JSON.stringify(listed));
      await actions.createData('titles.json', JSON.stringify(titlesOf(listed)));
      await actions.createData('sections.json', JSON.stringify(sections.flatMap(({start}) => registry[start] ?? [])));
    },
  });
