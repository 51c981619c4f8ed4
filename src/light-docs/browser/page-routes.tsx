import renderRoutes from '@docusaurus/renderRoutes';
import DocItem from '@theme/DocItem';
import Loading from '@theme/Loading';
import type {ComponentType, ReactNode} from 'react';
import Loadable from 'react-loadable';
import {loadPage} from './load-page';
import {loadSidebar} from './loaded-sidebars';
import type {AddressNode, Page} from './address-tree';
import {root} from './pages';

type PageProps = Omit<Parameters<typeof DocItem>[0], 'content'>;

/** A route as react-router-config reads it. */
interface Route {
  path: string;
  exact: boolean;
  component: ComponentType<PageProps> | typeof RoutesBelow;
  /** The sidebar's name, where Docusaurus looks for it. */
  sidebar?: string;
  routes?: readonly Route[];
}

/** Leads on to the routes below an address. */
const RoutesBelow = ({route}: {route: {routes: Parameters<typeof renderRoutes>[0]}}): ReactNode => renderRoutes(route.routes);

/** A page that loads its text and its sidebar before it is shown. */
function pageComponent(page: Page): ComponentType<PageProps> {
  return Loadable.Map({
    loading: Loading,
    loader: {content: () => loadPage(page), sidebar: () => loadSidebar(page)},
    // An MDX module's default export carries the other exports (front matter, metadata, headings), as Docusaurus hands it on.
    render: ({content}, props: PageProps) => (
      <DocItem {...props} content={Object.assign(content.default, {...content, default: undefined})} />
    ),
  });
}

const components = new Map<string, ComponentType<PageProps>>();

/** The component of a page, made when it is first asked for, and always the same: it knows whether the page has been loaded. */
function componentOf(page: Page): ComponentType<PageProps> {
  const component = components.get(page.path) ?? pageComponent(page);
  components.set(page.path, component);
  return component;
}

/** The route of a page. The router goes through many routes for the component of one. */
export const pageRoute = (page: Page): Route => ({
  path: page.path,
  exact: true,
  get component() {
    return componentOf(page);
  },
  ...(page.sidebar && {sidebar: page.sidebar.name}),
});

/** The route that leads to the addresses below one. */
function routeToBelow(node: AddressNode): Route {
  let routes: Route[] | undefined;
  return {
    path: node.address,
    exact: false,
    component: RoutesBelow,
    get routes() {
      return (routes ??= routesBelow(node));
    },
  };
}

/** The routes of all addresses below one. */
const routesBelow = (node: AddressNode): Route[] =>
  node.below.flatMap((next) => [...ownRoute(next), ...(next.hasMore ? [routeToBelow(next)] : [])]);

function ownRoute({page}: AddressNode): Route[] {
  return page ? [pageRoute(page)] : [];
}

/**
 * The routes of all pages, as a tree by segments of their addresses. The router compares an address with each route of
 * a list, and compiles a pattern for it, so one long list of pages costs a reader's browser more than a tree.
 */
export default [...ownRoute(root), ...routesBelow(root)];
