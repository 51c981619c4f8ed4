import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/lib/files-below';
import {picturesFolder} from '../../src/sharing/pictures-folder';
import {readGlossary} from '../../src/glossary/read-glossary';
import {index} from '../lib/built-index';
import {buildDir, fileOf, readPage} from '../lib/built-site';
import {sharingProblems} from '../lib/sharing-problems';

const {address, pages} = index;

const readPicture = (file: string): Buffer | undefined =>
  existsSync(path.join(buildDir, file)) ? readFileSync(path.join(buildDir, file)) : undefined;

test('every page has a picture, and says what it is', () => {
  expect(pages.length).toBeGreaterThan(900);
  expect(
    pages.flatMap(({route}) =>
      sharingProblems(readFileSync(fileOf(route), 'utf8'), address, readPicture).map((problem) => `${route}: ${problem}`),
    ),
  ).toEqual([]);
});

test('there is a picture for each page, and no other', () => {
  expect(filesBelow(path.join(buildDir, picturesFolder))).toHaveLength(pages.length);
});

test('pages that a commit changed have its day in the sitemap', () => {
  const dated = [...readFileSync(path.join(buildDir, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)/g)];
  const found = new Map(dated.map(([, url = '', day = '']) => [url.slice(address.length - 1), day]));
  expect(found).toEqual(new Map(pages.flatMap(({route, lastChange}) => (lastChange === undefined ? [] : [[route, lastChange]]))));
});

test('every term of the glossary is in what its page says it is', () => {
  const page = readPage('/sui-glossary');
  const things = page('head script[type="application/ld+json"]')
    .get()
    .map((script) => JSON.parse(page(script).text()) as {'@type': string; hasDefinedTerm?: {name: string; url: string}[]});
  const terms = things.find((thing) => thing['@type'] === 'DefinedTermSet')?.hasDefinedTerm ?? [];
  const expected = [...readGlossary('docs/references/sui-glossary.mdx').values()];
  expect(terms.map(({name, url}) => [url, name])).toEqual(expected.map(({id, name}) => [`${address}sui-glossary#${id}`, name]));
});

describe('the check', () => {
  const picture = (width: number, bytes = 100): Buffer => {
    const png = Buffer.alloc(bytes);
    png.write('PNG', 1, 'latin1');
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(630, 20);
    return png;
  };
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: 'A',
    description: 'B',
    url: 'https://a.example/a',
    image: 'https://a.example/social/a.png',
  };
  const meta = (property: string, content: string): string => `<meta property="${property}" content="${content}">`;
  const page = (changes: {article?: object; image?: string; title?: string; type?: string} = {}): string =>
    `<head><link rel="canonical" href="https://a.example/a">${meta('og:title', changes.title ?? 'A')}${meta('og:description', 'B')}` +
    `${meta('og:type', changes.type ?? 'article')}${meta('og:site_name', 'S')}` +
    `${meta('og:url', 'https://a.example/a')}${meta('og:image', changes.image ?? 'https://a.example/social/a.png')}${meta('og:image:alt', 'A')}` +
    `<script type="application/ld+json">${JSON.stringify({...article, ...changes.article})}</script></head>`;
  const check = (html: string, file: Buffer | undefined): string[] => sharingProblems(html, 'https://a.example/', () => file);

  test('finds nothing wrong with a good page', () => {
    expect(check(page(), picture(1200))).toEqual([]);
  });

  test.each([
    ['no title', page({title: ''}), picture(1200), 'has not one og:title'],
    ['no type', page({type: ''}), picture(1200), 'has not one og:type'],
    ['the type of another page', page({type: 'website'}), picture(1200), 'og:type is of another kind of page'],
    ['no picture', page(), undefined, 'https://a.example/social/a.png is not there'],
    ['a small picture', page(), picture(600), 'https://a.example/social/a.png has 600 × 630 pixels'],
    ['a heavy picture', page(), picture(1200, 60_001), 'https://a.example/social/a.png has 60001 bytes'],
    ['something else as a picture', page(), Buffer.alloc(100), 'https://a.example/social/a.png is not a PNG'],
    ['the picture of another site', page({image: 'https://b.example/a.png'}), picture(1200), 'its picture is of another site'],
    ['an article without a headline', page({article: {headline: ''}}), picture(1200), 'TechArticle: has no headline'],
    ['a strange type', page({article: {'@type': 'Recipe'}}), picture(1200), 'Recipe: is no type that pages have'],
    [
      'a term without a name',
      page({article: {hasDefinedTerm: [{'@type': 'DefinedTerm', url: 'https://a.example/a#b'}]}}),
      picture(1200),
      'TechArticle: its term 1 has no name',
    ],
    [
      'a term of another page',
      page({article: {hasDefinedTerm: [{'@type': 'DefinedTerm', name: 'B', url: 'https://a.example/b#b'}]}}),
      picture(1200),
      'TechArticle: its term 1 has no address on the page',
    ],
    [
      'the address of another page',
      page({article: {url: 'https://a.example/b'}}),
      picture(1200),
      'TechArticle: its url is not the canonical address',
    ],
  ])('names %s', (_name, html, file, problem) => {
    expect(check(html, file)).toEqual([problem]);
  });
});
