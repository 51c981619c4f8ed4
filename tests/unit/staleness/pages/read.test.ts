import type {Figure} from '@site/src/facts/provenance/list';
import {findLines, placesNaming, placesShowing} from '@site/src/staleness/pages/find';
import {readPage, readPages} from '@site/src/staleness/pages/read';

const origin = {source: {page: 'a page'}, holds: 'now', read: '2026-11-22', checkedBy: 'person'} as const;
const figures: Figure[] = [
  {path: 'protocol.version', value: 135, unit: 'version', origin},
  {path: 'protocol.object.bytes', value: 256_000, unit: 'bytes', origin},
];

const page = readPage(
  'docs/a.mdx',
  'At protocol {protocol.version} now.\n{protocol.object.bytes} bytes, {protocol.unknown}\n`getObject` and `getObjects`',
  figures,
);

test('figures are filled in as readers see them', () => {
  expect(page.lines.map(({text}) => text)).toEqual([
    'At protocol 135 now.',
    '256,000 bytes, {protocol.unknown}',
    '`getObject` and `getObjects`',
  ]);
  expect(page.figures).toEqual(['protocol.version', 'protocol.object.bytes']);
});

test('lines are found by a pattern, with what its first group caught', () => {
  expect(findLines([page], /protocol (\d+) now|(nothing)/)).toEqual([
    {line: {place: 'docs/a.mdx:1', text: 'At protocol 135 now.', written: 'At protocol {protocol.version} now.'}, caught: '135'},
  ]);
});

test('a name is found where it stands by itself', () => {
  expect(placesNaming([page], 'getObjects')).toEqual(['docs/a.mdx:3']);
  expect(placesNaming([page], 'Object')).toEqual([]);
});

test('pages are found by the figures that they show', () => {
  expect(placesShowing([page], 'protocol.object')).toEqual(['docs/a.mdx']);
  expect(placesShowing([page], 'protocol.package')).toEqual([]);
});

test('the pages of this site are read, and the configuration that they quote', () => {
  const files = readPages().map(({file}) => file);
  expect(files).toContain('docs/guides.mdx');
  expect(files).toContain('examples/config/operator/validator/validator.yaml');
  expect(files.filter((file) => file.endsWith('.md'))).toEqual([]);
});
