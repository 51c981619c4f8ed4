import {readFileSync} from 'node:fs';
import path from 'node:path';
import {makeNew} from '@site/src/tools/new';
import {scratchFolder} from '../../lib/scratch-folder';

const overlay = 'src/examples/overlay/move.ts';
const errors = 'src/reference/errors/entries/cli-keys.ts';
const elements = 'src/allowed-mdx/elements.ts';

/** A folder with the lists that new things are added to. */
const emptyRoot = (): string =>
  scratchFolder(Object.fromEntries([overlay, errors, elements, 'package.json'].map((file) => [file, readFileSync(file, 'utf8')])));

const read = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');

test('a page has its title, and lacks what only its author knows', async () => {
  const root = emptyRoot();
  const {files, next} = await makeNew(root, ['page', 'guides/developer/coin/vaults', 'Vaults: an introduction']);
  expect(files).toEqual(['docs/guides/developer/coin/vaults.mdx']);
  expect(read(root, 'docs/guides/developer/coin/vaults.mdx')).toMatch(/^---\ntitle: "Vaults: an introduction"\ndescription: ''\n---\n/);
  expect(next[1]).toBe('Add "vaults" to the list of guides/developer/coin in src/site/sidebars/developer-guides.ts.');
});

test('an example is a package with a test, and its sentence stands among the others by the alphabet', async () => {
  const root = emptyRoot();
  const {files} = await makeNew(root, ['example', 'bearded_tit', "A bird's nest."]);
  expect(files).toHaveLength(4);
  expect(read(root, 'examples/move/bearded_tit/sources/bearded_tit.move')).toContain('public struct BeardedTit has key {');
  const before = readFileSync(overlay, 'utf8');
  const after = read(root, overlay);
  expect(after.replace(/^ {2}bearded_tit: "A bird's nest\.",\n/m, '')).toBe(before);
  expect(after.indexOf('bearded_tit')).toBeLessThan(after.indexOf('boatyard'));
});

test('an error is the last one of its list, and what it lacks stops the reference', async () => {
  const root = emptyRoot();
  await makeNew(root, ['error', 'cli-keys', 'no-such-alias', "Can't find an alias …"]);
  const text = read(root, errors);
  expect(text).toMatch(/ {4}source: '',\n {2}\},\n\];\n$/);
  expect(text).toContain(`messages: [{from: 'CLI', text: "Can't find an alias …"}],`);
});

test('a component has a room, and an entry among the elements', async () => {
  const root = emptyRoot();
  await makeNew(root, ['component', 'price-tag', 'PriceTag', 'the price of a thing']);
  expect(read(root, 'src/price-tag/README.md')).toMatch(/^# price-tag: the price of a thing\n/);
  expect(read(root, 'src/price-tag/PriceTag.tsx')).toContain('export function PriceTag(');
  expect(read(root, elements)).toContain(
    "  PriceTag: {from: '@site/src/price-tag/PriceTag', markdown: 'content', reason: 'the price of a thing'},\n};",
  );
});

test.each([
  [['page', 'guides', 'Guides'], 'Name the page by its path, and give it a title.'],
  [['example', 'tip_jar'], 'Name the package in small letters, and say in a sentence what it is.'],
  [['error', 'nothing', 'id', 'Text'], 'There is no src/reference/errors/entries/nothing.ts.'],
  [['component', 'price-tag', 'priceTag', 'x'], 'Name the room in small letters, the component with a capital, and say what it shows.'],
  [['snippet'], 'Say what to make: a page, an example, an error or a component.'],
  [[], 'Say what to make'],
])('%j is told what is missing', async (args, message) => {
  await expect(makeNew(emptyRoot(), args)).rejects.toThrow(message);
});

test('what is there is left alone', async () => {
  const root = emptyRoot();
  const again = ['page', 'guides/operator/logs', 'Logs'];
  await makeNew(root, again);
  await expect(makeNew(root, again)).rejects.toThrow('docs/guides/operator/logs.mdx is there already.');
});
