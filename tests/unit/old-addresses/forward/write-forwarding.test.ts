import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {filesBelow} from '@site/src/lib/files-below';
import {pageFiles} from '@site/src/lib/forwarding';
import {writeFilesBelow} from '@site/src/lib/write-files';
import {forwardingTexts} from '@site/src/old-addresses/built-texts';
import {writeForwarding} from '@site/src/old-addresses/forward/write-forwarding';
import {wordsIn} from '@site/src/texts/built/words';

const site = {siteUrl: 'https://docs.example.org', baseUrl: '/docs/', title: 'Docs', words: wordsIn('en', forwardingTexts)};
const page = (title: string, body = ''): string =>
  `<!doctype html><html><head><title>${title} | Docs</title></head><body>${body}</body></html>`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'write-forwarding-'));
  writeFilesBelow(folder, {
    'index.html': '<title>Docs</title>',
    'coin.html': page('Coins &amp; <T>', '<h2 id="mint">Mint</h2><svg><title>Drawing</title></svg>'),
    'kiosk/index.html': page('Kiosk'),
    robots: 'a file without an extension',
  });
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

const written = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

test('each old address gets a page that leads on, below the site’s base, and no page is touched', () => {
  const before = written('coin.html');
  const count = writeForwarding(folder, site, {'/old/coin': '/coin#mint', '/old': '/kiosk', '/coin/old': '/'});
  expect(count).toBe(3);
  expect(filesBelow(folder).filter((file) => !pageFiles(folder).includes(file) && file !== 'robots')).toEqual([
    'coin/old/index.html',
    'old/coin/index.html',
    'old/index.html',
  ]);
  expect(written('coin.html')).toBe(before);
  const $ = load(written('old/coin/index.html'));
  expect($('meta[http-equiv="refresh"]').attr('content')).toBe('0; url=/docs/coin#mint');
  expect($('link[rel="canonical"]').attr('href')).toBe('https://docs.example.org/docs/coin');
  expect($('meta[name="robots"]').attr('content')).toBe('noindex');
  expect($('meta[http-equiv="Content-Security-Policy"]').attr('content')).toMatch(/^default-src 'none';/);
  expect($('html').attr('lang')).toBe('en');
  expect($('title').text()).toBe('Coins & <T>');
  expect($('p').text()).toBe('This page has moved to Coins & <T>.');
  expect($('p a').attr('href')).toBe('/docs/coin#mint');
  expect($('script, style, [style]')).toHaveLength(0);
});

test('the home page is the site’s address', () => {
  writeForwarding(folder, site, {'/old': '/'});
  const $ = load(written('old/index.html'));
  expect($('meta[http-equiv="refresh"]').attr('content')).toBe('0; url=/docs/');
  expect($('link[rel="canonical"]').attr('href')).toBe('https://docs.example.org/docs/');
  expect($('title').text()).toBe('Docs');
});

test('the sentence is in the language of the site', () => {
  const words = wordsIn('de', forwardingTexts, {'old-addresses.moved': 'Umgezogen nach {page} & "anderswo".'});
  writeForwarding(folder, {...site, words}, {'/old': '/kiosk'});
  const $ = load(written('old/index.html'));
  expect($('html').attr('lang')).toBe('de');
  expect($('p').html()).toBe('Umgezogen nach <a href="/docs/kiosk">Kiosk</a> &amp; "anderswo".');
});

test.each([
  [
    'is a page of today',
    {'/coin': '/kiosk'},
    'the site has coin.html at the old address /coin. Take the row away, or give the page another address.',
  ],
  ['is a folder’s page of today', {'/kiosk': '/coin'}, 'the site has kiosk/index.html at the old address /kiosk. Take the row away, '],
  ['is below a file', {'/robots/old': '/coin'}, 'the site has robots at the old address /robots/old. Take the row away, '],
  ['leads nowhere', {'/old': '/nft'}, '/old leads to /nft, which no page has. Name a page of the site.'],
  ['leads to no heading', {'/old': '/coin#burn'}, '/old leads to #burn, which /coin does not have. Name a heading of that page, '],
])('an address that %s is one line, and nothing is written', (_, row: Record<string, string>, problem) => {
  const before = filesBelow(folder);
  const write = (): number => writeForwarding(folder, site, {'/earlier': '/coin', ...row});
  expect(write).toThrow(`src/old-addresses/addresses.ts:1: ${problem}`);
  expect(filesBelow(folder)).toEqual(before);
  expect(existsSync(path.join(folder, 'earlier'))).toBe(false);
});

test('what was written once is in the way of a second time, as any page is', () => {
  writeForwarding(folder, site, {'/old': '/coin'});
  expect(() => writeForwarding(folder, site, {'/old': '/kiosk'})).toThrow('the site has old/index.html at the old address /old.');
});
