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

/** The site asks for something of the docs plugin that pages here cannot have. The message says what to do. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

function readPage({path, modules, sidebar, component}: RouteConfig): PageRoute {
  if (component === '@theme/DocCategoryGeneratedIndexPage')
    throw new RefusedError(
      `${path}: a category with a generated index shows the descriptions of its pages, and pages here bring only those that their cards name. Write the page under docs/, with <PageCards>, and make it the link of the category.`,
    );
  const source = modules?.content;
  if (typeof source !== 'string') throw broken('docsRoutes', `the route ${path} (${component}) has no module "content"`);
  return {path, source, ...(typeof sidebar === 'string' ? {sidebar} : {})};
}

/** The route without its text: `pages.js` has that for the bundle. */
const withoutModules = (route: RouteConfig): RouteConfig => ({...route, modules: {}});

/** The only route below the root, that of the one version. */
function versionRoute({routes = []}: RouteConfig): RouteConfig {
  const [version, ...others] = routes;
  if (!version) throw broken('docsRoutes', 'there is no route for the version');
  if (others.length > 0)
    throw new RefusedError(
      `${others.map(({path}) => path).join(', ')}: pages here know the addresses of one version only. Remove the other versions from docusaurus.config.ts.`,
    );
  return version;
}

/** The route around all pages of a version. Those beside it are of tags. */
function sidebarRoute({routes = []}: RouteConfig): RouteConfig {
  const [sidebar, ...others] = routes;
  if (!sidebar?.routes) throw broken('docsRoutes', 'there is no route with pages below that of the version');
  const [tags] = others;
  if (tags)
    throw new RefusedError(
      `${tags.path}: tags make pages of their own, which the list of addresses that pages load does not have. Remove "tags" from the front matter, or use "keywords" for search.`,
    );
  return sidebar;
}

/** The data of a version that pages load: all of it but the list of documents and the sidebars. */
const versionFields = ['pluginId', 'version', 'label', 'banner', 'badge', 'noIndex', 'className', 'isLast', 'docs', 'docsSidebars'];

function metadataOf({props}: RouteConfig): PropVersionMetadata {
  const metadata = (props?.version ?? {}) as PropVersionMetadata;
  const missing = versionFields.filter((field) => !Object.hasOwn(metadata, field));
  const unknown = Object.keys(metadata).filter((field) => !versionFields.includes(field));
  if (missing.length > 0) throw broken('versionData', `there is no ${missing.join(', ')}`);
  if (unknown.length > 0) throw broken('versionData', `there is ${unknown.join(', ')}, too, which every page would download`);
  return metadata;
}

/**
 * Takes apart the docs plugin's tree of routes: root, version, sidebar, pages. The tree keeps what Docusaurus needs to
 * generate and to check pages; their texts and the sidebars come back beside it.
 *
 * @throws {BrokenAssumption} where the tree is of another shape
 * @throws {RefusedError} where it has what pages here cannot have: several versions, tags, generated indexes
 */
export function splitRoutes(root: RouteConfig): SplitRoutes & {route: RouteConfig} {
  const version = versionRoute(root);
  const sidebarRoot = sidebarRoute(version);
  const metadata = metadataOf(version);
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
