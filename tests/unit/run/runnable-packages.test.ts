import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {errorPages} from '@site/src/run/build/error-pages';
import {filesModule, librariesModule} from '@site/src/run/build/generated';
import {checkedPackages} from '@site/src/run/build/runnable-packages';
import {writeFilesBelow} from '@site/src/lib/write-files';
import {makeTools} from '@site/src/samples/move/tools';

const manifest = (name: string): string => `[package]\nname = "${name}"\nedition = "2024"\n\n[dependencies]\n`;
const shelf = `module good::shelf;

// #region opening
public fun seeds(): u64 {
    100
}
// #endregion opening

#[test]
fun opens() {
    assert!(seeds() == 100);
}
`;

test('packages that compile and pass are read without region marks; all others are left out', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'run-packages-'));
  writeFilesBelow(root, {
    'examples/move/good/Move.toml': manifest('good'),
    'examples/move/good/sources/shelf.move': shelf,
    'examples/move/wrong/Move.toml': manifest('wrong'),
    'examples/move/wrong/sources/shelf.move': shelf.replace('good::', 'wrong::').replace(': u64', ': bool'),
    'examples/move/failing/Move.toml': manifest('failing'),
    'examples/move/failing/sources/shelf.move': shelf.replace('good::', 'failing::').replace('== 100', '== 99'),
    'examples/move/unread/Move.toml': '[package',
  });
  const tools = await makeTools(root);
  const {runnable, left} = await checkedPackages(root, tools);
  rmSync(root, {recursive: true});
  expect(left).toEqual(['examples/move/failing', 'examples/move/unread', 'examples/move/wrong']);
  expect(runnable).toEqual([
    expect.objectContaining({
      name: 'good',
      dir: 'examples/move/good',
      regions: {'sources/shelf.move': {opening: 3}},
      system: ['MoveStdlib', 'Sui'],
      local: [],
    }),
  ]);
  expect(runnable[0]?.files['sources/shelf.move']).not.toContain('#region');
  expect(runnable[0]?.manifest).toContain('good = "0x5a0000"');
});

test('codes of the compiler lead to the error reference, apart from one that two kinds of errors share', () => {
  const pages = errorPages();
  expect(pages.E04007).toBe('/references/errors/compiler/types#e04007');
  expect(pages.W99001).toBe('/references/errors/compiler/lints#lint-w99001');
  expect(pages).not.toHaveProperty('E01001');
});

test('the generated module names each file by an address that the bundler fills in', () => {
  const text = filesModule({names: ['tip_jar'], scripts: ['ts/offline/addresses.ts'], sizes: {raw: 2, gzip: 1}, errors: {}});
  expect(text).toContain('tip_jar: new URL("./packages/tip_jar.json", import.meta.url).href,');
  expect(text).toContain('"ts/offline/addresses.ts": new URL("./scripts/ts-offline-addresses.json", import.meta.url).href,');
  expect(text).toContain('export const compilerSize = {"raw":2,"gzip":1};');
});

test('each package that programs import is a chunk of its own', () => {
  expect(librariesModule(['@mysten/sui/bcs'])).toBe(
    'export const libraries = {\n  "@mysten/sui/bcs": () => import("@mysten/sui/bcs"),\n};\n',
  );
});
