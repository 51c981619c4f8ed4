import type {PropSidebar, PropSidebarItem, PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {folderOf, shorten} from '../browser/short-address';
import type {CategoryAddress, ThinItem} from '../browser/sidebar-items';

/** Name of the data file that has a sidebar. */
export const sidebarFile = (name: string): string => `sidebar-${name}.json`;

/** Name of the data file that has a sidebar with what other pages leave out. */
export const wholeSidebarFile = (name: string): string => sidebarFile(`${name}-whole`);

/** A category that is marked as apart: it is so long that only its own pages ship what is in it. */
const isApart = (item: PropSidebarItem): item is PropSidebarItemCategory & {href: string} =>
  item.type === 'category' && item.href !== undefined && item.customProps?.apart === true;

const hrefsIn = (items: PropSidebar): string[] =>
  items.flatMap((item) => (item.type === 'category' ? [item.href ?? [], hrefsIn(item.items)].flat() : item.type === 'link' ? item.href : []));

/** The deepest folder that all of some addresses are in. */
const commonFolder = (addresses: readonly string[]): string =>
  addresses.map(folderOf).reduce((common, folder) => {
    let shared = common;
    while (!`${folder}/`.startsWith(`${shared}/`)) shared = folderOf(shared);
    return shared;
  });

/** Addresses of such categories, and of what is in them: each stands for those below it, too. */
export const apartIn = (items: PropSidebar): string[] =>
  items.flatMap((item) => {
    if (isApart(item)) return [...new Set([item.href, commonFolder(hrefsIn(item.items))])];
    return item.type === 'category' ? apartIn(item.items) : [];
  });

/** A sidebar as pages elsewhere show it: of such categories, the page alone. */
export const withoutApart = (items: PropSidebar, baseUrl: string): PropSidebar =>
  items.map((item) => {
    if (isApart(item)) return {type: 'link', label: item.label, href: item.href, docId: item.href.slice(baseUrl.length), unlisted: false};
    return item.type === 'category' ? {...item, items: withoutApart(item.items, baseUrl)} : item;
  });

/** A sidebar as the pages of such categories show it. */
export const withApart = (items: PropSidebar): PropSidebar =>
  items.map((item) =>
    item.type === 'category' ? {...item, items: withApart(item.items), ...(isApart(item) && {customProps: undefined})} : item,
  );

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
 * A sidebar as compact as it ships: a page is its label and its address as short as
 * `browser/short-address.ts` makes it, a category has the same, whether it is collapsed, and its
 * items; any other item is as it was. `browser/sidebar-items.ts` reads it.
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
