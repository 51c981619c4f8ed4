import titles from '@generated/page-registry/default/titles.json';
import {newAddressOf} from '@site/src/old-addresses/lookup';
import {titleOf} from '@site/src/registry/regular-title';
import {routeOf} from '@site/src/registry/route-of';
import {nearestPages, type Candidate} from './nearest';

export interface Suggestions {
  /** Where the page of an old address went; its route may have an anchor. */
  moved?: Candidate;
  /** Pages that the address resembles, the likeliest first. */
  near: readonly Candidate[];
}

const pages: readonly Candidate[] = Object.entries(titles).map((entry) => ({route: routeOf({id: entry[0]}), title: titleOf(entry)}));

/**
 * What the 404 page can say about an address. The module brings the titles of all pages and the
 * table of old addresses, so it is loaded when that page is shown.
 *
 * @param address without the site's base URL
 */
export function suggest(address: string): Suggestions {
  const route = newAddressOf(address);
  const [page] = route?.split('#') ?? [];
  const target = pages.find((candidate) => candidate.route === page);
  const near = nearestPages(address, pages);
  if (route === undefined || target === undefined) return {near};
  return {moved: {...target, route}, near: near.filter((candidate) => candidate !== target)};
}
