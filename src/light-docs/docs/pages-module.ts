import {pageChunkName} from './chunk-name';
import {writeAddresses, type PageTree} from '../browser/address-list';
import type {PageRoute, SplitRoutes} from './split-routes';
import {sidebarFile} from './thin-sidebar';

const dataFolder = '@generated/docusaurus-plugin-content-docs/default';

const quote = (text: string): string => JSON.stringify(text);

const load = (chunk: string, module: string): string => `() => import(/* webpackChunkName: ${quote(chunk)} */ ${quote(module)})`;

/** Puts a page into the tree of addresses. */
function put(tree: PageTree, {path}: PageRoute): void {
  let branch = tree;
  for (const segment of path.slice(1).split('/')) branch = (branch[segment] ??= {}) as PageTree;
  branch[''] = 0;
}

/** A tree without branches that are one page and nothing else: such a branch is the page. */
function prune(tree: PageTree): PageTree | 0 {
  const entries = Object.entries(tree).map(([segment, below]) => [segment, below === 0 ? 0 : prune(below)] as const);
  return entries.length === 1 && entries[0]?.[0] === '' ? 0 : Object.fromEntries(entries);
}

function addressesOf(pages: readonly PageRoute[]): string {
  const tree: PageTree = {};
  for (const page of pages) put(tree, page);
  const pruned = prune(tree);
  return writeAddresses(pruned === 0 ? {'': 0} : pruned);
}

/** The pages of one sidebar, or of none. */
function section(pages: readonly PageRoute[], sidebar?: string): string {
  const head =
    sidebar === undefined ? '' : `name: ${quote(sidebar)}, items: ${load(sidebarFile(sidebar), `${dataFolder}/${sidebarFile(sidebar)}`)}, `;
  return `{${head}pages: ${quote(addressesOf(pages))}},`;
}

/**
 * The text of the module that every page loads: each page's address, segment by segment. `browser/pages.ts` reads it.
 */
export function pagesModule({pages, sidebars}: SplitRoutes): string {
  const inSidebars = Object.keys(sidebars).map((name) =>
    section(
      pages.filter((page) => page.sidebar === name),
      name,
    ),
  );
  const others = section(pages.filter((page) => page.sidebar === undefined));
  return `export default [\n${[...inSidebars, others].join('\n')}\n];\n`;
}

/**
 * The text of the module that makes a chunk of each page. Static generation loads pages by it; browsers load the chunks
 * themselves, by name.
 */
export function pageImportsModule({pages}: SplitRoutes): string {
  const loaders = pages.map(({path, source}) => `${quote(path)}: ${load(pageChunkName(path), source)},`);
  return `export default {\n${loaders.join('\n')}\n};\n`;
}
