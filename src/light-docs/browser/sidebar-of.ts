/**
 * Which sidebar pages are in, by the beginning of their addresses: what stands for an address holds
 * for those below it, too, up to the next entry. The empty text is none.
 */
export type SidebarPrefixes = Readonly<Record<string, string>>;

/** An address without its last segment; of `/guides`, the empty text. */
const above = (address: string): string => address.slice(0, address.lastIndexOf('/'));

/**
 * The name of the sidebar that a page is in.
 *
 * @param address the page's route
 * @returns undefined for a page in none
 */
export function sidebarOf(address: string, prefixes: SidebarPrefixes): string | undefined {
  if (address === '') return undefined;
  const name = Object.hasOwn(prefixes, address) ? prefixes[address] : sidebarOf(above(address), prefixes);
  return name === '' ? undefined : name;
}

/** A page of which the sidebar is known. */
interface PageInSidebar {
  path: string;
  sidebar?: string;
}

/**
 * The table that `sidebarOf` reads: an address has an entry where its page is in another sidebar
 * than the address above says, and a section without a page of its own is taken to be in the
 * sidebar of the first page below it.
 */
export function sidebarPrefixes(pages: readonly PageInSidebar[]): SidebarPrefixes {
  const prefixes: Record<string, string> = {};
  const addresses = new Set(pages.map(({path}) => path));
  const add = (address: string, sidebar: string): void => {
    if ((sidebarOf(address, prefixes) ?? '') !== sidebar) prefixes[address] = sidebar;
  };
  for (const {path, sidebar = ''} of [...pages].sort((a, b) => a.path.split('/').length - b.path.split('/').length)) {
    const section = path.split('/', 2).join('/');
    if (!addresses.has(section)) add(section, sidebarOf(section, prefixes) ?? sidebar);
    add(path, sidebar);
  }
  return prefixes;
}
