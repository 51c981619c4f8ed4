import renderRoutes from '@docusaurus/renderRoutes';
import DocItem from '@theme/DocItem';
import Loading from '@theme/Loading';
import type {ComponentType, ReactNode} from 'react';
import Loadable from 'react-loadable';
import {loadPage} from './load-page';
import {loadSidebar} from './loaded-sidebars';
import type {Page, Place} from './page-tree';
import {root} from './pages';

type PageProps = Omit<Parameters<typeof DocItem>[0], 'content'>;

/** A route as react-router-config reads it. */
interface Route {
  path: string;
  exact: boolean;
  component: ComponentType<PageProps> | typeof Branch;
  /** The sidebar's name, where Docusaurus looks for it. */
  sidebar?: string;
  routes?: readonly Route[];
}

/** Leads on to the routes below. */
const Branch = ({route}: {route: {routes: Parameters<typeof renderRoutes>[0]}}): ReactNode => renderRoutes(route.routes);

/** A page that loads its text and its sidebar before it is shown. */
function pageComponent(page: Page): ComponentType<PageProps> {
  return Loadable.Map({
    loading: Loading,
    loader: {content: () => loadPage(page), sidebar: () => loadSidebar(page)},
    // An MDX module's default export carries the other exports (front matter, metadata, headings), as Docusaurus hands it on.
    render: ({content}, props: PageProps) => <DocItem {...props} content={Object.assign(content.default, {...content, default: undefined})} />,
  });
}

const made = new Map<string, Route>();

/** The route of a page, always the same: its component knows whether the page has been loaded. */
export function pageRoute(page: Page): Route {
  const {path, sidebar} = page;
  const route = made.get(path) ?? {path, exact: true, component: pageComponent(page), ...(sidebar && {sidebar: sidebar.name})};
  made.set(path, route);
  return route;
}

/** The route that leads to the places below one. */
function branchRoute(place: Place): Route {
  let routes: Route[] | undefined;
  return {
    path: place.address,
    exact: false,
    component: Branch,
    get routes() {
      return (routes ??= place.below.flatMap(routesOf));
    },
  };
}

const routesOf = (place: Place): Route[] => [
  ...(place.page ? [pageRoute(place.page)] : []),
  ...(place.hasMore ? [branchRoute(place)] : []),
];

/**
 * The routes of all pages, as a tree by segments of their addresses. The router compares an address with each route of
 * a list, and compiles a pattern for it, so one long list of pages costs a reader's browser more than a tree.
 */
export default root.page ? [pageRoute(root.page), ...root.below.flatMap(routesOf)] : root.below.flatMap(routesOf);
