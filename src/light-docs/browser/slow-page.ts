import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import {hideNotice, showNotice} from '../../lib/notice';

/**
 * Milliseconds after which a reader is told that a page has not come. It may come yet, and then the
 * notice goes.
 */
const patience = 8_000;

let told: number | undefined;

function stop(): void {
  clearTimeout(told);
  hideNotice();
}

function start(): void {
  stop();
  told = window.setTimeout(showNotice, patience, translate({id: 'light-docs.slow', message: 'The page takes long to load.'}));
}

// The first page comes as HTML, and cannot do anything until its scripts are there.
if (typeof window !== 'undefined') start();

/**
 * A client module: Docusaurus keeps the old page, without an end, until all of the next one has
 * been loaded.
 */
export default {
  onRouteUpdate: ({previousLocation, location}) => {
    if (previousLocation && previousLocation.pathname !== location.pathname) start();
  },
  onRouteDidUpdate: stop,
} satisfies ClientModule;
