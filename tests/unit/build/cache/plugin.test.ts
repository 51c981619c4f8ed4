import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import buildCache from '@site/src/build/cache/plugin';
import {cacheFolder} from '@site/src/build/cache/folder';
import {writeFilesBelow} from '@site/src/lib/write-files';

let siteDir: string;
let generatedFilesDir: string;
const {NODE_ENV} = process.env;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'build-cache-'));
  generatedFilesDir = path.join(siteDir, '.docusaurus');
  writeFilesBelow(siteDir, {'package.json': '{}'});
  Object.assign(process.env, {NODE_ENV: 'production'});
});
afterEach(() => {
  Object.assign(process.env, {NODE_ENV});
  rmSync(siteDir, {recursive: true});
});

const cached = (locale: string): string => path.join(cacheFolder(locale), 'client/module');
const isKept = (locale: string): boolean => existsSync(path.join(generatedFilesDir, cached(locale)));

/** Builds a language, which leaves a module in its cache. */
async function build(locale: string, during: () => void = () => undefined): Promise<void> {
  const plugin = buildCache({siteDir, generatedFilesDir, i18n: {currentLocale: locale}} as LoadContext);
  during();
  writeFilesBelow(generatedFilesDir, {[cached(locale)]: ''});
  await plugin.postBuild?.({} as never);
}

test('a build of one language leaves the cache of another one', async () => {
  await build('en');
  await build('fr', () => {
    expect([isKept('en'), isKept('fr')]).toEqual([true, false]);
  });
  await build('en', () => {
    expect([isKept('en'), isKept('fr')]).toEqual([true, true]);
  });
});

test('changed code empties the cache of each language when that is built', async () => {
  await build('en');
  await build('fr');
  writeFilesBelow(siteDir, {'package.json': '{"name": "a"}'});
  await build('en', () => {
    expect([isKept('en'), isKept('fr')]).toEqual([false, true]);
  });
  await build('fr', () => {
    expect([isKept('en'), isKept('fr')]).toEqual([true, false]);
  });
});
