import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';

type OtherItem = Exclude<PropSidebarItem, {type: 'category'}> | {type: 'category'; items: readonly ThinItem[]};

/** A sidebar's item as it ships; `thin-sidebar.ts` writes it. */
export type ThinItem =
  | readonly [label: string, href: string]
  | readonly [label: string, href: string | 0, collapsed: 0 | 1, items: readonly ThinItem[]]
  | OtherItem;

const isTuple = (item: ThinItem): item is Exclude<ThinItem, OtherItem> => Array.isArray(item);

function itemOf(item: ThinItem): PropSidebarItem {
  if (!isTuple(item)) return (item.type === 'category' ? {...item, items: item.items.map(itemOf)} : item) as PropSidebarItem;
  // The theme asks only whether there is a document behind a link, never which.
  if (item.length === 2) return {type: 'link', label: item[0], href: item[1], docId: item[1]};
  const [label, href, collapsed, items] = item;
  return {
    type: 'category',
    label,
    ...(href === 0 ? {} : {href}),
    collapsed: collapsed === 1,
    collapsible: true,
    items: items.map(itemOf),
  };
}

/** The items of a sidebar as the theme expects them. */
export const sidebarItems = (items: readonly ThinItem[]): PropSidebar => items.map(itemOf);
