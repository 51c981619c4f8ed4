import DocItem from '@theme/DocItem';
import Loading from '@theme/Loading';
import type {ComponentType} from 'react';
import Loadable from 'react-loadable';
import {addresses} from './addresses';
import {loadPage} from './load-page';
import {loadSidebar} from './loaded-sidebars';
import {NoPage} from './no-page';
import {pageAt, type Page} from './pages';
import type {Preloaded} from './types';

type PageProps = Omit<Parameters<typeof DocItem>[0], 'content'>;

/** A route as react-router-config reads it. */
interface Route {
  path: string;
  exact: boolean;
  component: ComponentType<PageProps>;
}

/** A page that loads its text and its sidebar before it is shown. */
function pageComponent(page: Page): Preloaded<PageProps> {
  return Loadable.Map({
    loading: Loading,
    loader: {content: () => loadPage(page), sidebar: () => loadSidebar(page)},
    // An MDX module's default export carries the other exports (front matter, metadata, headings),
    // as Docusaurus hands it on.
    render: ({content}, props: PageProps) => (
      <DocItem {...props} content={Object.assign(content.default, {...content, default: undefined})} />
    ),
  }) as Preloaded<PageProps>;
}

const components = new Map<string, Preloaded<PageProps>>();

/**
 * The component of a page, made when it is first asked for, and always the same: it knows whether
 * the page has been loaded.
 */
function componentOf(page: Page): Preloaded<PageProps> {
  const component = components.get(page.path) ?? pageComponent(page);
  components.set(page.path, component);
  return component;
}

/** Loads what the page at an address needs, or what is said where there is none. */
export async function preloadPage(pathname: string): Promise<void> {
  const page = pageAt(pathname);
  await (page ? componentOf(page) : NoPage).preload();
}

/** The route of a page. The router goes through many routes for the component of one. */
export const pageRoute = (page: Page): Route => ({
  path: page.path,
  exact: true,
  get component() {
    return componentOf(page);
  },
});

/**
 * Stands for all pages in the reader's browser. It is loaded and never shown: `DocRoot.tsx` gives
 * the router the page's own route.
 */
export const AnyPage: Preloaded<PageProps> = Object.assign(() => null, {preload: () => preloadPage(window.location.pathname)});

/**
 * The routes of all pages. Where the list of pages is not at hand, in the reader's browser, one
 * route answers for all; Docusaurus asks it to load when the address has changed already.
 */
export default addresses
  ? addresses.flatMap((address) => pageAt(address) ?? []).map(pageRoute)
  : [{path: '/', exact: false, component: AnyPage}];
