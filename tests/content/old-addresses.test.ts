import {oldAddresses} from '../../src/old-addresses/addresses';
import {tableProblems} from '../../src/old-addresses/check';
import {everyOldAddress} from '../../src/old-addresses/table';
import {anchorsOf} from '../lib/page-anchors';
import {routeOfId} from '../lib/page-routes';
import {pageIds} from '../lib/pages';

test('every old address leads to a page and a heading of today, and no page of today has it', () => {
  const pages = pageIds.map((id) => ({
    route: routeOfId(id),
    get anchors() {
      return anchorsOf(id) ?? new Set<string>();
    },
  }));
  expect(Object.keys(everyOldAddress).length).toBeGreaterThan(1000);
  expect(tableProblems(everyOldAddress, pages)).toEqual([]);
});

test('old addresses are sorted', () => {
  const addresses = Object.keys(oldAddresses);
  expect(addresses).toEqual([...addresses].sort());
});
