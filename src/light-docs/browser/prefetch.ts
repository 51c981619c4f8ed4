import routesChunkNames from '@generated/routesChunkNames';
import {inIdleTime} from '../../lib/in-idle-time';
import {pageAt} from './pages';

type Prefetch = typeof window.docusaurus.prefetch;

/**
 * Docusaurus's prefetching, told which chunk a page has. It looks for that under the route, a hyphen and anything
 * without one, among the names of all chunks; so the page's is there only while it looks.
 */
function prefetchPage(prefetch: Prefetch, path: string): void {
  const page = pageAt(path);
  if (!page) {
    void prefetch(path);
    return;
  }
  const key = `${page.path}-page`;
  routesChunkNames[key] = {content: page.chunk};
  void prefetch(path);
  Reflect.deleteProperty(routesChunkNames, key);
}

let isInstalled = false;

/**
 * A client module's hook. All links that come into view ask for their pages at once; from the first route on, each is
 * fetched ahead in an idle moment.
 */
export function onRouteUpdate(): void {
  if (isInstalled) return;
  isInstalled = true;
  const original = window.docusaurus;
  const later = inIdleTime((path: string) => {
    prefetchPage(original.prefetch, path);
  });
  window.docusaurus = {
    ...original,
    prefetch: (path) => {
      later(path);
      return false;
    },
  };
}
