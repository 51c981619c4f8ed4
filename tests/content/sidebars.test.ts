import sidebars from '../../sidebars';
import {listedPages} from '../lib/pages';

interface Item {
  type?: string;
  id?: string;
  label?: string;
  href?: string;
  collapsed?: boolean;
  link?: {type: string; id?: string};
  items?: (Item | string)[];
}

const flatten = (items: readonly (Item | string)[]): Item[] =>
  items.flatMap((item) => (typeof item === 'string' ? [{type: 'doc', id: item}] : [item, ...flatten(item.items ?? [])]));

const all = Object.entries(sidebars as unknown as Record<string, (Item | string)[]>).map(([name, items]) => ({
  name,
  items: flatten(items),
}));
const categories = all.flatMap(({items}) => items.filter((item) => item.type === 'category'));

test('there are four sidebars', () => {
  expect(all.map(({name}) => name)).toEqual(['guidesSidebar', 'conceptsSidebar', 'standardsSidebar', 'referencesSidebar']);
});

/** Categories that open by themselves: the first steps, the developer guides, and the top-level reference groups. */
const expanded = ['Developer Guides', 'Getting Started', 'Sui RPC', 'Sui CLI', 'Move', 'Elsewhere'];

test('only the first steps and the top-level reference groups start expanded', () => {
  expect(categories.filter((category) => category.collapsed === false).map((category) => category.label)).toEqual(expanded);
});

test('a category without a page has a label that no other category has', () => {
  const labels = categories.filter((category) => !category.link).map((category) => category.label);
  expect(new Set(labels).size).toBe(labels.length);
});

test('links to other sites have a label and an https address', () => {
  const links = all.flatMap(({items}) => items.filter((item) => item.type === 'link'));
  expect(links.filter((link) => !link.label || !/^(?:https:\/\/|\/)/.test(link.href ?? ''))).toEqual([]);
});

test('a page stands in the sidebar that its folder names', () => {
  const misplaced = all.flatMap(({name, items}) =>
    items
      .flatMap((item) => [item.id, item.link?.id])
      .filter((id): id is string => id !== undefined && `${id.split('/')[0] ?? ''}Sidebar` !== name)
      .map((id) => `${id} in ${name}`),
  );
  expect(misplaced).toEqual([]);
});

test('every listed page is in a sidebar', () => {
  const ids = new Set(all.flatMap(({items}) => items.flatMap((item) => [item.id, item.link?.id])));
  expect(listedPages.map((page) => page.id).filter((id) => !ids.has(id))).toEqual([]);
});
