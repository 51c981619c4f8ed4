import type {ClientModule} from '@docusaurus/types';
import type * as Marks from '../marks/marks';
import {addTo, lists} from './lists';

let marks: typeof Marks | undefined;
/** Where the reader went last that has marks of its own, or none. */
let current: unknown;

/**
 * Notes which pages were read, for the list of them under an empty search field, and marks what was
 * searched for on a page that a hit led to. The entry of the history has the words, so that the
 * address stays the page's own.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const {pathname, hash, state} = location as {pathname: string; hash: string; state?: {found?: string[]}};
  const isOther = pathname !== previousLocation?.pathname;
  const title = isOther && document.querySelector('article h1')?.textContent;
  if (title) addTo(lists.pages, pathname, title);
  const found = state?.found;
  if (isOther || found) {
    current = location;
    marks?.clear();
  }
  if (found)
    void import(/* webpackChunkName: "search-marks" */ '../marks/marks').then(
      (loaded) => {
        marks = loaded;
        // The reader may have gone on before it came.
        if (current === location) loaded.show(found, hash, previousLocation !== null);
      },
      () => {
        // The page is there all the same, only unmarked.
      },
    );
};
