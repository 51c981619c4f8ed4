import {existsSync, readFileSync} from 'node:fs';
import {testOnlyModules} from '@site/src/reference/framework/test-only/modules';
import {uses} from '@site/src/reference/framework/uses';
import {checkUses, fileOf, type UseSurroundings} from '@site/src/reference/framework/uses/check';
import {exampleSection} from '@site/src/reference/framework/uses/example-section';
import type {ModuleUse} from '@site/src/reference/framework/uses/types';
import {cutRegion} from '@site/src/lib/regions';
import {serializePage} from '@site/src/reference/serialize';
import {sentence} from '../move/fixture';

const lines = (count: number): string => Array.from({length: count}, (_, line) => `let x${line} = ${line};`).join('\n');

const files: Readonly<Record<string, string>> = {
  'examples/move/shop/sources/shop.move': `// #region short\n${lines(12)}\n// #endregion short\n// #region long\n${lines(13)}\n// #endregion long`,
  'examples/move/shop/sources/open.move': '// #region open\nlet x = 1;',
};

const surroundings: UseSurroundings = {
  modules: new Set(['sui::coin', 'sui::bag']),
  readFile: (file) => files[file],
  problemOf: (route) => (route === '/standards/coin' ? undefined : `there is no page at ${route}`),
};

const right: ModuleUse = {file: 'shop/sources/shop.move', region: 'short', sentence, learn: ['/standards/coin']};

test('a fitting use passes', () => {
  expect(checkUses({'sui::coin': right}, surroundings)).toEqual([]);
});

test.each<[string, Partial<ModuleUse>, string]>([
  ['a file that is not there', {file: 'shop/sources/gone.move'}, 'sui::coin: there is no file examples/move/shop/sources/gone.move'],
  [
    'a region that is not there',
    {region: 'gone'},
    'sui::coin: shop/sources/shop.move: there is no region "gone"; the file has: "short", "long"',
  ],
  ['a region without an end', {file: 'shop/sources/open.move', region: 'open'}, 'has no "#endregion open"'],
  ['a line too many', {region: 'long'}, 'sui::coin: region "long" of shop/sources/shop.move has 13 lines; a use has 12 at most'],
  ['a page that is not there', {learn: ['/nowhere']}, 'sui::coin: there is no page at /nowhere'],
  ['no page at all', {learn: []}, 'sui::coin: it links to no page that teaches the module'],
  ['no sentence', {sentence: 'Coins'}, 'sui::coin: what introduces the code is no sentence'],
  ['two sentences', {sentence: `${sentence} It is another one.`}, 'sui::coin: what introduces the code is no sentence'],
])('%s is a problem in one line', (_case, changed, message) => {
  const problems = checkUses({'sui::coin': {...right, ...changed}}, surroundings);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(message);
  expect(problems[0]).not.toContain('\n');
});

test('a module that is not there, and a sentence that stands twice', () => {
  expect(checkUses({'sui::gone': right}, surroundings)).toEqual(['uses: an entry for the module sui::gone, which is not there']);
  expect(checkUses({'sui::coin': right, 'sui::bag': {...right}}, surroundings)).toHaveLength(2);
});

test('the section quotes the region, which the build fills, and names the pages', () => {
  const body = exampleSection({...right, learn: ['/a', '/b']}, (route) => `Page ${route}`);
  const text = serializePage({id: 'x', title: 'x', description: sentence, body});
  expect(text).toContain(`## Example <!-- #example -->\n\n${sentence}\n`);
  expect(text).toContain('```move file="examples/move/shop/sources/shop.move" region="short"\n```\n');
  expect(text).toContain('Read more in [Page /a](/a) and [Page /b](/b).');
});

test('at least 60 published modules of std, sui and sui_system have a use, and every test-only module', () => {
  const names = Object.keys(uses);
  expect(names.filter((name) => !(name in testOnlyModules)).length).toBeGreaterThanOrEqual(60);
  expect(Object.keys(testOnlyModules).filter((name) => !names.includes(name))).toEqual([]);
});

/** What a use must show: the call, the macro or the type for which readers come to the module. */
const characteristic: Readonly<Record<string, readonly string[]>> = {
  'sui::table': ['table::new(', '.add(', '.contains(', '&mut scores[', '.remove('],
  'sui::kiosk': ['.place(', '.list<'],
  'sui::clock': ['.timestamp_ms()'],
  'sui::random': ['entry fun', '.new_generator('],
  'sui::dynamic_field': ['field::add(', 'field::borrow_mut(', 'field::remove('],
  'sui::transfer_policy': ['.confirm_request('],
  'sui::coin_registry': ['new_currency_with_otw(', '.finalize('],
  'sui::test_scenario': ['begin(', '.next_tx(', '.take_from_sender<', '.end()'],
};

test.each(Object.entries(characteristic))('the use of %s shows what it is for', (name, parts) => {
  const use = uses[name];
  expect(use).toBeDefined();
  if (use === undefined) return;
  const code = cutRegion(readFileSync(fileOf(use), 'utf8'), use.region);
  expect(parts.filter((part) => !code.includes(part))).toEqual([]);
});

test('every module of the package for uses is shown on a page, and its file is named after the module', () => {
  const shown = new Set(Object.values(uses).map(fileOf));
  const own = Object.entries(uses).filter(([, {region}]) => region === 'use');
  const expected = own.map(
    ([name]) => `examples/move/framework_uses/sources/${name.replace('sui_system::', 'system_').replace('::', '_')}.move`,
  );
  expect(own.map(([, use]) => fileOf(use))).toEqual(expected);
  expect([...shown].filter((file) => !existsSync(file))).toEqual([]);
});
