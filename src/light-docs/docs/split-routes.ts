import type {PropSidebars, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {broken} from '../assumptions';

/** One page as the reader's browser needs to know it. */
export interface PageRoute {
  /** The route, with the site's base URL. */
  path: string;
  /** The page's Markdown, as the bundler resolves it: `@site/docs/guides.mdx`. */
  source: string;
  /** Absent for a page in no sidebar. */
  sidebar?: string;
}

export interface SplitRoutes {
  pages: readonly PageRoute[];
  sidebars: PropSidebars;
}

function readPage({path, modules, sidebar, component}: RouteConfig): PageRoute {
  if (component === '@theme/DocCategoryGeneratedIndexPage')
    throw new Error(
      `${path}: a category with a generated index shows the descriptions of its pages, and pages here bring only those that their cards name. Write the page under docs/, with <PageCards>, and make it the link of the category.`,
    );
  const source = modules?.content;
  if (typeof source !== 'string') throw broken('docsRoutes', `the route ${path} (${component}) has no module "content"`);
  return {path, source, ...(typeof sidebar === 'string' ? {sidebar} : {})};
}

/** The route without its text: `pages.js` has that for the bundle. */
const withoutModules = (route: RouteConfig): RouteConfig => ({...route, modules: {}});

/**
 * The only route below another.
 *
 * @param refused what a second one would mean, and what to do
 */
function onlyRoute({routes = []}: RouteConfig, name: string, refused: string): RouteConfig {
  const [route, other] = routes;
  if (!route) throw broken('docsRoutes', `there is no route ${name}`);
  if (other) throw new Error(`${other.path}: ${refused}`);
  return route;
}

/**
 * Takes apart the docs plugin's tree of routes: root, version, sidebar, pages. The tree keeps what
 * Docusaurus needs to generate and to check pages; their texts and the sidebars come back beside
 * it.
 *
 * @throws {BrokenAssumption} where the tree is of another shape
 * @throws where it has what pages here cannot have: several versions, tags, generated indexes
 */
export function splitRoutes(root: RouteConfig): SplitRoutes & {route: RouteConfig} {
  const version = onlyRoute(
    root,
    'for the version',
    'pages here know the addresses of one version only. Remove the other versions from docusaurus.config.ts.',
  );
  const sidebarRoot = onlyRoute(
    version,
    'with pages below that of the version',
    'tags make pages of their own, which the list of addresses that pages load does not have. Remove "tags" from the front matter, or use "keywords" for search.',
  );
  const data = version.props?.version as PropVersionMetadata | undefined;
  if (typeof data?.docsSidebars !== 'object') throw broken('docsRoutes', 'the route of the version has no sidebars');
  const pages = sidebarRoot.routes ?? [];
  return {
    pages: pages.map(readPage),
    sidebars: data.docsSidebars,
    route: {
      ...root,
      routes: [
        {
          ...version,
          props: {...version.props, version: {...data, docs: {}, docsSidebars: {}}},
          routes: [{...sidebarRoot, routes: pages.map(withoutModules)}],
        },
      ],
    },
  };
}
