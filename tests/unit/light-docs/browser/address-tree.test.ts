import {pageChunkName} from '@site/src/light-docs/docs/chunk-name';
import {AddressNode} from '@site/src/light-docs/browser/address-tree';

const items = async () => ({default: []});
const root = AddressNode.root([
  {name: 'guidesSidebar', items, pages: 'guides(.,developer(.,coins))'},
  {name: 'referencesSidebar', items, pages: 'guides(operator(logs))'},
  {pages: 'guides(developer(alone)),constructor'},
]);
const at = (...segments: string[]): AddressNode => segments.reduce((node, segment) => node.at(segment), root);

test.each([
  ['with pages below it', ['guides', 'developer'], 'guidesSidebar'],
  ['with nothing below it', ['guides', 'developer', 'coins'], 'guidesSidebar'],
  ['of another sidebar', ['guides', 'operator', 'logs'], 'referencesSidebar'],
  ['of no sidebar', ['guides', 'developer', 'alone'], undefined],
])('a page %s is found by its address', (_name, segments, sidebar) => {
  const path = `/${segments.join('/')}`;
  const {page} = at(...segments);
  expect(page).toMatchObject({path, chunk: pageChunkName(path)});
  expect(page?.sidebar?.name).toBe(sidebar);
});

test.each([
  ['an address that only leads on', ['guides', 'operator']],
  ['an address below a page', ['guides', 'developer', 'coins', 'more']],
  ['an address that every object has something for', ['toString']],
  ['the root', []],
])('%s has no page', (_name, segments) => {
  expect(at(...segments).page).toBeUndefined();
});

test('the addresses below one are those of all sidebars, each once', () => {
  expect(root.below.map(({address}) => address)).toEqual(['/guides', '/constructor']);
  expect(at('guides').below.map(({address}) => address)).toEqual(['/guides/developer', '/guides/operator']);
  expect(at('guides', 'developer').below.map(({address}) => address)).toEqual(['/guides/developer/coins', '/guides/developer/alone']);
});

test('an address knows whether it leads on', () => {
  expect(at('guides').hasMore).toBe(true);
  expect(at('guides', 'developer', 'coins').hasMore).toBe(false);
  expect(at('constructor').hasMore).toBe(false);
});
