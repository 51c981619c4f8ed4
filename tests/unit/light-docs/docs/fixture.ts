import type {RouteConfig} from '@docusaurus/types';

const page = (path: string, sidebar?: string): RouteConfig => ({
  path,
  component: '@theme/DocItem',
  exact: true,
  modules: {content: `@site/docs${path}.mdx`},
  ...(sidebar === undefined ? {} : {sidebar}),
});

export const pages = [page('/guides', 'guidesSidebar'), page('/guides/a', 'guidesSidebar'), page('/references', 'referencesSidebar'), page('/alone')];

export const docsSidebars = {
  guidesSidebar: [
    {type: 'link', label: 'Overview', href: '/guides', docId: 'guides', unlisted: false},
    {
      type: 'category',
      label: 'More',
      collapsible: true,
      collapsed: true,
      items: [{type: 'link', label: 'A', href: '/guides/a', docId: 'guides/a', unlisted: false}],
    },
  ],
  referencesSidebar: [{type: 'link', label: 'Overview', href: '/references', docId: 'references', unlisted: false}],
};

/** What the data of a version says beside its documents and sidebars. */
export const versionData = {
  pluginId: 'default',
  version: 'current',
  label: 'Next',
  banner: null,
  badge: false,
  noIndex: false,
  className: 'docs-version-current',
  isLast: true,
};

/** The docs plugin's routes: root, version, sidebar, pages. */
export const docsRoutes = (children: RouteConfig[] = pages): RouteConfig => ({
  path: '/',
  component: '@theme/DocsRoot',
  exact: false,
  routes: [
    {
      path: '/',
      component: '@theme/DocVersionRoot',
      exact: false,
      props: {version: {...versionData, docs: {guides: {id: 'guides'}}, docsSidebars}},
      routes: [{path: '/', component: '@theme/DocRoot', exact: false, routes: children}],
    },
  ],
});

/** The routes with other versions than the one. */
export function withVersions(change: (version: RouteConfig) => RouteConfig[]): RouteConfig {
  const root = docsRoutes();
  return {...root, routes: (root.routes ?? []).flatMap(change)};
}
