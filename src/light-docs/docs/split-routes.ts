import type {PropSidebars, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

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

/** The docs plugin made routes of a shape that this wrapper does not know. */
export class RouteShapeError extends Error {
  override name = 'RouteShapeError';
}

const refuse = (message: string): never => {
  throw new RouteShapeError(`src/light-docs/docs/plugin: ${message}`);
};

function readPage({path, modules, sidebar, ...route}: RouteConfig): PageRoute {
  const source = modules?.content;
  if (typeof source !== 'string')
    return refuse(
      `the route ${path} (${route.component}) is not a page with a text. Categories with a generated index, tags and other generated pages need the list of all documents, which this site does not ship; write the page instead.`,
    );
  return {path, source, ...(typeof sidebar === 'string' ? {sidebar} : {})};
}

/** The route without its text: `pages.js` has that for the bundle. */
const withoutModules = (route: RouteConfig): RouteConfig => ({...route, modules: {}});

/** The one child of a route; any other number is a shape we do not know. */
function onlyChild(route: RouteConfig): RouteConfig {
  const [child, ...others] = route.routes ?? [];
  if (!child || others.length > 0)
    return refuse(`expected one route below ${route.path} (${route.component}), found ${route.routes?.length ?? 0}`);
  return child;
}

/**
 * Takes apart the docs plugin's tree of routes: root, version, sidebar, pages. The tree keeps what Docusaurus needs to
 * generate and to check pages; their texts and the sidebars come back beside it.
 *
 * @throws {RouteShapeError} where the tree is of another shape: several versions, tags, generated indexes
 */
export function splitRoutes(root: RouteConfig): SplitRoutes & {route: RouteConfig} {
  const version = onlyChild(root);
  const sidebarRoot = onlyChild(version);
  const metadata = version.props?.version as PropVersionMetadata | undefined;
  if (!metadata) return refuse(`the route ${version.path} (${version.component}) has no version`);
  const children = sidebarRoot.routes ?? [];
  return {
    pages: children.map(readPage),
    sidebars: metadata.docsSidebars,
    route: {
      ...root,
      routes: [
        {
          ...version,
          props: {...version.props, version: {...metadata, docs: {}, docsSidebars: {}}},
          routes: [{...sidebarRoot, routes: children.map(withoutModules)}],
        },
      ],
    },
  };
}
