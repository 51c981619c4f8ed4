import {editAddress, historyAddress, originIn} from '@site/src/page-tools/origin';
import {headOf} from '@site/src/sharing/head';
import {structuredData} from '@site/src/sharing/structured-data';

const page = {
  id: 'a',
  title: 'A',
  description: 'B',
  route: '/guides/a',
  markdown: '/guides/a.md',
  headings: [],
  status: 'current',
  changedIn: [],
  hash: '',
};
const breadcrumbs = '<script type="application/ld+json">{"@type":"BreadcrumbList","itemListElement":[]}</script>';
const html = (fields: object, repositoryUrl?: string): string =>
  `<html><head>${breadcrumbs}${headOf('i.png', 'A', 'S', structuredData({...page, ...fields}, '/a', 'i.png', repositoryUrl))}</head></html>`;

test('a page says when it changed and where its file is, as the build wrote it', () => {
  const fields = {lastChange: '2026-11-24', source: 'docs/guides/a.mdx'};
  expect(originIn(html(fields, 'https://github.com/you/docs'))).toEqual({
    changedOn: '2026-11-24',
    source: 'https://github.com/you/docs/blob/main/docs/guides/a.mdx',
  });
});

test('nothing is made up for a generated page, and no file where the repository is not known', () => {
  expect(originIn(html({}, 'https://github.com/you/docs'))).toEqual({});
  expect(originIn(html({source: 'docs/guides/a.mdx'}))).toEqual({});
});

test('a page can be edited, and has a history', () => {
  const source = 'https://github.com/you/docs/blob/main/docs/guides/a.mdx';
  expect(editAddress(source)).toBe('https://github.com/you/docs/edit/main/docs/guides/a.mdx');
  expect(historyAddress(source)).toBe('https://github.com/you/docs/commits/main/docs/guides/a.mdx');
});
