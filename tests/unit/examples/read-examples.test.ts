import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readExamples} from '@site/src/examples/read-examples';
import type {Summaries} from '@site/src/examples/overlay';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'examples-'));
});

afterEach(() => {
  rmSync(root, {recursive: true});
});

function put(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, 'examples', file)), {recursive: true});
    writeFileSync(path.join(root, 'examples', file), text);
  }
}

const shop = {
  'move/shop/Move.toml': '[package]\nname = "shop"\n',
  'move/shop/sources/till.move': '// #region a\nmodule shop::till;\n// #endregion a\n',
};
const summaries: Summaries = {move: {shop: 'A shop.'}};

test('reads files without region marks and with the lines of regions, and what tools leave is no part of it', () => {
  put({...shop, 'move/shop/build/x.mv': 'x', 'move/shop/Move.lock': 'x', 'move/shop/node_modules/x.js': 'x'});
  const [example, ...others] = readExamples(root, summaries);
  expect(others).toEqual([]);
  expect(example).toMatchObject({name: 'shop', shelf: 'move', dir: 'examples/move/shop', summary: 'A shop.', needs: []});
  expect(example?.files.map(({path: name}) => name)).toEqual(['Move.toml', 'sources/till.move']);
  expect(example?.files[1]).toMatchObject({text: 'module shop::till;\n', regions: {a: 1}});
});

test('finds what an example needs: local packages, and modules of other examples', () => {
  put({
    ...shop,
    'move/stand/Move.toml': '[dependencies]\nshop = { local = "../shop" }\n',
    'apps/desk/src/main.ts': "import {a} from './a';\n",
    'ts/demo/run.ts': "import {b} from '../../apps/desk/src/main';\nimport {c} from '@mysten/sui/utils';\n",
  });
  const all = readExamples(root, {move: {shop: 'A.', stand: 'B.'}, apps: {desk: 'C.'}, ts: {demo: 'D.'}});
  expect(Object.fromEntries(all.map(({name, needs}) => [name, needs]))).toEqual({
    shop: [],
    stand: ['examples/move/shop'],
    desk: [],
    'demo-scripts': ['examples/apps/desk'],
  });
});

test.each<[string, Readonly<Record<string, string>>, Summaries, string]>([
  [
    'two of one name',
    {...shop, 'apps/shop/main.ts': ''},
    {...summaries, apps: {shop: 'B.'}},
    'examples/apps/shop:1: its page would be that of examples/move/shop, "shop".',
  ],
  [
    'two files of one anchor',
    {...shop, 'move/shop/sources-till.move': ''},
    summaries,
    'examples/move/shop/sources/till.move:1: the file and sources-till.move would have one anchor',
  ],
  [
    'a region that is not closed',
    {...shop, 'move/shop/sources/b.move': '// #region a\n'},
    summaries,
    'examples/move/shop/sources/b.move:1: line 1: region "a" has no',
  ],
  ['a file that is no text', {...shop, 'move/shop/a.png': '\0'}, summaries, 'examples/move/shop/a.png:1: the text has a NUL character'],
])('stops at %s, with one line', (_what, files, own, message) => {
  put(files);
  expect(() => readExamples(root, own)).toThrow(message);
});

test('all examples of this repository have a summary of whole sentences, none of which is another’s', () => {
  const all = readExamples('.');
  expect(all.length).toBeGreaterThan(100);
  const wrong = all.filter(({summary}) => !/^[A-Z].*\.$/.test(summary) || summary.length < 30);
  expect(wrong.map(({name}) => name)).toEqual([]);
  expect(new Set(all.map(({summary}) => summary)).size).toBe(all.length);
});
