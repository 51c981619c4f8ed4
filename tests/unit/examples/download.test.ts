import {archiveOf} from '@site/src/examples/download/archive';
import {contentsOf, folderIn} from '@site/src/examples/download/contents';
import {stepsOf} from '@site/src/examples/download/commands';
import {scriptManifest} from '@site/src/examples/download/script-project';
import type {LockFile} from '@site/src/examples/download/lock-file';
import type {Example, ExampleFile} from '@site/src/examples/model';

const lock: LockFile = {
  name: 'all',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': {
      dependencies: {'@mysten/sui': '2.0.0'},
      devDependencies: {'@types/node': '20.0.0', tsx: '4.0.0', typescript: '6.0.0'},
    } as LockFile['packages'][string],
    ...Object.fromEntries(['@mysten/sui', '@types/node', 'tsx', 'typescript'].map((name) => [`node_modules/${name}`, {}])),
  },
};

function example(name: string, shelf: Example['shelf'], files: Readonly<Record<string, string>>, needs: readonly string[] = []): Example {
  const dir = `examples/${shelf}/${name}`;
  const all = Object.entries(files).map(([path, text]): ExampleFile => ({file: `${dir}/${path}`, path, text, regions: {}}));
  return {name, shelf, dir, summary: `About ${name}.`, files: all, needs};
}

const shop = example('shop', 'move', {'Move.toml': '', 'sources/a.move': '#[test]\nfun a() {}'});
const stand = example('stand', 'move', {'Move.toml': '', 'sources/b.move': ''}, [shop.dir]);
const street = example('street', 'move', {'Move.toml': ''}, [stand.dir]);
const demo = example('demo', 'ts', {
  'run.ts': "import {a} from '@mysten/sui/utils';\nimport fs from 'node:fs';\n",
  'run.expected.txt': '1\n',
});
const workshop = {siteDir: '.', examples: [shop, stand, street, demo], lock};

test('an archive is the same bytes for the same files, in any order', () => {
  const one = archiveOf({'a/b.txt': 'b', 'a/a.txt': 'a'});
  expect(Buffer.from(archiveOf({'a/a.txt': 'a', 'a/b.txt': 'b'}))).toEqual(Buffer.from(one));
  expect(Buffer.from(archiveOf({'a/a.txt': 'a', 'a/b.txt': 'c'}))).not.toEqual(Buffer.from(one));
});

test('a package alone is the top of its archive', () => {
  expect(Object.keys(contentsOf(shop, workshop)).sort()).toEqual([
    'shop/LICENSE',
    'shop/Move.toml',
    'shop/README.md',
    'shop/sources/a.move',
  ]);
  expect(folderIn(shop, workshop.examples)).toBe('shop');
});

test('what a package needs is beside it, and what that needs as well', () => {
  const names = Object.keys(contentsOf(street, workshop));
  expect(names).toEqual(
    expect.arrayContaining(['street/street/Move.toml', 'street/stand/Move.toml', 'street/shop/Move.toml', 'street/LICENSE']),
  );
  expect(folderIn(street, workshop.examples)).toBe('street/street');
  expect(contentsOf(street, workshop)['street/README.md']).toContain('The example is in the folder `street`');
});

test('a need that is no example stops the build', () => {
  expect(() => contentsOf(stand, {...workshop, examples: [stand]})).toThrow(
    'examples/move/stand:1: needs examples/move/shop, which is no example.',
  );
});

test('loose files get a project around them, with the versions of the lock file', () => {
  const contents = contentsOf(demo, workshop);
  expect(JSON.parse(contents['demo/package.json'] ?? '')).toMatchObject({
    private: true,
    type: 'module',
    dependencies: {'@mysten/sui': '2.0.0'},
    devDependencies: {'@types/node': '20.0.0', tsx: '4.0.0', typescript: '6.0.0'},
  });
  expect(contents['demo/package-lock.json']).toContain('"node_modules/@mysten/sui"');
  expect(contents['demo/tsconfig.json']).toContain('"strict": true');
});

test('an import that the lock file lacks stops the build', () => {
  const files = example('x', 'ts', {'a.ts': "import a from 'left-pad';"}).files;
  expect(() => scriptManifest('x', files, lock)).toThrow('src/examples/lock/package.json:1: lacks left-pad, which x imports.');
});

test.each([
  ['a package with tests', shop, '', ['sui move build', 'sui move test']],
  ['a package without', stand, '', ['sui move build']],
  ['files with a known output', demo, '', ['npm ci', 'npm run check', 'npx tsx run.ts']],
  ['files below the top of their archive', demo, 'ts/demo', ['npm ci', 'npm run check', 'npx tsx ts/demo/run.ts']],
  [
    'an app',
    example('app', 'apps', {'package.json': '{"scripts": {"start": "npm run play", "play": "tsx a.ts"}}'}),
    '',
    ['npm ci', 'npm start'],
  ],
])('the commands of %s', (_what, each, folder, commands) => {
  expect(stepsOf(each, folder).flatMap(({command}) => command ?? [])).toEqual(commands);
});
