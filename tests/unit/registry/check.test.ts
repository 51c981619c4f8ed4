import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {checkFiles, checkPageTree, PageTreeError} from '@site/src/registry/check';

const docs = [
  {id: 'guides', source: '@site/docs/guides.mdx', unlisted: false},
  {id: 'guides/a', source: '@site/docs/guides/a.mdx', unlisted: false},
  {id: 'snippets/note', source: '@site/docs/snippets/note.mdx', unlisted: true},
];

const sidebars = (...ids: string[]): LoadedVersion['sidebars'] => ({
  guidesSidebar: [
    {
      type: 'category',
      label: 'Guides',
      collapsed: false,
      collapsible: true,
      link: {type: 'doc', id: 'guides'},
      items: ids.map((id) => ({type: 'doc', id})),
    },
  ],
});

test('accepts a tree in which each page has its place', () => {
  expect(() => {
    checkPageTree({docs, sidebars: sidebars('guides/a')}, []);
  }).not.toThrow();
});

test('accepts a snippet that is unlisted by its front matter alone, as in npm start', () => {
  const listed = docs.map((doc) => ({...doc, unlisted: false, frontMatter: {unlisted: doc.unlisted}}));
  expect(() => {
    checkPageTree({docs: listed, sidebars: sidebars('guides/a')}, []);
  }).not.toThrow();
});

test('accepts a page in no sidebar when it is on the list', () => {
  expect(() => {
    checkPageTree({docs, sidebars: sidebars()}, [{id: 'guides/a', reason: 'reached from search only'}]);
  }).not.toThrow();
});

test.each([
  ['a page in no sidebar', docs, sidebars(), [], 'docs/guides/a.mdx:1: the page is in no sidebar'],
  ['a page listed twice', docs, sidebars('guides/a', 'guides/a'), [], '"guides/a" is listed 2 times'],
  ['a listed snippet', docs, sidebars('guides/a', 'snippets/note'), [], 'a snippet is in no sidebar'],
  [
    'a snippet that is not unlisted',
    docs.map((doc) => ({...doc, unlisted: false})),
    sidebars('guides/a'),
    [],
    'docs/snippets/note.mdx:1: a snippet must have "unlisted: true"',
  ],
  ['an exception for a page that is gone', docs, sidebars('guides/a'), [{id: 'guides/gone', reason: 'r'}], '"guides/gone" is not a page'],
  ['an exception for a page that is listed', docs, sidebars('guides/a'), [{id: 'guides/a', reason: 'r'}], '"guides/a" is in a sidebar now'],
])('rejects %s', (_name, pages, tree, exceptions, expected) => {
  expect(() => {
    checkPageTree({docs: pages, sidebars: tree}, exceptions);
  }).toThrow(PageTreeError);
  expect(() => {
    checkPageTree({docs: pages, sidebars: tree}, exceptions);
  }).toThrow(expected);
});

describe('files under docs/', () => {
  const docs = [{id: 'guides', source: '@site/docs/guides.mdx', unlisted: false}];

  test('a file that is a page is right', () => {
    expect(() => {
      checkFiles(['docs/guides.mdx'], docs);
    }).not.toThrow();
  });

  test.each([
    ['a page that Docusaurus leaves out', 'docs/guides/_draft.mdx', 'docs/guides/_draft.mdx:1: the file is no page: the site leaves out'],
    ['a file that nothing shows', 'docs/guides/notes.txt', 'docs/guides/notes.txt:1: the file is no page, and nothing shows it.'],
    ['another ending', 'docs/guides/a.MDX', 'docs/guides/a.MDX:1: the file is no page, and nothing shows it.'],
  ])('%s', (_name, file, says) => {
    expect(() => {
      checkFiles(['docs/guides.mdx', file], docs);
    }).toThrow(says);
  });
});
