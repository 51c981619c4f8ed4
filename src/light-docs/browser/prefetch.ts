import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import {inIdleTime} from '../../lib/in-idle-time';
import {pageAt} from './pages';

/**
 * The routes, which are in the bundle already. A client module that imported them would bring the
 * theme's styles before the order of the style sheet's layers.
 */
const importRoutes = async () => ({...(await import('./page-routes')), routes: (await import('@generated/routes')).default});

/**
 * Whether an address belongs to the docs and to none of the other routes, such as the home page.
 */
async function isOfDocs(path: string): Promise<boolean> {
  const {AnyPage, routes} = await importRoutes();
  return matchRoutes(routes, path).some(({route: {component}}) => (component as unknown) === AnyPage);
}

/**
 * Docusaurus's prefetching, told which chunk a page has. It looks for that under the route, a
 * hyphen and anything without one, among the names of all chunks; so the page's is there only while
 * it looks. A link to a place in a page is not worth it: it would fetch the glossary ahead of
 * nearly every page.
 */
async function prefetchPage(prefetch: Docusaurus['prefetch'], path: string): Promise<void> {
  const page = !/[#?]/.test(path) && (await isOfDocs(path)) ? pageAt(path) : undefined;
  if (!page) return void prefetch(path);
  const key = '/-page';
  routesChunkNames[key] = {content: page.chunk};
  void prefetch(path);
  Reflect.deleteProperty(routesChunkNames, key);
}

type Docusaurus = typeof window.docusaurus;

/** Loads the page at an address of the docs, as Docusaurus loads those of other routes. */
async function preloadOfDocs(path: string): Promise<void> {
  if (await isOfDocs(path)) await (await importRoutes()).preloadPage(path);
}

let isInstalled = false;

/**
 * A client module's hook. All links that come into view ask for their pages at once; from the first
 * route on, each is fetched ahead in an idle moment. A link that is about to be followed loads its
 * page.
 */
export function onRouteUpdate(): void {
  if (isInstalled) return;
  isInstalled = true;
  const original = window.docusaurus;
  const later = inIdleTime((path: string) => {
    void prefetchPage(original.prefetch, path);
  });
  window.docusaurus = {
    prefetch: (path) => {
      later(path);
      return false;
    },
    preload: (path) => {
      const [pathname = ''] = path.split(/[#?]/);
      const loading = original.preload(pathname);
      if (loading !== false) void preloadOfDocs(pathname);
      return loading;
    },
  };
}
