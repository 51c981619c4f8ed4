import {oldAddresses} from '../../src/old-addresses/addresses';
import {tableProblems} from '../../src/old-addresses/check';
import {anchorsOf} from '../lib/page-anchors';
import {listedPages, pageIds} from '../lib/pages';

const slugs = new Map(listedPages.map((page) => [page.id, page.frontMatter.slug]));

/** Generated pages that stand for their folder have its address. */
const routeOf = (id: string): string => slugs.get(id) ?? `/${id.replace(/\/index$/, '')}`;

test('every old address leads to a page and a heading of today, and no page of today has it', () => {
  const pages = pageIds.map((id) => ({
    route: routeOf(id),
    get anchors() {
      return anchorsOf(id) ?? new Set<string>();
    },
  }));
  expect(Object.keys(oldAddresses).length).toBeGreaterThan(700);
  expect(tableProblems(oldAddresses, pages)).toEqual([]);
});

test('old addresses are sorted', () => {
  const addresses = Object.keys(oldAddresses);
  expect(addresses).toEqual([...addresses].sort());
});
