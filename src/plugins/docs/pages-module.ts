import {pageChunkName} from './chunk-name';
import type {PageTree} from './client/types';
import type {PageRoute, SplitRoutes} from './split-routes';
import {sidebarFile} from './thin-sidebar';

const dataFolder = '@generated/docusaurus-plugin-content-docs/default';

const quote = (text: string): string => JSON.stringify(text);

const load = (chunk: string, module: string): string => `() => import(/* webpackChunkName: ${quote(chunk)} */ ${quote(module)})`;

/** Puts a page into the tree of addresses; what is put there is its source. */
function put(tree: PageTree<string>, {path, source}: PageRoute): void {
  let branch = tree;
  for (const segment of path.slice(1).split('/')) branch = (branch[segment] ??= {}) as PageTree<string>;
  branch[''] = source;
}

/** The bundler's number for a page's text, as code. */
type Leaf = (source: string) => string;

const weakly: Leaf = (source) => `require.resolveWeak(${quote(source)})`;

/** A page that is compiled when it is first opened has no number before, and is not loaded by it. */
const notYet: Leaf = () => '0';

/** A tree as code; a branch with a page and nothing else is the page. */
function treeCode(tree: PageTree<string>, leaf: Leaf): string {
  const entries = Object.entries(tree).sort(([a], [b]) => (a < b ? -1 : 1));
  const code = entries.map(([segment, branch]): [string, string] => [
    quote(segment),
    typeof branch === 'string' ? leaf(branch) : treeCode(branch, leaf),
  ]);
  const [only] = code;
  if (only?.[0] === '""' && code.length === 1) return only[1];
  return `{${code.map(([segment, branch]) => `${segment}: ${branch}`).join(', ')}}`;
}

/** The pages of one sidebar, or of none. */
function section(pages: readonly PageRoute[], leaf: Leaf, sidebar?: string): string {
  const tree: PageTree<string> = {};
  for (const page of pages) put(tree, page);
  const head = sidebar === undefined ? '' : `name: ${quote(sidebar)}, items: ${load(sidebarFile(sidebar), `${dataFolder}/${sidebarFile(sidebar)}`)}, `;
  return `{${head}pages: ${treeCode(tree, leaf)}},`;
}

/**
 * The text of the module that every page loads: each page's address, segment by segment, and the bundler's number for
 * its text (`require.resolveWeak`, which does not bring the text itself). `client/pages.ts` reads it.
 *
 * @param onDemand true under `npm start`, where pages are compiled when they are opened
 */
export function pagesModule({pages, sidebars}: SplitRoutes, onDemand = false): string {
  const leaf = onDemand ? notYet : weakly;
  const inSidebars = Object.keys(sidebars).map((name) =>
    section(
      pages.filter((page) => page.sidebar === name),
      leaf,
      name,
    ),
  );
  const others = section(
    pages.filter((page) => page.sidebar === undefined),
    leaf,
  );
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
