import type {PropSidebar, PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {folderOf, shorten} from '../browser/short-address';
import type {CategoryAddress, ThinItem} from '../browser/sidebar-items';

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

/** A listed page whose address tells its id. Any other item ships with all its fields. */
const isPlainPage = (item: PropSidebarItem, baseUrl: string): item is PropSidebarItemLink =>
  item.type === 'link' &&
  item.docId !== undefined &&
  item.href === `${baseUrl}${item.docId}` &&
  hasOnly(withoutDefaults(item), linkFields);

/**
 * A sidebar as compact as it ships: a page is its label and its address as short as `browser/short-address.ts` makes it,
 * a category has the same, whether it is collapsed, and its items; any other item is as it was.
 * `browser/sidebar-items.ts` reads it.
 *
 * @param baseUrl where the site stands, with a slash at the end
 * @param folder that of the first address
 */
export function thinSidebar(items: PropSidebar, baseUrl: string, folder = ''): ThinItem[] {
  let last = folder;
  const short = (href: string, label: string): string | undefined => {
    const shortened = shorten(href, label, last);
    last = folderOf(href);
    return shortened;
  };
  const page = (label: string, address: string | undefined): ThinItem => (address === undefined ? label : [label, address]);

  return items.map((item): ThinItem => {
    if (isPlainPage(item, baseUrl)) return page(item.label, short(item.href, item.label));
    const thin = withoutDefaults(item);
    if (item.type !== 'category') return thin as ThinItem;
    if (!item.collapsible || !hasOnly(thin, categoryFields)) return {...item, items: thinSidebar(item.items, baseUrl, last)};
    const address: CategoryAddress = item.href === undefined ? 0 : (short(item.href, item.label) ?? 1);
    return [item.label, address, item.collapsed ? 1 : 0, thinSidebar(item.items, baseUrl, item.href ?? last)];
  });
}
