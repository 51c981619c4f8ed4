import routesChunkNames from '@generated/routesChunkNames';
import DocItem from '@theme/DocItem';
import Loading from '@theme/Loading';
import type {ComponentType} from 'react';
import Loadable from 'react-loadable';
import {loadSidebar} from './loaded-sidebars';
import {allPages, type Page} from './pages';

/** A page that loads its text and its sidebar before it is shown. */
function pageComponent(page: Page): ComponentType<PageProps> {
  return Loadable.Map({
    loading: Loading,
    loader: {content: page.load, sidebar: () => loadSidebar(page)},
    // An MDX module's default export carries the other exports (front matter, metadata, headings), as Docusaurus hands it on.
    render: ({content}, props: PageProps) => <DocItem {...props} content={Object.assign(content.default, {...content, default: undefined})} />,
  });
}

type PageProps = Omit<Parameters<typeof DocItem>[0], 'content'>;

/** A route as react-router-config reads it. Its component is made when the route is first asked for it. */
class PageRoute {
  readonly path: string;
  readonly exact = true;
  readonly sidebar?: string;
  #component?: ComponentType<PageProps>;

  constructor(private readonly page: Page) {
    this.path = page.path;
    if (page.sidebar) this.sidebar = page.sidebar.name;
  }

  get component(): ComponentType<PageProps> {
    return (this.#component ??= pageComponent(this.page));
  }
}

// Docusaurus looks here for what to prefetch; the key is the route and, after a hyphen, anything without one.
for (const {path, chunk} of allPages) routesChunkNames[`${path}-page`] = {content: chunk};

/** The routes of all pages. */
export default allPages.map((page) => new PageRoute(page));
