import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {offlinePrograms} from '@site/src/samples/typescript/offline/offline-programs';
import {runnableScripts} from '@site/src/run/build/runnable-scripts';
import {scratchFolder} from '../../../../lib/scratch-folder';

const root = scratchFolder({
  'package.json': '{}',
  'examples/ts/good.ts':
    "import {toHex} from '@mysten/sui/utils';\nimport {bytes} from './bytes';\n// #region print\nconsole.log(toHex(bytes));\n// #endregion print\n",
  'examples/ts/bytes.ts': 'export const bytes: Uint8Array = Uint8Array.of(1, 2);\n',
  'examples/ts/documented.ts': "console.log({a: 1}, 2n);\nconsole.error('not output');\n",
  'examples/ts/documented.expected.txt': '{ a: 1 } 2n\n',
  'examples/ts/other.ts': "console.log('one');\n",
  'examples/ts/other.expected.txt': 'two\n',
  'examples/ts/asks.ts': "const {status} = await fetch('http://127.0.0.1:9/').catch(() => ({status: 0}));\nconsole.log(status);\n",
  'examples/ts/key.ts': "console.log(process.env.KEY ?? 'none');\n",
  'examples/ts/file.ts': "import {readFileSync} from 'node:fs';\nconsole.log(readFileSync('a'));\n",
  'examples/ts/large.ts':
    "import {parseSerializedSignature} from '@mysten/sui/cryptography';\nconsole.log(typeof parseSerializedSignature);\n",
  'examples/ts/throws.ts': "console.log('a');\nthrow new TypeError('no seeds');\n",
  'examples/ts/broken.ts': 'const a = ;\n',
});
symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
const cacheFile = path.join(root, 'cache.json');

test('programs that run without a network and print what is documented are found; all others are refused, with the reason', async () => {
  const {programs, refusals} = await offlinePrograms(root, cacheFile);
  expect(programs.map(({entry}) => entry)).toEqual(['ts/documented.ts', 'ts/good.ts', 'ts/large.ts']);
  expect(refusals).toEqual({
    'ts/asks.ts': 'it tried to reach a network',
    'ts/broken.ts': 'ts/broken.ts:1: Unexpected token',
    'ts/bytes.ts': 'it prints nothing',
    'ts/file.ts': 'browsers have no node:fs',
    'ts/key.ts': 'it failed: ReferenceError: process is not defined',
    'ts/other.ts': 'it does not print what examples/ts/other.expected.txt has',
    'ts/throws.ts': 'it failed: TypeError: no seeds',
  });
}, 120_000);

test('readers get those that import no large package, each with all its files, without region marks, and the packages that programs import', async () => {
  const {scripts, libraries} = await runnableScripts(root, cacheFile);
  expect(libraries).toEqual(['@mysten/sui/utils']);
  expect(scripts).toHaveLength(2);
  expect(scripts[1]).toMatchObject({
    entry: 'ts/good.ts',
    files: {'ts/bytes.ts': 'export const bytes: Uint8Array = Uint8Array.of(1, 2);\n'},
    regions: {'ts/good.ts': {print: 3}},
  });
  expect(scripts[1]?.files['ts/good.ts']).not.toContain('#region');
  expect(Object.keys(scripts[1]?.modules ?? {}).sort()).toEqual(['ts/bytes.ts', 'ts/good.ts']);
}, 120_000);

test('a site without TypeScript examples has no programs', async () => {
  const empty = scratchFolder();
  expect(await offlinePrograms(empty, path.join(empty, 'cache.json'))).toEqual({programs: [], refusals: {}});
});
