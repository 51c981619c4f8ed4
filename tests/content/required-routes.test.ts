import {readFileSync} from 'node:fs';
import {listedPages, pageIds} from '../lib/pages';
import {pagesOf, sidebarItems} from '../lib/sidebar-items';

interface RequiredRoute {
  section: string;
  route: string;
}

/** A page that stands, and the sidebar that has it. */
interface Standing {
  route: string;
  sidebar?: string;
}

const requiredRoutes: RequiredRoute[] = readFileSync('tests/fixtures/required-routes.tsv', 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => line.split('\t'))
  .map(([section = '', route = '']) => ({section, route}));

const sidebarOf = new Map(sidebarItems.flatMap(({name, items}) => items.flatMap(pagesOf).map((id) => [id, name] as const)));
const slugs = new Map(listedPages.map((page) => [page.id, page.frontMatter.slug]));
const standing: Standing[] = pageIds.map((id) => ({route: slugs.get(id) ?? `/${id}`, sidebar: sidebarOf.get(id)}));

/**
 * What is wrong with the tree: a route of the mission without a page, or in the sidebar of another
 * section.
 */
function problems(wanted: readonly RequiredRoute[], pages: readonly Standing[]): string[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  return wanted.flatMap(({section, route}) => {
    const page = byRoute.get(route);
    if (!page) return [`${route}: no page has this address`];
    return page.sidebar === `${section}Sidebar` ? [] : [`${route}: is in ${page.sidebar ?? 'no sidebar'}, not in ${section}Sidebar`];
  });
}

test('the list of the mission was read', () => {
  expect(requiredRoutes.length).toBeGreaterThan(150);
  expect(requiredRoutes.every(({route}) => route.startsWith('/'))).toBe(true);
  expect([...new Set(requiredRoutes.map(({section}) => section))].sort()).toEqual(['concepts', 'guides', 'references', 'standards']);
});

test('every route of the mission exists, in the sidebar of its section', () => {
  expect(problems(requiredRoutes, standing)).toEqual([]);
});

test.each([
  ['is missing', [], '/a: no page has this address'],
  ['is in another sidebar', [{route: '/a', sidebar: 'guidesSidebar'}], '/a: is in guidesSidebar, not in conceptsSidebar'],
  ['is in no sidebar', [{route: '/a'}], '/a: is in no sidebar, not in conceptsSidebar'],
])('a route that %s is named', (_, pages: Standing[], problem) => {
  expect(problems([{section: 'concepts', route: '/a'}], pages)).toEqual([problem]);
});
