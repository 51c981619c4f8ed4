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
  // The page says that it is done when the worker and what was fetched ahead are: until a worker's script asks for a file, nobody sees that it will.
  'first.js': `
    requestIdleCallback(() => {
      const script = document.createElement('script');
      script.src = '/second.js';
      const used = document.createElement('link');
      used.rel = 'prefetch';
      used.href = '/used.js';
      const isUsed = new Promise((resolve) => { used.onload = () => { resolve(import('/used.js')); }; });
      const hasWorked = new Promise((resolve) => { globalThis.worked = resolve; });
      document.head.append(script, used);
      Promise.all([isUsed, hasWorked]).then(() => { document.documentElement.dataset.hasHydrated = 'true'; });
    });`,
  'second.js': `new Worker('/worker.js').onmessage = worked;`,
  'worker.js': `fetch('/data.json').then((answer) => answer.json()).then(() => { postMessage('done'); });`,
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
  'telling.html': `<!doctype html>
<html lang="en">
<title>Search</title>
<link rel="icon" href="data:,">
<nav class="navbar">
<input type="search" aria-label="Search">
<ul role="listbox" aria-label="Results"></ul>
<p role="status"></p>
</nav>
<script src="/telling.js"></script>`,
  // It computes for longer than a page is watched that looks as if it were at rest, and answers only the last that it was asked.
  'telling.js': `
    const input = document.querySelector('input');
    input.addEventListener('input', async () => {
      const query = input.value;
      document.querySelector('ul').innerHTML = '';
      for (let frames = 0; frames < 15; frames += 1) await new Promise(requestAnimationFrame);
      if (query === '' || query !== input.value) return;
      await fetch('/begun/' + query + '.json');
      const isFound = !query.startsWith('z');
      if (isFound) document.querySelector('ul').innerHTML = '<li role="option">' + query + '</li>';
      document.querySelector('[role="status"]').textContent = isFound ? '2 pages found for ' + query + '; the best 1 are listed.' : 'Nothing found for ' + query + '. Try fewer words.';
    });`,
  'begun/g.json': JSON.stringify('g '.repeat(50)),
  'begun/ga.json': JSON.stringify('ga '.repeat(60)),
  'begun/gas.json': JSON.stringify('gas '.repeat(70)),
  'begun/z.json': '[]',
  'begun/zz.json': '[]',
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
  const weights = await weighPages(browser, site, [{...page, missing: true}]);
  expect(weights.get('guide')?.requests).toBe(1);
});

test('searches are weighed to the byte, from the entry into the field', async () => {
  const weight = await weighSearch(browser, site, '/search', ['coin', 'gas', 'cap'], 'typed');
  expect(weight).toEqual({
    queries: [
      {query: 'coin', bytes: gzipped('index.json', 'shards/c.json'), requests: 2},
      {query: 'gas', bytes: gzipped('shards/g.json'), requests: 1},
      {query: 'cap', bytes: 0, requests: 0},
    ],
    early: [],
  });
});

test('each letter is answered before the next one is typed, and what is given whole is one question', async () => {
  const typed = await weighSearch(browser, site, '/telling', ['gas'], 'typed');
  const bytes = gzipped('begun/g.json', 'begun/ga.json', 'begun/gas.json');
  expect(typed.queries).toEqual([{query: 'gas', bytes, requests: 3}]);
  const given = await weighSearch(browser, site, '/telling', ['gas'], 'given');
  expect(given.queries).toEqual([{query: 'gas', bytes: gzipped('begun/gas.json'), requests: 1}]);
});

test('an index that comes with the page is found out', async () => {
  const {early} = await weighSearch(browser, site, '/early', ['coin'], 'given');
  expect(early).toEqual(['/index.json']);
});

test('a query without results is an error', async () => {
  await expect(weighSearch(browser, site, '/telling', ['zz'], 'typed')).rejects.toThrow('The search bar shows no result for "zz".');
});
