import {pageChunkName} from './chunk-name';
import type {PageTree} from '../browser/types';
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

/** A tree as code; a branch with a page and nothing else is the page. */
function treeCode(tree: PageTree): string {
  const entries = Object.entries(tree).sort(([a], [b]) => (a < b ? -1 : 1));
  const code = entries.map(([segment, branch]): [string, string] => [
    quote(segment),
    branch === 0 ? '0' : treeCode(branch),
  ]);
  const [only] = code;
  if (only?.[0] === '""' && code.length === 1) return only[1];
  return `{${code.map(([segment, branch]) => `${segment}: ${branch}`).join(', ')}}`;
}

/** The pages of one sidebar, or of none. */
function section(pages: readonly PageRoute[], sidebar?: string): string {
  const tree: PageTree = {};
  for (const page of pages) put(tree, page);
  const head = sidebar === undefined ? '' : `name: ${quote(sidebar)}, items: ${load(sidebarFile(sidebar), `${dataFolder}/${sidebarFile(sidebar)}`)}, `;
  return `{${head}pages: ${treeCode(tree)}},`;
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
