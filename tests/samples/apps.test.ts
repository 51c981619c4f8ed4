import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {bundleApp, entriesOf} from '../lib/bundle-app';

const root = 'examples/apps';
const apps = readdirSync(root).sort();
const withPage = apps.filter((app) => existsSync(path.join(root, app, 'index.html')));

interface Manifest {
  private?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const installed = (name: string): string =>
  (JSON.parse(readFileSync(path.join('node_modules', name, 'package.json'), 'utf8')) as {version: string}).version;

test('there are apps', () => {
  expect(withPage.length).toBeGreaterThan(0);
});

test.each(withPage)('%s builds', async (app) => {
  expect(await bundleApp(path.join(root, app))).toEqual([]);
});

test.each(apps)('%s names exact versions, those that its samples are checked with', (app) => {
  const {private: isPrivate, dependencies = {}, devDependencies = {}} = read(path.join(root, app, 'package.json'));
  expect(isPrivate).toBe(true);
  const named = Object.entries({...dependencies, ...devDependencies});
  expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const checked = named.filter(([name]) => existsSync(path.join('node_modules', name, 'package.json')));
  expect(checked.map(([name, version]) => `${name}@${version}`)).toEqual(checked.map(([name]) => `${name}@${installed(name)}`));
});

describe('an app that does not build', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'app-'));
  const page = (body: string): void => {
    writeFileSync(path.join(folder, 'index.html'), `<!doctype html><title>App</title>${body}`);
  };
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  test('has a page that loads no module', async () => {
    page('');
    expect(entriesOf(folder)).toEqual([]);
    expect(await bundleApp(folder)).toEqual([`${folder}/index.html loads no module`]);
  });

  test('imports what is not there', async () => {
    page('<script type="module" src="/main.js"></script>');
    writeFileSync(path.join(folder, 'main.js'), "import {gone} from './absent';\n\ngone();\n");
    expect((await bundleApp(folder)).join('\n')).toContain('main.js:1: Could not resolve "./absent"');
  });
});
