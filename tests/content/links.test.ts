import {readFileSync} from 'node:fs';
import sidebars from '../../sidebars';
import {sections} from '../../src/registry/sections';
import {audiences} from '../../src/site/home/audiences';
import {linkGraph, linkingPages, linksOf, linksOfGenerated, unlinked, unreachable, type LinkingPage} from '../lib/page-links';
import {listedPages, pageIds, pageWith} from '../lib/pages';
import type {SidebarItem} from '../lib/sidebar-items';

/** Pages that no page links to, with the reason. An entry that has a link by now fails. */
const withoutLink: readonly {id: string; reason: string}[] = [];

/**
 * The home page is no page of docs/; it has a card for each section, and an entrance for each kind
 * of reader.
 */
const home: LinkingPage = {
  id: 'home',
  route: '/',
  cards: sections.map(({start}) => start),
  related: [],
  routes: audiences.flatMap(({tasks}) => tasks.map(({to}) => to)),
  snippets: [],
};
const all = [home, ...linkingPages()];
const graph = linkGraph(all);
const listedIds = pageIds.filter((id) => !id.startsWith('snippets/'));

describe('a page is linked to', () => {
  const found = unlinked(graph, listedIds);

  test('from the text, the cards or the related pages of at least one other page', () => {
    expect(found.filter((id) => !withoutLink.some((exception) => exception.id === id))).toEqual([]);
  });

  test('or is an exception, of which none is stale', () => {
    expect(withoutLink.filter(({id}) => !found.includes(id))).toEqual([]);
  });
});

const sectionOf = (section: string): string[] =>
  listedPages.map((page) => page.id).filter((id) => id === section || id.startsWith(`${section}/`));

test.each(sections)('from /$start links and cards lead to every authored page of the section', ({start}) => {
  expect(sectionOf(start).length).toBeGreaterThan(0);
  expect(unreachable(graph, start, sectionOf(start))).toEqual([]);
});

/** Each category's page → the pages right below it in the sidebar. */
function childrenOf(items: readonly (SidebarItem | string)[]): [landing: string, children: string[]][] {
  return items.flatMap((item): [string, string[]][] => {
    if (typeof item === 'string' || !item.items) return [];
    const children = item.items.flatMap((child) => (typeof child === 'string' ? child : (child.link?.id ?? child.id ?? [])));
    return [...(item.link?.id === undefined ? [] : [[item.link.id, children] as [string, string[]]]), ...childrenOf(item.items)];
  });
}

/** The pages below a landing page that it shows neither as a card nor as a related page. */
const withoutCard = (landing: LinkingPage | undefined, children: readonly string[]): string[] =>
  children.filter((id) => !landing?.cards.includes(id) && !landing?.related.includes(id));

const landings = childrenOf(Object.values(sidebars as unknown as Record<string, (SidebarItem | string)[]>).flat()).filter(([id]) =>
  listedPages.some((page) => page.id === id),
);

test.each(landings)('%s has a card for every page right below it', (landing, children) => {
  const page = all.find(({id}) => id === landing);
  expect(withoutCard(page, children)).toEqual([]);
});

describe('what counts as a link', () => {
  const ids = ['a', 'b', 'c', 'c/d', 'c/e', 'snippets/s'];
  const page = (id: string, body: string): LinkingPage => linksOf(pageWith(body, `docs/${id}.mdx`), ids);
  const rest = (...written: LinkingPage[]): LinkingPage[] => [
    ...written,
    ...ids.filter((id) => !written.some((one) => one.id === id)).map((id) => page(id, 'Text.')),
  ];
  const unlinkedBy = (...written: LinkingPage[]): string[] => unlinked(linkGraph(rest(...written)), ids);

  test.each([
    ['a link with an anchor', page('a', 'See [b](/b#part).'), ['a', 'c', 'c/d', 'c/e', 'snippets/s']],
    ['a reference', page('a', 'See [b].\n\n[b]: /b'), ['a', 'c', 'c/d', 'c/e', 'snippets/s']],
    ['cards by id', page('a', "<PageCards ids={['b', 'c']} />"), ['a', 'c/d', 'c/e', 'snippets/s']],
    ['cards by prefix', page('a', '<PageCards prefix="c" />'), ['a', 'b', 'c', 'snippets/s']],
    ['related pages', page('a', "<RelatedPages ids={['c/d']} />"), ['a', 'b', 'c', 'c/e', 'snippets/s']],
    ['a link of a generated page', linksOfGenerated('a', 'See [`b`](/b#x) and [c](</c>).'), ['a', 'c/d', 'c/e', 'snippets/s']],
  ])('%s', (_name, written, expected) => {
    expect(unlinkedBy(written)).toEqual(expected);
  });

  test('not a link of a page to itself, nor one in code', () => {
    expect(unlinkedBy(page('a', '[Up](/a) `[b](/b)`\n\n```text output\n[c](/c)\n```'))).toEqual(ids);
  });

  test('a link in a snippet, for the pages that have it', () => {
    const written = [page('a', "import S from '@site/docs/snippets/s.mdx';\n\n<S />"), page('snippets/s', '[b](/b)')];
    expect(linkGraph(rest(...written)).get('a')).toEqual(new Set(['b']));
  });

  test('a page with an address of its own is known by it', () => {
    const generated = linksOfGenerated('c/d', '---\ntitle: D\nslug: /d\n---\n\nText.');
    expect(unlinkedBy(page('a', '[D](/d)'), generated)).not.toContain('c/d');
  });

  test('a walk stays within the pages asked for', () => {
    const written = [page('c', '[Out](/a)'), page('a', '[In](/c/d)')];
    expect(unreachable(linkGraph(rest(...written)), 'c', ['c', 'c/d', 'c/e'])).toEqual(['c/d', 'c/e']);
    expect(unreachable(linkGraph(rest(...written)), 'c', ['a', 'c', 'c/d', 'c/e'])).toEqual(['c/e']);
  });

  test('a landing page without a card for a page below it', () => {
    expect(withoutCard(page('c', "<PageCards ids={['c/d']} />"), ['c/d', 'c/e'])).toEqual(['c/e']);
  });

  test('sidebars are read by category', () => {
    const sidebar = [
      {type: 'category', link: {type: 'doc', id: 'c'}, items: ['c/d', {type: 'category', link: {type: 'doc', id: 'c/e'}, items: []}]},
    ];
    expect(childrenOf(sidebar)).toEqual([
      ['c', ['c/d', 'c/e']],
      ['c/e', []],
    ]);
  });
});

test('the links on the home page are those of src/site/home/Home', () => {
  expect(readFileSync('src/site/home/Home.tsx', 'utf8')).toContain('<PageCards ids={sections.map(({start}) => start)} />');
});
