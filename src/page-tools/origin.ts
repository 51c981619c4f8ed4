/** Where a page comes from, as far as it says. */
export interface Origin {
  /** Day of its last change, such as 2026-11-23. */
  changedOn?: string;
  /** Its file in the repository on the web. */
  source?: string;
}

/**
 * The properties of schema.org that are read here; `src/sharing/structured-data.ts` writes them.
 */
interface Article {
  dateModified?: string;
  isBasedOn?: string;
}

/**
 * Reads from a page what it says of itself to programs.
 *
 * @param html the whole page
 */
export function originIn(html: string): Origin {
  const scripts = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('script[type="application/ld+json"]')];
  const {dateModified, isBasedOn} = Object.assign({}, ...scripts.map((script) => JSON.parse(script.textContent) as Article)) as Article;
  return {...(dateModified === undefined ? {} : {changedOn: dateModified}), ...(isBasedOn === undefined ? {} : {source: isBasedOn})};
}

/**
 * The page's file in an editor on the web, and the list of its changes; each follows from the
 * address of the file.
 */
export const editAddress = (source: string): string => source.replace('/blob/', '/edit/');
export const historyAddress = (source: string): string => source.replace('/blob/', '/commits/');
