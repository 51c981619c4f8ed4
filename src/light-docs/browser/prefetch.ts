import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import {inIdleTime} from '../../lib/in-idle-time';
import {AnyPage, preloadPage} from './page-routes';
import {pageAt} from './pages';

/** Whether an address belongs to the docs and to none of the other routes, such as the home page. */
const isOfDocs = (path: string): boolean => matchRoutes(routes, path).some(({route: {component}}) => (component as unknown) === AnyPage);

/**
 * Docusaurus's prefetching, told which chunk a page has. It looks for that under the route, a hyphen and anything
 * without one, among the names of all chunks; so the page's is there only while it looks. A link to a place in a page is not
 * worth it: it would fetch the glossary ahead of nearly every page.
 */
function prefetchPage(prefetch: Docusaurus['prefetch'], path: string): void {
  const page = /[#?]/.test(path) || !isOfDocs(path) ? undefined : pageAt(path);
  if (!page) return void prefetch(path);
  const key = '/-page';
  routesChunkNames[key] = {content: page.chunk};
  void prefetch(path);
  Reflect.deleteProperty(routesChunkNames, key);
}

type Docusaurus = typeof window.docusaurus;

let isInstalled = false;

/**
 * A client module's hook. All links that come into view ask for their pages at once; from the first route on, each is
 * fetched ahead in an idle moment. A link that is about to be followed loads its page.
 */
export function onRouteUpdate(): void {
  if (isInstalled) return;
  isInstalled = true;
  const original = window.docusaurus;
  const later = inIdleTime((path: string) => {
    prefetchPage(original.prefetch, path);
  });
  window.docusaurus = {
    prefetch: (path) => {
      later(path);
      return false;
    },
    preload: (path) => {
      const [pathname = ''] = path.split(/[#?]/);
      const loading = original.preload(pathname);
      if (loading !== false && isOfDocs(pathname)) void preloadPage(pathname);
      return loading;
    },
  };
}
