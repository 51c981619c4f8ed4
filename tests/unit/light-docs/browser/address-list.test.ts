import {readAddresses, writeAddresses, type PageTree} from '@site/src/light-docs/browser/address-list';

test.each<[string, PageTree, string]>([
  ['no page', {}, ''],
  ['one page', {guides: 0}, 'guides'],
  ['the root', {'': 0}, '.'],
  ['pages below pages', {guides: {'': 0, b: {c: {'': 0, d: 0}}}, z: 0}, 'guides(.,b(c(.,d))),z'],
  ['two branches', {a: {b: {c: 0}}, d: {e: 0}}, 'a(b(c)),d(e)'],
  ['names with marks', {'sui-api': {'v1.2_x': 0}}, 'sui-api(v1.2_x)'],
])('%s ships as a text and reads back', (_name, tree, text) => {
  expect(writeAddresses(tree)).toBe(text);
  expect(readAddresses(text)).toEqual(tree);
});

test.each(['a(b', 'a,b', 'a)', '.'])('a segment that would be read as another is refused: %s', (segment) => {
  expect(() => writeAddresses({[segment]: 0})).toThrow(`An address cannot have the segment "${segment}".`);
});
