import {structuredData} from '@site/src/sharing/structured-data';
import type {IndexedPage} from '@site/src/markdown-pages/lists/page-index';

const page = (route: string, fields: Partial<IndexedPage> = {}): IndexedPage => ({
  id: route.slice(1),
  title: 'A',
  description: 'What A says.',
  route,
  markdown: `${route}.md`,
  headings: [],
  status: 'current',
  changedIn: [],
  hash: '',
  ...fields,
});

const dataOf = (...args: Parameters<typeof page>) => structuredData(page(...args), 'https://a.example/x', 'https://a.example/x.png');

test('a page is an article with its day', () => {
  expect(dataOf('/guides/a', {lastChange: '2026-11-24'})).toEqual({
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: 'A',
    description: 'What A says.',
    url: 'https://a.example/x',
    image: 'https://a.example/x.png',
    dateModified: '2026-11-24',
  });
});

test.each([
  ['/references/framework/sui/coin', 'APIReference'],
  ['/references/framework', 'TechArticle'],
  ['/', 'WebSite'],
])('%s is of the type %s, without a day where none is known', (route, type) => {
  const data = dataOf(route);
  expect(data['@type']).toBe(type);
  expect(data).not.toHaveProperty('dateModified');
});

test('the glossary is a set of its words, each with its address', () => {
  const headings = [
    {depth: 2, text: 'E', anchor: 'e'},
    {depth: 3, text: 'Epoch', anchor: 'epoch'},
  ];
  expect(dataOf('/sui-glossary', {headings})).toEqual({
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    name: 'A',
    description: 'What A says.',
    url: 'https://a.example/x',
    image: 'https://a.example/x.png',
    hasDefinedTerm: [{'@type': 'DefinedTerm', name: 'Epoch', url: 'https://a.example/x#epoch'}],
  });
});
