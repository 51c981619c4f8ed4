import type {MouseEvent} from 'react';
import {addTo, lists} from '../visits/lists';

/** The part of the router's history that opens an address. */
interface Router {
  push: (address: string, state?: unknown) => void;
}

/** True for a click that opens a link here, and not in another tab or window. */
export const isPlainClick = ({button, altKey, ctrlKey, metaKey, shiftKey}: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * Opens a hit. The terms go along in the entry of the history, not in the address, which stays fit
 * to share; `visits/record.ts` has them marked on the page.
 *
 * @param query is kept among the last searches
 */
export function openHit(router: Router, address: string, query: string, terms: readonly string[]): void {
  addTo(lists.searches, query.trim(), query.trim());
  router.push(address, {found: terms});
}
