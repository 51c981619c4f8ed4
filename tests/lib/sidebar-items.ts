import sidebars from '../../sidebars';

/** An item of a sidebar, as far as the contracts read it. */
export interface SidebarItem {
  type?: string;
  id?: string;
  label?: string;
  href?: string;
  collapsed?: boolean;
  link?: {type: string; id?: string};
  items?: (SidebarItem | string)[];
}

const flatten = (items: readonly (SidebarItem | string)[]): SidebarItem[] =>
  items.flatMap((item) => (typeof item === 'string' ? [{type: 'doc', id: item}] : [item, ...flatten(item.items ?? [])]));

/** The sidebars by name, each with all of its items in one list. */
export const sidebarItems = Object.entries(sidebars as unknown as Record<string, (SidebarItem | string)[]>).map(([name, items]) => ({
  name,
  items: flatten(items),
}));

/** Ids of the pages that an item leads to: its own, or its category's. */
export const pagesOf = (item: SidebarItem): string[] => [item.id, item.link?.id].filter((id): id is string => id !== undefined);
