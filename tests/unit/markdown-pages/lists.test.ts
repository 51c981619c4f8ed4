import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {fullTextOf, fullTexts, mostBytes} from '@site/src/markdown-pages/lists/full';
import {groupPages, type PageGroup} from '@site/src/markdown-pages/lists/groups';
import {fullTextIndex, llmsText} from '@site/src/markdown-pages/lists/llms';
import {indexedPage, pageIndexText} from '@site/src/markdown-pages/lists/page-index';
import type {MarkdownPage} from '@site/src/markdown-pages/markdown-page';

const markdownPage = (id: string, size = 10): MarkdownPage => ({
  page: {
    id,
    route: `/${id}`,
    title: `Page [${id}]`,
    description: `What ${id} says.`,
    source: `docs/${id}.mdx`,
    tree: () => ({type: 'root', children: []}),
  },
  file: `${id}.md`,
  text: 'x'.repeat(size - 1),
  headings: [{depth: 2, text: 'A', anchor: 'a'}],
  hash: 'ab',
});

const ids = (groups: readonly PageGroup[]): unknown[] =>
  groups.map(({section, label, markdownPages}) => [section, label, markdownPages.map(({page}) => page.id)]);

const sidebars = {
  guidesSidebar: [
    {type: 'doc', id: 'guides'},
    {
      type: 'category',
      label: 'Developers',
      link: {type: 'doc', id: 'guides/dev'},
      items: [
        {type: 'category', label: 'Deep', items: [{type: 'doc', id: 'guides/dev/b'}]},
        {type: 'doc', id: 'guides/dev/a'},
        {type: 'link', label: 'Elsewhere', href: 'https://sui.io'},
      ],
    },
  ],
  conceptsSidebar: [{type: 'doc', id: 'concepts'}],
} as unknown as LoadedVersion['sidebars'];

test('pages stand in the order of the sidebars, and those in none under the page above them, or last', () => {
  const markdownPages = ['everywhere', 'guides/dev/a/file', 'guides/dev/a', 'guides/dev/b', 'concepts', 'guides', 'guides/dev'].map((id) =>
    markdownPage(id),
  );
  expect(ids(groupPages(markdownPages, sidebars))).toEqual([
    ['Guides', undefined, ['guides']],
    ['Guides', 'Developers', ['guides/dev', 'guides/dev/b', 'guides/dev/a']],
    ['Guides', 'Page [guides/dev/a]', ['guides/dev/a/file']],
    ['Concepts', undefined, ['concepts']],
    ['Everywhere', undefined, ['everywhere']],
  ]);
});

describe('the whole text', () => {
  const groups: PageGroup[] = [
    {section: 'Guides', markdownPages: [markdownPage('guides')]},
    {section: 'Guides', label: 'Developer Guides', markdownPages: [markdownPage('a'), markdownPage('b'), markdownPage('c')]},
    {section: 'Concepts', markdownPages: [markdownPage('d')]},
  ];
  const filesOf = (most: number): unknown[] =>
    fullTexts(groups, most).map(({file, title, markdownPages}) => [file, title, markdownPages.length]);

  test('is a file for each section where it fits', () => {
    expect(filesOf(100)).toEqual([
      ['llms-full-guides.txt', 'Guides', 4],
      ['llms-full-concepts.txt', 'Concepts', 1],
    ]);
  });

  test('is a file for each category of a section that does not fit, and in parts where that does not', () => {
    expect(filesOf(20)).toEqual([
      ['llms-full-guides.txt', 'Guides', 1],
      ['llms-full-guides-developer-guides-1.txt', 'Guides: Developer Guides, part 1 of 2', 2],
      ['llms-full-guides-developer-guides-2.txt', 'Guides: Developer Guides, part 2 of 2', 1],
      ['llms-full-concepts.txt', 'Concepts', 1],
    ]);
  });

  test('has no file above the limit', () => {
    for (const {markdownPages} of fullTexts(groups, 20)) expect(Buffer.byteLength(fullTextOf(markdownPages))).toBeLessThanOrEqual(20);
  });

  test('grows into more files, none above the limit of the site', () => {
    const pages = (bytes: number): PageGroup[] => [
      {
        section: 'Guides',
        label: 'A',
        markdownPages: Array.from({length: 10}, (_, index) => ({...markdownPage(`a${index}`), text: 'x'.repeat(bytes)})),
      },
    ];
    const sizes = (bytes: number): number[] =>
      fullTexts(pages(bytes)).map(({markdownPages}) => Buffer.byteLength(fullTextOf(markdownPages)));
    expect([149_000, 151_000, 302_000].map((bytes) => sizes(bytes).length)).toEqual([1, 2, 3]);
    expect(Math.max(...sizes(302_000))).toBeLessThanOrEqual(mostBytes);
  });

  test('has a page that is longer than a file in pieces, with all of its lines', () => {
    const text = 'A line\n'.repeat(10);
    const files = fullTexts([{section: 'Guides', markdownPages: [{...markdownPage('long'), text}]}], 20);
    expect(files.map(({markdownPages}) => fullTextOf(markdownPages)).join('')).toBe(text);
    for (const {markdownPages} of files) expect(Buffer.byteLength(fullTextOf(markdownPages))).toBeLessThanOrEqual(20);
  });

  test('counts bytes and not letters', () => {
    const wide = {...markdownPage('w'), text: 'é'.repeat(9)};
    expect(fullTexts([{section: 'Guides', markdownPages: [wide, wide]}], 20)).toHaveLength(2);
  });
});

