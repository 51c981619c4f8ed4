import {existsSync} from 'node:fs';
import path from 'node:path';
import {HtmlValidate} from 'html-validate';
import {load, type CheerioAPI} from 'cheerio';
import {builtRoute} from '../../src/lib/built-route';
import {filesBelow} from '../../src/lib/files-below';
import {filesWithoutForwarding, forwardingFiles, pageFiles} from '../../src/lib/forwarding';
import {everyOldAddress} from '../../src/old-addresses/table';
import {partsOf} from '../../src/offline/archives/part-of';
import {index, read} from '../lib/built-index';
import {buildDir, fileOf, readPage} from '../lib/built-site';
import {forwardingProblems, type ForwardingTarget} from '../lib/forwarding-problems';

const rows = Object.entries(everyOldAddress);
const fileAt = (from: string): string => `${from.slice(1)}/index.html`;

const pages = new Map<string, ForwardingTarget | undefined>();

function readTarget(route: string): ForwardingTarget | undefined {
  let $: CheerioAPI;
  try {
    $ = readPage(route);
  } catch {
    return undefined;
  }
  const anchors = new Set(
    $('[id]')
      .toArray()
      .map((element) => $(element).attr('id')),
  );
  return {canonical: $('link[rel="canonical"]').attr('href') ?? '', hasAnchor: (anchor) => anchors.has(anchor)};
}

function find(route: string): ForwardingTarget | undefined {
  if (!pages.has(route)) pages.set(route, readTarget(route));
  return pages.get(route);
}

test('every old address has a page that leads to the right one, and loads nothing', () => {
  const problems = rows.flatMap(([from, to]) => {
    const file = fileAt(from);
    if (!existsSync(path.join(buildDir, file))) return [`${from} has no page`];
    return forwardingProblems(read(file), to, find).map((problem) => `${from} ${problem}`);
  });
  expect(rows.length).toBeGreaterThan(1000);
  expect(problems).toEqual([]);
});

test('no other page leads on, and none took the place of a page', () => {
  expect(forwardingFiles(buildDir)).toEqual(rows.map(([from]) => fileAt(from)).sort());
  const routes = new Set(pageFiles(buildDir).map(builtRoute));
  expect(rows.filter(([from]) => routes.has(from))).toEqual([]);
  expect(fileOf('/guides')).toBe(path.join(buildDir, 'guides.html'));
});

test('none is in the sitemap, the lists for programs or the parts that readers save', () => {
  const old = new Set(rows.map(([from]) => from));
  const isOld = (address: string): boolean => old.has(new URL(address, 'http://localhost').pathname);
  const sitemap = load(read('sitemap.xml'), {xml: true})('loc')
    .toArray()
    .map((element) => load(element).text());
  expect(sitemap.length).toBeGreaterThan(900);
  expect(sitemap.filter(isOld)).toEqual([]);
  expect(index.pages.map(({route}) => route).filter((route) => old.has(route))).toEqual([]);
  expect(rows.filter(([from]) => existsSync(path.join(buildDir, `${from.slice(1)}.md`)))).toEqual([]);
  const saved = partsOf(filesWithoutForwarding(buildDir), '/');
  expect(rows.filter(([from]) => saved.has(fileAt(from)))).toEqual([]);
});

test('they are too small for compressed copies', () => {
  const copies = filesBelow(buildDir).filter((file) => /\/index\.html\.(?:br|gz)$/.test(file));
  expect(copies.filter((file) => rows.some(([from]) => file.startsWith(`${fileAt(from)}.`)))).toEqual([]);
});

test('such a page is valid HTML', async () => {
  const validate = new HtmlValidate({extends: ['html-validate:standard'], rules: {'doctype-style': 'off', 'void-style': 'off'}});
  const files = ['/build/faucet', '/sui-stack/walrus/only-fins', '/references/framework/sui_sui/coin'].map(fileAt);
  for (const file of files) {
    const {results} = await validate.validateString(read(file));
    expect(results.flatMap(({messages}) => messages.map(({ruleId, message}) => `${ruleId}: ${message}`))).toEqual([]);
  }
});

const good = read(fileAt('/sui-stack/walrus/only-fins'));
const to = everyOldAddress['/sui-stack/walrus/only-fins'] ?? '';

test.each<[what: string, from: RegExp | string, text: string, problem: string]>([
  ['another target', / content="0; url=[^"]+"/, ' content="0; url=/guides"', `leads to /guides, not to ${to}`],
  ['no refresh', /<meta http-equiv="refresh"[^>]+>/, '', `leads to undefined, not to ${to}`],
  ['another canonical address', /<link rel="canonical"[^>]+>/, '<link rel="canonical" href="/x">', 'its canonical address is /x, not '],
  ['an index for search engines', 'noindex', 'index', 'search engines may list it'],
  ['a script', '</head>', '<script>run()</script></head>', 'has something that loads or runs'],
  ['a weaker policy', "default-src 'none'", "default-src 'self'", "its policy is default-src 'self'"],
  ['no link', /<a [^>]+>/, '', 'has no link for readers who stay'],
  ['no language', / lang="en"/, '', 'has no language'],
])('a page with %s is told', (_what, from, text, problem) => {
  expect(forwardingProblems(good, to, find)).toEqual([]);
  expect(forwardingProblems(good.replace(from, text), to, find)).toEqual([expect.stringContaining(problem)]);
});

test('a target without the page or the heading is told', () => {
  expect(forwardingProblems(good, to, () => undefined)).toEqual([`${to.replace(/#.*/, '')} is no page`]);
  const [route = '', anchor] = to.split('#');
  const target = find(route);
  expect(anchor).toBeDefined();
  expect(forwardingProblems(good, to, () => target && {...target, hasAnchor: () => false})).toEqual([`${route} has no #${anchor}`]);
});
