import sidebars from '../../sidebars';
import {pagesWithoutSidebar} from '../../src/site/pages-without-sidebar';
import {listedPages} from '../lib/pages';
import {pagesOf, sidebarItems, type SidebarItem} from '../lib/sidebar-items';

const categories = sidebarItems.flatMap(({items}) => items.filter((item) => item.type === 'category'));

test('there are four sidebars', () => {
  expect(sidebarItems.map(({name}) => name)).toEqual(['guidesSidebar', 'conceptsSidebar', 'standardsSidebar', 'referencesSidebar']);
});

/**
 * Categories that open by themselves: the first steps, the developer guides, and the top-level
 * reference groups.
 */
const expanded = ['Developer Guides', 'Getting Started', 'Sui RPC', 'Sui CLI', 'Sui IDE Support', 'Sui SDKs', 'Move', 'Contribute'];

test('only the first steps and the top-level reference groups start expanded', () => {
  expect(categories.filter((category) => category.collapsed === false).map((category) => category.label)).toEqual(expanded);
});

/** Groups of the references that are so long that they start collapsed. */
const long = ['Packages', 'Errors', 'Examples'];

/**
 * What is wrong with the groups at the top of the references: each but the long ones starts
 * expanded, and has a landing page in `ids`.
 */
function groupProblems(sidebar: readonly SidebarItem[], ids: readonly string[]): string[] {
  const groups = sidebar.filter((item) => item.type === 'category');
  return groups.flatMap(({label = '', collapsed, link}) => [
    ...((collapsed === false) === long.includes(label) ? [`${label}: starts ${collapsed === false ? 'expanded' : 'collapsed'}`] : []),
    ...(link?.id !== undefined && ids.includes(link.id) ? [] : [`${label}: has no landing page`]),
  ]);
}

const referenceGroups = (sidebars as unknown as {referencesSidebar: SidebarItem[]}).referencesSidebar;
const listedIds = listedPages.map((page) => page.id);

test('every top-level reference group but a long one starts expanded, and has a landing page', () => {
  // The list of examples is generated.
  expect(groupProblems(referenceGroups, [...listedIds, 'references/examples'])).toEqual([]);
});

/** Groups that came after the mission's, which keep their order. */
const addedGroups = ['references/packages', 'references/errors', 'references/examples'];

test("the landing pages of the top-level reference groups are the mission's and those that were added", () => {
  const found = referenceGroups.filter((item) => item.type === 'category').map(({link}) => link?.id ?? '');
  expect(found).toEqual(expect.arrayContaining(addedGroups));
  expect(found.filter((id) => !addedGroups.includes(id))).toEqual([
    'references/sui-api',
    'references/cli',
    'references/ide',
    'references/sui-sdks',
    'references/sui-move',
    'references/contribute',
  ]);
});

test.each([
  ['is long and expanded', {label: 'Packages', collapsed: false, link: {type: 'doc', id: 'a'}}, 'Packages: starts expanded'],
  ['is left collapsed', {link: {type: 'doc', id: 'a'}}, 'A: starts collapsed'],
  ['has no page', {collapsed: false}, 'A: has no landing page'],
  ['names a page that is not there', {collapsed: false, link: {type: 'doc', id: 'b'}}, 'A: has no landing page'],
])('a reference group that %s is named', (_name, group, problem) => {
  expect(
    groupProblems(
      [
        {type: 'doc', id: 'a'},
        {type: 'category', label: 'A', items: ['c'], ...group},
      ],
      ['a'],
    ),
  ).toEqual([problem]);
});

test('a category without a page has a label that no other category has', () => {
  const labels = categories.filter((category) => !category.link).map((category) => category.label);
  expect(new Set(labels).size).toBe(labels.length);
});

test('links to other sites have a label and an https address', () => {
  const links = sidebarItems.flatMap(({items}) => items.filter((item) => item.type === 'link'));
  expect(links.filter((link) => !link.label || !/^(?:https:\/\/|\/)/.test(link.href ?? ''))).toEqual([]);
});

test('a page stands in the sidebar that its folder names', () => {
  const misplaced = sidebarItems.flatMap(({name, items}) =>
    items
      .flatMap((item) => [item.id, item.link?.id])
      .filter((id): id is string => id !== undefined && `${id.split('/')[0] ?? ''}Sidebar` !== name)
      .map((id) => `${id} in ${name}`),
  );
  expect(misplaced).toEqual([]);
});

test('every listed page is in a sidebar, or on the list of pages that are in none', () => {
  const ids = new Set([...sidebarItems.flatMap(({items}) => items.flatMap(pagesOf)), ...pagesWithoutSidebar.map(({id}) => id)]);
  expect(listedPages.map((page) => page.id).filter((id) => !ids.has(id))).toEqual([]);
});

test('the links that the mission names are in the references', () => {
  const links = sidebarItems.flatMap(({name, items}) =>
    items.filter((item) => item.type === 'link').map(({label, href}) => `${name}: ${label ?? ''} ${href ?? ''}`),
  );
  expect(links).toEqual([
    'referencesSidebar: JSON-RPC /sui-api-ref',
    'referencesSidebar: dApp Kit https://sdk.mystenlabs.com/dapp-kit',
    'referencesSidebar: TypeScript SDK https://sdk.mystenlabs.com/typescript',
    'referencesSidebar: zkSend SDK https://sdk.mystenlabs.com/zksend',
    'referencesSidebar: The Move Book https://move-book.com/',
    'referencesSidebar: The Move Reference https://move-book.com/reference/',
    'referencesSidebar: Submit a SIP https://sips.sui.io',
  ]);
});
