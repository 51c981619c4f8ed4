import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {writeFilesBelow} from '../lib/write-files';
import {sections} from '../registry/sections';
import {lastChanges} from './last-changes';
import {fullTextOf, fullTexts} from './lists/full';
import {groupPages} from './lists/groups';
import {fullTextIndex, llmsText, type SiteWords} from './lists/llms';
import {indexedPage, pageIndexText} from './lists/page-index';
import {routeOf, markdownSite, type Doc, type MarkdownPlace} from './site';
import {readTree, treesFolder} from './trees';
import {writeMarkdownPage, type PageToWrite, type MarkdownPage} from './markdown-page';

const docsPlugin = 'docusaurus-plugin-content-docs';

/** Fields of the front matter as `src/page-contract/` leaves them: a date may be a Date. */
interface StatusFields {
  status?: string;
  since?: string | number | Date;
  use?: readonly (string | {text: string; href: string})[];
}

/** What a site says of itself, and its pages that are not Markdown. */
export interface MarkdownPagesOptions extends Omit<SiteWords, 'address'> {
  /** What the pages are written for, by name. */
  versions: Readonly<Record<string, string>>;
  /** Releases that changed the subject of a page. */
  changedIn: (id: string) => readonly string[];
  /** Pages that are components, with the tree of their Markdown version. */
  components: (docs: readonly Doc[]) => readonly PageToWrite[];
}

const textOf = (since: string | number | Date): string => (since instanceof Date ? since.toISOString().slice(0, 10) : String(since));

function statusOf({frontMatter}: Doc): Pick<PageToWrite, 'status'> {
  const {status = 'current', since, use} = frontMatter as StatusFields;
  return status === 'current' || since === undefined || use === undefined ? {} : {status: {status, since: textOf(since), use}};
}

/** What a Markdown version is made of, from what the docs plugin knows of the page. */
function pageToWrite(doc: Doc, {baseUrl, trees}: MarkdownPlace, days: ReadonlyMap<string, string>): PageToWrite {
  const source = doc.source.replace(/^@site\//, '');
  const section = sections.find(({sidebar}) => sidebar === doc.sidebar)?.label;
  const lastChange = days.get(source);
  const {words} = doc.frontMatter as {words?: string};
  return {
    id: doc.id,
    route: routeOf(doc, baseUrl),
    title: doc.title,
    description: doc.description,
    source,
    ...(words === undefined ? {} : {words}),
    tree: () => readTree(trees, source),
    ...(section === undefined ? {} : {section}),
    ...(doc.sidebar === undefined ? {} : {sidebar: doc.sidebar}),
    ...(lastChange === undefined ? {} : {lastChange}),
    ...statusOf(doc),
  };
}

/** The lists of all pages that are listed, by file. */
function listsOf(
  markdownPages: readonly MarkdownPage[],
  {sidebars}: LoadedVersion,
  site: SiteWords,
  {versions, changedIn}: MarkdownPagesOptions,
): Record<string, string> {
  const groups = groupPages(markdownPages, sidebars);
  const files = fullTexts(groups);
  const pages = groups
    .flatMap((group) => group.markdownPages)
    .map((markdownPage) => indexedPage(markdownPage, changedIn(markdownPage.page.id)));
  return {
    'llms.txt': llmsText(groups, files, site),
    'llms-full.txt': fullTextIndex(files, site),
    ...Object.fromEntries(files.map((full) => [full.file, fullTextOf(full.markdownPages)])),
    'index.json': pageIndexText({version: 1, address: site.address, versions, pages}),
  };
}

/**
 * Writes each page of a built site as Markdown beside it, and the lists by which programs find
 * pages.
 *
 * @returns the plugin; as a function with its options inside, because readers download the options
 *   of plugins
 */
export const markdownPages = (options: MarkdownPagesOptions) => (): Plugin => ({
  name: 'markdown-pages',
  async postBuild({siteDir, outDir, generatedFilesDir, siteConfig: {url}, baseUrl, i18n, plugins, routesPaths}) {
    const content = plugins.find(({name}) => name === docsPlugin)?.content as LoadedContent | undefined;
    const [version] = content?.loadedVersions ?? [];
    if (!version) throw new Error('markdown-pages: the docs plugin loaded no content; is it in docusaurus.config.ts?');
    const place = {siteUrl: url, baseUrl, trees: path.join(generatedFilesDir, treesFolder(i18n.currentLocale))};
    const site = markdownSite(version, place);
    const days = lastChanges(siteDir);
    const write = (page: PageToWrite): MarkdownPage => writeMarkdownPage(page, site, options.sui);
    const written = new Set(version.docs.map((doc) => routeOf(doc, baseUrl)));
    const isComponent = (route: string): boolean => routesPaths.includes(`${baseUrl}${route.slice(1)}`) && !written.has(route);
    const unlisted = version.docs.filter((doc) => doc.unlisted).map((doc) => write(pageToWrite(doc, place, days)));
    const listed = [
      ...options.components(version.docs).filter(({route}) => isComponent(route)),
      ...version.docs.filter((doc) => !doc.unlisted).map((doc) => pageToWrite(doc, place, days)),
    ].map(write);
    const words = {...options, address: `${url}${baseUrl}`};
    writeFilesBelow(outDir, Object.fromEntries([...listed, ...unlisted].map(({file, text}) => [file, text])));
    writeFilesBelow(outDir, listsOf(listed, version, words, options));
  },
});
