import {load, type CheerioAPI} from 'cheerio/slim';
import {readFileSync} from 'node:fs';
import {audiences} from '../../src/site/home/audiences';
import {fileOf, htmlFiles, readPage, routes} from '../lib/built-site';

test('the build has pages', () => {
  expect(routes.size).toBeGreaterThan(20);
});

const otherHost = /^(?:https?:)?\/\//;

/** Attributes by which a browser loads something on its own. */
const loads = [
  ['script', 'src'],
  [
    'link[rel~="stylesheet"], link[rel~="icon"], link[rel~="preload"], link[rel~="modulepreload"], link[rel~="preconnect"], link[rel~="dns-prefetch"], link[rel~="manifest"]',
    'href',
  ],
  ['img, iframe, video, audio, source, embed, track', 'src'],
  ['img, source', 'srcset'],
  ['object', 'data'],
  ['use', 'href'],
  ['form', 'action'],
] as const;

function loadsFromOtherHosts($: CheerioAPI): string[] {
  return loads.flatMap(([selector, attribute]) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? '')
      .filter((value) => otherHost.test(value)),
  );
}

interface Facts {
  heading: string;
  title: string;
  description: string | undefined;
  fromOtherHosts: string[];
}

const read = new Map<string, Facts>();

/**
 * What these tests ask of every page. A page is parsed once, which takes nearly all of their time.
 */
function factsOf(file: string): Facts {
  const known = read.get(file);
  if (known) return known;
  const $ = load(readFileSync(file, 'utf8'));
  const facts = {
    heading: $('article h1').first().text(),
    title: $('title').text(),
    description: $('meta[name="description"]').attr('content'),
    fromOtherHosts: loadsFromOtherHosts($),
  };
  read.set(file, facts);
  return facts;
}

test.each([...routes].map(([route, page]) => [route, page] as const))('%s answers with its own title and description', (route, page) => {
  const {heading, title, description} = factsOf(fileOf(route));
  expect(heading).toBe(page.title);
  expect(title).toBe(`${page.title} | Sui Docs`);
  expect(description).toBe(page.description);
});

test('the home page has a search form, entrances for three kinds of readers, four sections, a checked module and news', () => {
  const $ = readPage('/');
  const linksIn = (id: string): (string | undefined)[] =>
    $(`section[aria-labelledby="${id}"] li a`)
      .toArray()
      .map((link) => $(link).attr('href'));
  expect($('form[role="search"]').attr('action')).toBe('/search');
  for (const {id, tasks} of audiences) expect(linksIn(id)).toEqual(tasks.map(({to}) => to));
  expect(linksIn('sections')).toEqual(['/guides', '/concepts', '/standards', '/references']);
  expect($('section[aria-labelledby="first-sight"] .theme-code-block').length).toBe(2);
  expect(linksIn('news').length).toBeGreaterThan(2);
});

test('the footer says that the site is independent', () => {
  expect(readPage('/')('footer').text()).toContain('independent');
});

test('the check for other hosts sees one', () => {
  expect(
    loadsFromOtherHosts(load('<link rel="preconnect" href="https://fonts.example"><script src="//cdn.example/a.js"></script>')),
  ).toHaveLength(2);
});

test('no page loads anything from another host', () => {
  expect(htmlFiles().filter((file) => factsOf(file).fromOtherHosts.length > 0)).toEqual([]);
});

test('no style sheet names another host', () => {
  const css = readPage('/')('link[rel="stylesheet"]')
    .toArray()
    .map((element) => element.attribs.href ?? '');
  expect(css.length).toBeGreaterThan(0);
  for (const file of css) expect(readFileSync(`build${file}`, 'utf8')).not.toMatch(/url\(\s*["']?(?:https?:)?\/\//);
});

test('every snippet answers at its own address, says what it is, and asks not to be indexed', () => {
  const snippets = [...routes].filter(([, page]) => page.id.startsWith('snippets/'));
  expect(snippets.length).toBeGreaterThan(0);
  for (const [route, page] of snippets) {
    expect(route).toBe(`/${page.id}`);
    const $ = readPage(route);
    expect($('meta[name="robots"]').attr('content')).toContain('noindex');
    expect($('.theme-unlisted-banner').text()).toContain('A part of other pages');
  }
});

test('the 404 page offers a search and the sections', () => {
  const $ = readPage('/404');
  expect($('main form[role="search"]')).toHaveLength(1);
  expect($('main a[href="/guides"]')).toHaveLength(1);
});
