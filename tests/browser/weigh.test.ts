import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Browser} from 'playwright-core';
import {serveCompressed, type CompressedSite} from '../../src/lib/serve-compressed';
import {weighPages} from '../../src/weigh/measure/pages';
import {weighSearch} from '../../src/weigh/measure/search';
import {testBrowser} from './setup/browser';

/** A tiny site whose sizes are known: each file is loaded in another way. */
const files = {
  'index.html': `<!doctype html>
<html lang="en" data-has-hydrated="false">
<title>Weighed</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
<link rel="prefetch" href="/later.js">
<h1>Weighed</h1>
<img src="/picture.svg" alt="">
<script src="/first.js"></script>`,
  'style.css': '@font-face { font-family: weighed; src: url("/font.woff2"); } h1 { font-family: weighed, serif; }',
  'font.woff2': 'x'.repeat(4000),
  'picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>',
  'first.js': `
    requestIdleCallback(() => {
      const script = document.createElement('script');
      script.src = '/second.js';
      script.onload = () => { document.documentElement.dataset.hasHydrated = 'true'; };
      document.head.append(script);
      const used = document.createElement('link');
      used.rel = 'prefetch';
      used.href = '/used.js';
      used.onload = () => { import('/used.js'); };
      document.head.append(used);
    });`,
  'second.js': `new Worker('/worker.js');`,
  'worker.js': `fetch('/data.json').then((answer) => answer.json());`,
  'data.json': JSON.stringify({numbers: Array.from({length: 500}, (_, index) => index)}),
  'used.js': 'export const used = "fetched ahead of time, then used";',
  'later.js': `'for the next page only';`.repeat(50),
  'search.html': `<!doctype html>
<html lang="en">
<title>Search</title>
<link rel="icon" href="data:,">
<input type="search" aria-label="Search">
<ul role="listbox" aria-label="Results"></ul>
<script src="/search.js"></script>`,
  'early.html': `<!doctype html>
<html lang="en">
<title>Search</title>
<link rel="icon" href="data:,">
<link rel="preload" as="fetch" crossorigin href="/index.json">
<input type="search" aria-label="Search">
<ul role="listbox" aria-label="Results"></ul>
<script src="/search.js"></script>`,
  'search.js': `
    const input = document.querySelector('input');
    const list = document.querySelector('ul');
    input.addEventListener('focus', () => fetch('/index.json'), {once: true});
    input.addEventListener('input', async () => {
      const query = input.value;
      if (query.length > 0) await fetch('/shards/' + query[0] + '.json');
      if (query === input.value) list.innerHTML = query.startsWith('z') || query === '' ? '' : '<li role="option">' + query + '</li>';
    });`,
  'index.json': JSON.stringify('index '.repeat(300)),
  'shards/c.json': JSON.stringify('coin '.repeat(200)),
  'shards/g.json': JSON.stringify('gas '.repeat(100)),
  'shards/z.json': '[]',
};

const gzipped = (...names: (keyof typeof files)[]): number =>
  names.reduce((sum, name) => sum + gzipSync(files[name], {level: 6}).length, 0);

let directory: string;
let site: CompressedSite;
let browser: Browser;

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'weighed-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), {recursive: true});
    writeFileSync(path.join(directory, name), text);
  }
  site = await serveCompressed(directory, 'gzip');
  browser = await testBrowser();
});

afterAll(async () => {
  await site.close();
  rmSync(directory, {recursive: true});
});

test('a page is weighed to the byte: what scripts and workers load late, and prefetches apart', async () => {
  const weights = await weighPages(browser, site, [{name: 'page', route: '/'}]);
  const html = gzipped('index.html');
  const css = gzipped('style.css');
  const javascript = gzipped('first.js', 'second.js', 'worker.js', 'used.js');
  const other = gzipped('picture.svg', 'data.json');
  expect(weights.get('page')).toEqual({
    requests: 9,
    html,
    css,
    javascript,
    fonts: 4000,
    other,
    total: html + css + javascript + 4000 + other,
    prefetch: gzipped('later.js'),
  });
});

test('each visit starts with an empty cache', async () => {
  const weights = await weighPages(browser, site, [
    {name: 'one', route: '/'},
    {name: 'two', route: '/'},
  ]);
  expect(weights.get('two')).toEqual(weights.get('one'));
});

test('a page that the site does not have is an error, unless it is meant to be missing', async () => {
  const page = {name: 'guide', route: '/none'};
  await expect(weighPages(browser, site, [page])).rejects.toThrow('The page "guide" is /none, and the site answers 404 instead of 200.');
  expect((await weighPages(browser, site, [{...page, missing: true}])).get('guide')?.requests).toBe(1);
});

test('searches are weighed to the byte, from the entry into the field', async () => {
  expect(await weighSearch(browser, site, '/search', ['coin', 'gas', 'cap'])).toEqual({
    queries: [
      {query: 'coin', bytes: gzipped('index.json', 'shards/c.json'), requests: 2},
      {query: 'gas', bytes: gzipped('shards/g.json'), requests: 1},
      {query: 'cap', bytes: 0, requests: 0},
    ],
    early: [],
  });
});

test('an index that comes with the page is found out', async () => {
  expect((await weighSearch(browser, site, '/early', ['coin'])).early).toEqual(['/index.json']);
});

test('a query without results is an error', async () => {
  await expect(weighSearch(browser, site, '/search', ['zebra'], 300)).rejects.toThrow('The search bar shows no result for "zebra".');
});
