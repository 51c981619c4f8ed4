import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {folderOf, lengthen} from './short-address';

type OtherItem = Exclude<PropSidebarItem, {type: 'category'}> | {type: 'category'; items: readonly ThinItem[]};

/** A category's address: 0 where it has none, 1 where its label suggests it, else as a page's. */
export type CategoryAddress = string | 0 | 1;

/**
 * A sidebar's item as it ships; `thin-sidebar.ts` writes it. A page whose label suggests its
 * address is the label alone; `short-address.ts` says what the others' addresses are.
 */
export type ThinItem =
  | string
  | readonly [label: string, address: string]
  | readonly [label: string, address: CategoryAddress, collapsed: 0 | 1, items: readonly ThinItem[]]
  | OtherItem;

const isTuple = (item: Exclude<ThinItem, string>): item is Exclude<ThinItem, OtherItem | string> => Array.isArray(item);

/**
 * The items of a sidebar as Docusaurus made them, each page with its `docId` and `unlisted`.
 *
 * @param baseUrl where the site stands, with a slash at the end
 * @param folder that of the first address
 */
export function sidebarItems(items: readonly ThinItem[], baseUrl: string, folder = ''): PropSidebar {
  let last = folder;
  const addressOf = (short: string | undefined, label: string): string => {
    const address = lengthen(short, label, last);
    last = folderOf(address);
    return address;
  };
  const page = (label: string, href: string): PropSidebarItem => ({
    type: 'link',
    label,
    href,
    docId: href.slice(baseUrl.length),
    unlisted: false,
  });

  return items.map((item): PropSidebarItem => {
    if (typeof item === 'string') return page(item, addressOf(undefined, item));
    if (!isTuple(item))
      return (item.type === 'category' ? {...item, items: sidebarItems(item.items, baseUrl, last)} : item) as PropSidebarItem;
    if (item.length === 2) return page(item[0], addressOf(item[1], item[0]));
    const [label, short, collapsed, below] = item;
    const href = short === 0 ? undefined : addressOf(short === 1 ? undefined : short, label);
    return {
      type: 'category',
      label,
      ...(href !== undefined && {href}),
      collapsed: collapsed === 1,
      collapsible: true,
      items: sidebarItems(below, baseUrl, href ?? last),
    };
  });
}
