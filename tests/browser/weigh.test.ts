import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Browser} from 'playwright-core';
import {serveCompressed, type CompressedSite} from '../../src/lib/serve-compressed';
import {weighPage} from '../../src/weigh/pages';
import {weighSearch} from '../../src/weigh/search';
import {testBrowser} from './setup/browser';

const searchPage = (head: string): string => `<!doctype html>
<html lang="en">
<title>Search</title>
<link rel="icon" href="data:,">
${head}
<nav class="navbar">
<input aria-label="Search">
<ul role="listbox" aria-label="Results"></ul>
<p role="status"></p>
</nav>
<script src="/search.js"></script>`;

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
  // The page says that it is done when the worker and what was fetched ahead are: until a worker's
  // script asks for a file, nobody sees that it will.
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
  'search.html': searchPage(''),
  'early.html': searchPage('<link rel="preload" as="fetch" crossorigin href="/index.json">'),
  // It computes for longer than a page is watched that looks as if it were at rest, and answers
  // only the last that it was asked.
  'search.js': `
    const input = document.querySelector('input');
    input.addEventListener('focus', () => fetch('/index.json'), {once: true});
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
  'index.json': JSON.stringify('index '.repeat(300)),
  'begun/g.json': JSON.stringify('g '.repeat(50)),
  'begun/ga.json': JSON.stringify('ga '.repeat(60)),
  'begun/gas.json': JSON.stringify('gas '.repeat(70)),
  'begun/z.json': '[]',
  'begun/zz.json': '[]',
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
  site = await serveCompressed(directory);
  browser = await testBrowser();
});

afterAll(async () => {
  await site.close();
  rmSync(directory, {recursive: true});
});

test('a page is weighed to the byte, each time: what scripts and workers load late, and prefetches apart', async () => {
  const html = gzipped('index.html');
  const css = gzipped('style.css');
  const javascript = gzipped('first.js', 'second.js', 'worker.js', 'used.js');
  const other = gzipped('picture.svg', 'data.json');
  const weight = {
    requests: 9,
    html,
    css,
    javascript,
    fonts: 4000,
    other,
    total: html + css + javascript + 4000 + other,
    prefetch: gzipped('later.js'),
  };
  const visits = [await weighPage(browser, site, '/'), await weighPage(browser, site, '/')];
  expect(visits).toEqual([weight, weight]);
});

test('a page that the site does not have is an error, unless it is meant to be missing', async () => {
  await expect(weighPage(browser, site, '/none')).rejects.toThrow('The site answers 404 instead of 200 for /none.');
  const {requests} = await weighPage(browser, site, '/none', 404);
  expect(requests).toBe(1);
});

test('searches are weighed to the byte from the entry into the field: each letter is answered, or the whole at once', async () => {
  const typed = await weighSearch(browser, site, '/search', ['gas', 'ga'], 'typed');
  expect(typed).toEqual({
    queries: [
      {query: 'gas', bytes: gzipped('index.json', 'begun/g.json', 'begun/ga.json', 'begun/gas.json'), requests: 4},
      {query: 'ga', bytes: 0, requests: 0},
    ],
    early: [],
  });
  const given = await weighSearch(browser, site, '/search', ['gas'], 'given');
  expect(given.queries).toEqual([{query: 'gas', bytes: gzipped('index.json', 'begun/gas.json'), requests: 2}]);
});

test('an index that comes with the page is found out', async () => {
  const {early} = await weighSearch(browser, site, '/early', ['gas'], 'given');
  expect(early).toEqual(['/index.json']);
});

test('a query without results is an error', async () => {
  await expect(weighSearch(browser, site, '/search', ['zz'], 'typed')).rejects.toThrow('The search bar shows no result for "zz".');
});
