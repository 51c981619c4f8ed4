import {existsSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {feedFiles} from '../../src/releases/feed/feed';
import {releases} from '../../src/releases/releases';
import {releasesPage} from '../../src/releases/describe';
import {index, read} from '../lib/built-index';
import {buildDir, readPage} from '../lib/built-site';

const page = readPage(`/${releasesPage}`);
const {address} = index;

test('the feeds have every release, and lead to its place on the page', () => {
  const feed = load(read(feedFiles.atom), {xml: true});
  const links = feed('entry > link')
    .map((_, link) => feed(link).attr('href') ?? '')
    .get();
  expect(links.length).toBe(releases.length);
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    const [place = '', anchor = ''] = link.split('#');
    expect(place).toBe(`${address}${releasesPage}`);
    expect(page(`[id="${anchor}"]`).length).toBe(1);
  }
  const {items} = JSON.parse(read(feedFiles.json)) as {items: {id: string}[]};
  expect(items.map(({id}) => id)).toEqual(links);
});

test('links of an entry lead to pages of the site', () => {
  const feed = load(read(feedFiles.atom), {xml: true});
  const inner: string[] = [];
  for (const content of feed('entry > content').toArray())
    for (const link of load(feed(content).text())('a').toArray()) inner.push(link.attribs.href ?? '');
  const own = inner.filter((link) => link.startsWith(address)).map((link) => link.slice(address.length).replace(/#.*/, ''));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((route) => !existsSync(path.join(buildDir, `${route}.html`)))).toEqual([]);
});

test('the page of releases, and no other, names the feeds', () => {
  const feeds = page('link[rel=alternate][type$="+xml"], link[rel=alternate][type$="feed+json"]')
    .map((_, link) => page(link).attr('href'))
    .get();
  expect(feeds).toEqual([`/${feedFiles.atom}`, `/${feedFiles.json}`]);
  expect(read('guides.html')).not.toContain('atom+xml');
});

test('robots may read everything, and find the list of pages', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${address}sitemap.xml\n`);
});
