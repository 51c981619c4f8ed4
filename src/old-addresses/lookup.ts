import {oldAddresses, type Address} from './addresses';

/**
 * An address as the table writes it: without query, anchor, slash at the end, file name of an
 * index, or extension.
 */
export function canonicalAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return `/${path
    .split('/')
    .filter(Boolean)
    .join('/')
    .replace(/\.(?:html?|mdx?)$/i, '')}`;
}

/**
 * The same without `/index` at its end; the table has both forms only where documentation had both.
 */
const withoutIndex = (address: string): string => address.replace(/\/index$/, '') || '/';

/**
 * The page that took the place of an old one.
 *
 * @param address of the old page, without the site's base URL; with or without a slash, `.html`, a
 *   query or an anchor at its end
 * @param table old address → new address; the modules of the framework are left out, because each
 *   has a page that leads on, and the 404 page would carry their names for misspelt ones alone
 * @returns its address, perhaps with an anchor; undefined where no documentation is known to have
 *   had a page there
 */
export function newAddressOf(address: string, table: Readonly<Record<string, Address>> = oldAddresses): Address | undefined {
  const asked = canonicalAddress(address);
  const known = [asked, asked.toLowerCase()].flatMap((form) => [form, withoutIndex(form)]).find((form) => Object.hasOwn(table, form));
  return known === undefined ? undefined : table[known];
}
