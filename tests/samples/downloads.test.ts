import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {archiveOf} from '@site/src/examples/download/archive';
import {contentsOf, folderIn, type Contents} from '@site/src/examples/download/contents';
import {readLock, type Manifest} from '@site/src/examples/download/lock-file';
import type {Example} from '@site/src/examples/model';
import {readExamples} from '@site/src/examples/read-examples';
import {cacheDir} from '@site/src/samples/lib/result-cache';
import {checkPackages, type PackagesReport} from '@site/src/samples/move/check-packages';
import {makeTools} from '@site/src/samples/move/tools';
import {stopCompiler} from '../unit/samples/move/support';
import {bundleApp} from '../lib/bundle-app';
import {typeCheck} from '../lib/type-check-folder';
import {unpack} from '../lib/unpack';

const examples = readExamples('.');
const lock = readLock('.');
const workshop = {siteDir: '.', examples, lock};
const on = (...shelves: readonly string[]): Example[] => examples.filter(({shelf}) => shelves.includes(shelf));
function named(name: string): Example {
  const example = examples.find((each) => each.name === name);
  if (example === undefined) throw new Error(`there is no example ${name}`);
  return example;
}

const folders: string[] = [];
function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'downloads-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, {recursive: true});
  stopCompiler();
});

const withoutFile = (contents: Contents, file: string): Contents => {
  if (contents[file] === undefined) throw new Error(`the download has no ${file}`);
  return Object.fromEntries(Object.entries(contents).filter(([name]) => name !== file));
};

/** Builds and tests the packages below a folder, as `sui move test` would, apart from the layout of their files. */
async function testPackages(root: string, below: string): Promise<PackagesReport> {
  const tools = await makeTools(path.resolve('.'), `${cacheDir}/downloads`);
  const report = await checkPackages({...tools, root}, below);
  tools.cache.save();
  tools.layouts.save();
  return {...report, problems: report.problems.filter(({code}) => code !== 'FORMAT')};
}

describe('archives of Move packages', () => {
  const alone = on('move').filter(({needs}) => needs.length === 0);

  test('of one package are built and tested in an empty folder', async () => {
    const root = emptyFolder();
    for (const each of alone) unpack(archiveOf(contentsOf(each, workshop)), root);
    const {dirs, problems, tests} = await testPackages(root, '.');
    expect(dirs).toHaveLength(alone.length);
    expect(problems).toEqual([]);
    expect(tests.length).toBeGreaterThan(300);
    expect(tests.filter(({passed}) => !passed)).toEqual([]);
  });

  test.each(on('move').filter(({needs}) => needs.length > 0))('of $name, which needs others, bring them along', async (example) => {
    const root = emptyFolder();
    unpack(archiveOf(contentsOf(example, workshop)), root);
    const {dirs, problems, tests} = await testPackages(root, example.name);
    expect(dirs).toContain(folderIn(example, examples));
    expect(problems).toEqual([]);
    expect(tests.filter(({passed}) => !passed)).toEqual([]);
  });

  test.each([
    ['turnstile', 'turnstile/sources/turnstile.move', '.', ''],
    ['loan_arbitrage', 'loan_arbitrage/deepbook_interface/Move.toml', 'loan_arbitrage', 'MANIFEST'],
  ])('the check sees that the one of %s lacks %s', async (name, file, below, code) => {
    const root = emptyFolder();
    unpack(archiveOf(withoutFile(contentsOf(named(name), workshop), file)), root);
    const {problems} = await testPackages(root, below);
    expect(problems.map((problem) => problem.code).join(' ')).toContain(code);
    expect(problems).not.toEqual([]);
  });
});

describe('archives of TypeScript', () => {
  /** Unpacks some archives where the packages of this repository are found, and none of its files. */
  function unpackAll(all: readonly {name: string; contents: Contents}[]): string {
    const root = emptyFolder();
    mkdirSync(root, {recursive: true});
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
    for (const {contents} of all) unpack(archiveOf(contents), root);
    return root;
  }
  const packed = (each: Example) => ({name: each.name, contents: contentsOf(each, workshop)});
  /** One that registers types of its own cannot be in a program with others. */
  const augments = ({files}: Example): boolean => files.some(({text}) => text.includes('declare module'));
  const together = on('ts', 'apps', 'react').filter((each) => !augments(each));
  const apart = on('ts', 'apps', 'react').filter(augments);

  test('are type-checked together in an empty folder', () => {
    const root = unpackAll(together.map(packed));
    expect(together.length).toBeGreaterThan(40);
    expect(
      typeCheck(
        together.map(({name}) => path.join(root, name)),
        root,
      ),
    ).toEqual([]);
  });

  test.each(apart)('are type-checked alone: $name', (example) => {
    const root = unpackAll([packed(example)]);
    expect(typeCheck([path.join(root, example.name)], root)).toEqual([]);
  });

  test.each(on('apps', 'react').filter(({files}) => files.some((file) => file.path === 'index.html')))(
    'are bundled as their page loads them: $name',
    async (example) => {
      const root = unpackAll([packed(example)]);
      expect(await bundleApp(path.join(root, example.name))).toEqual([]);
    },
  );

  test('the check sees a file that is missing', () => {
    const contents = withoutFile(contentsOf(named('coin-flip'), workshop), 'coin-flip/src/house.ts');
    const root = unpackAll([{name: 'coin-flip', contents}]);
    expect(typeCheck([path.join(root, 'coin-flip')], root).join('\n')).toContain("Cannot find module './house'");
  });

  test.each(together.concat(apart))('have a lock file for their manifest: $name', (example) => {
    const contents = contentsOf(example, workshop);
    const manifest = JSON.parse(contents[`${example.name}/package.json`] ?? '') as Manifest;
    const own = JSON.parse(contents[`${example.name}/package-lock.json`] ?? '') as {packages: Record<string, {version?: string}>};
    for (const [name, version] of Object.entries({...manifest.dependencies, ...manifest.devDependencies}))
      expect(own.packages[`node_modules/${name}`]?.version).toBe(version);
  });
});

test.each(on('apps', 'ts', 'react'))('the lock file of $name has the versions that are installed here', ({name}) => {
  const contents = contentsOf(named(name), workshop);
  const {dependencies = {}, devDependencies = {}} = JSON.parse(contents[`${name}/package.json`] ?? '') as Manifest;
  for (const [each, version] of Object.entries({...dependencies, ...devDependencies})) {
    const manifest = path.join('node_modules', each, 'package.json');
    // Vite is installed nowhere here: no test starts a development server.
    if (each === 'vite') expect(existsSync(manifest)).toBe(false);
    else expect((JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version).toBe(version);
  }
});

test.each(examples)('the archive of $name has the license and a README', (example) => {
  const contents = contentsOf(example, workshop);
  expect(contents[`${example.name}/LICENSE`]).toContain('Apache License');
  expect(contents[`${example.name}/README.md`]).toContain(`# ${example.name}`);
  expect(Object.keys(contents).filter((name) => !name.startsWith(`${example.name}/`) || name.includes('..'))).toEqual([]);
});
