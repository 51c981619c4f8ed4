import {registerRoute} from 'workbox-routing';
import {NetworkOrCopy} from './network-or-copy';

/**
 * What this file uses of its global scope: it is a program of its own, which browsers start as a
 * service worker (write-worker.ts). TypeScript's types of workers and of pages exclude each other.
 */
declare const self: {
  registration: {scope: string};
  clients: {claim: () => Promise<void>};
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'install' | 'activate', listener: (event: {waitUntil: (work: Promise<void>) => void}) => void) => void;
};

const base = self.registration.scope;

registerRoute(({url}) => url.href.startsWith(base) && !url.href.startsWith(`${base}offline/`), new NetworkOrCopy(base));

// The worker has no files of its own that could belong to another release of the site: the newest
// one may take over at any time.
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});