describe('the lists', () => {
  const site = {title: 'Docs', tagline: 'Guides to Sui', address: 'https://docs.example/base/', sui: '1.80'};
  const groups: PageGroup[] = [{section: 'Guides', label: 'Developers', markdownPages: [markdownPage('guides/a')]}];

  test('llms.txt has a line for each page, and one for each file', () => {
    const text = llmsText(groups, fullTexts(groups), site);
    expect(text).toMatch(/^# Docs\n\n> Guides to Sui\. An independent site, written for Sui 1\.80\.\n\n/);
    expect(text).toContain(
      '\n\n## Guides: Developers\n\n- [Page \\[guides/a\\]](https://docs.example/base/guides/a.md): What guides/a says.\n',
    );
    expect(text).toContain('- [Guides](https://docs.example/base/llms-full-guides.txt): 1 page, 1 kB.\n');
  });

  test('llms-full.txt leads to the files', () => {
    expect(fullTextIndex(fullTexts(groups), site)).toContain('(https://docs.example/base/llms-full-guides.txt)');
  });

  test('index.json has a line for each page', () => {
    const full = markdownPage('guides/a');
    full.page = {
      ...full.page,
      sidebar: 'guidesSidebar',
      section: 'Guides',
      lastChange: '2026-11-23',
      status: {status: 'removed', since: '1', use: []},
    };
    const text = pageIndexText({
      version: 1,
      address: site.address,
      versions: {sui: '1.80'},
      pages: [indexedPage(full, ['1.78']), indexedPage(markdownPage('b'), [])],
    });
    expect(text.split('\n')).toHaveLength(5);
    expect(JSON.parse(text)).toEqual({
      version: 1,
      address: 'https://docs.example/base/',
      versions: {sui: '1.80'},
      pages: [
        {
          id: 'guides/a',
          title: 'Page [guides/a]',
          description: 'What guides/a says.',
          route: '/guides/a',
          markdown: '/guides/a.md',
          headings: [{depth: 2, text: 'A', anchor: 'a'}],
          sidebar: 'guidesSidebar',
          section: 'Guides',
          status: 'removed',
          changedIn: ['1.78'],
          lastChange: '2026-11-23',
          source: 'docs/guides/a.mdx',
          hash: 'ab',
        },
        expect.objectContaining({id: 'b', status: 'current', changedIn: []}),
      ],
    });
  });

  test('the file of a generated page is the one with its words', () => {
    const generated = markdownPage('b');
    generated.page = {...generated.page, source: 'docs/b.md', words: 'src/reference/b.ts'};
    expect(indexedPage(generated, [])).toHaveProperty('source', 'src/reference/b.ts');
  });
});
