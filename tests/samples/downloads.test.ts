import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {folderIn} from '@site/src/examples/download/contents';
import type {Manifest} from '@site/src/examples/download/lock-file';
import {bundleApp} from '../lib/bundle-app';
import {
  apart,
  examples,
  named,
  on,
  packed,
  testPackages,
  together,
  unpackBesideModules,
  unpackIn,
  withoutFile,
  withPage,
} from '../lib/downloads';
import {typeCheck} from '../lib/type-check-folder';
import {stopCompiler} from '../unit/samples/move/support';

// Every archive is unpacked, built and tested in downloads-all.test.ts, at night; here are one that
// is alone and one that needs others.

afterAll(stopCompiler);

describe('archives of Move packages', () => {
  test.each([named('turnstile'), named('loan_arbitrage')])(
    'of $name is built and tested in an empty folder, with what it needs',
    async (example) => {
      const {dirs, problems, tests} = await testPackages(unpackIn(packed(example)), example.needs.length > 0 ? example.name : '.');
      expect(dirs.map((dir) => path.normalize(dir))).toContain(folderIn(example, examples));
      expect(problems).toEqual([]);
      expect(tests.length).toBeGreaterThan(0);
      expect(tests.filter(({passed}) => !passed)).toEqual([]);
    },
  );

  test.each([
    ['turnstile', 'turnstile/sources/turnstile.move', '.', ''],
    ['loan_arbitrage', 'loan_arbitrage/deepbook_interface/Move.toml', 'loan_arbitrage', 'MANIFEST'],
  ])('the check sees that the one of %s lacks %s', async (name, file, below, code) => {
    const {problems} = await testPackages(unpackIn(withoutFile(packed(named(name)), file)), below);
    expect(problems.map((problem) => problem.code).join(' ')).toContain(code);
    expect(problems).not.toEqual([]);
  });
});

describe('archives of TypeScript', () => {
  test('one of each shelf is type-checked in an empty folder', () => {
    const some = [...new Map(together.map((each) => [each.shelf, each])).values()];
    expect(some.length).toBeGreaterThan(1);
    const root = unpackBesideModules(...some.map(packed));
    expect(
      typeCheck(
        some.map(({name}) => path.join(root, name)),
        root,
      ),
    ).toEqual([]);
  });

  test('one of them is bundled as its page loads it', async () => {
    const [example = named('')] = withPage;
    const root = unpackBesideModules(packed(example));
    expect(await bundleApp(path.join(root, example.name))).toEqual([]);
  });

  test('the check sees a file that is missing', () => {
    const root = unpackBesideModules(withoutFile(packed(named('coin-flip')), 'coin-flip/src/house.ts'));
    expect(typeCheck([path.join(root, 'coin-flip')], root).join('\n')).toContain("Cannot find module './house'");
  });

  test.each(together.concat(apart))('have a lock file for their manifest: $name', (example) => {
    const contents = packed(example);
    const manifest = JSON.parse(contents[`${example.name}/package.json`] ?? '') as Manifest;
    const own = JSON.parse(contents[`${example.name}/package-lock.json`] ?? '') as {packages: Record<string, {version?: string}>};
    for (const [name, version] of Object.entries({...manifest.dependencies, ...manifest.devDependencies}))
      expect(own.packages[`node_modules/${name}`]?.version).toBe(version);
  });
});

test.each(on('apps', 'ts', 'react'))('the lock file of $name has the versions that are installed here', ({name}) => {
  const contents = packed(named(name));
  const {dependencies = {}, devDependencies = {}} = JSON.parse(contents[`${name}/package.json`] ?? '') as Manifest;
  for (const [each, version] of Object.entries({...dependencies, ...devDependencies})) {
    const manifest = path.join('node_modules', each, 'package.json');
    // Vite is installed nowhere here: no test starts a development server.
    if (each === 'vite') expect(existsSync(manifest)).toBe(false);
    else expect((JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version).toBe(version);
  }
});

test.each(examples)('the archive of $name has the license and a README', (example) => {
  const contents = packed(example);
  expect(contents[`${example.name}/LICENSE`]).toContain('Apache License');
  expect(contents[`${example.name}/README.md`]).toContain(`# ${example.name}`);
  expect(Object.keys(contents).filter((name) => !name.startsWith(`${example.name}/`) || name.includes('..'))).toEqual([]);
});
