import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {ThinItem} from '../browser/sidebar-items';

/** Name of the data file that has a sidebar. */
export const sidebarFile = (name: string): string => `sidebar-${name}.json`;

/** An item without the fields that say nothing. */
function withoutDefaults<Item extends PropSidebarItem>(item: Item): Partial<Item> {
  const entries = Object.entries<unknown>({...item}).filter(([, value]) => value !== undefined && value !== false);
  return Object.fromEntries(entries) as Partial<Item>;
}

const linkFields = new Set(['type', 'label', 'href', 'docId']);
const categoryFields = new Set(['type', 'label', 'href', 'collapsed', 'collapsible', 'items', 'key']);

const hasOnly = (item: object, fields: ReadonlySet<string>): boolean => Object.keys(item).every((field) => fields.has(field));

function thinItem(item: PropSidebarItem): ThinItem {
  const thin = withoutDefaults(item);
  if (item.type === 'link' && item.docId !== undefined && hasOnly(thin, linkFields)) return [item.label, item.href];
  if (item.type !== 'category') return thin as ThinItem;
  const items = item.items.map(thinItem);
  if (item.collapsible && hasOnly(thin, categoryFields)) return [item.label, item.href ?? 0, item.collapsed ? 1 : 0, items];
  return {...item, items};
}

/**
 * A sidebar as compact as it ships: `[label, href]` for a page, `[label, href or 0, collapsed, items]` for a category,
 * any other item as it is. `client/sidebar-items.ts` reads it.
 */
export const thinSidebar = (items: PropSidebar): ThinItem[] => items.map(thinItem);
