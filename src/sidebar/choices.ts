const storageKey = 'sidebar-choices';

type Choices = Record<string, boolean>;

function read(): Choices {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Choices;
  } catch {
    // Storage is switched off, or has something else in it: then the sidebar opens as sidebars.ts
    // says.
    return {};
  }
}

/** A category's name across the site: its page's address, or its label where it has no page. */
export function categoryKey(href: string | undefined, label: string): string {
  return href ?? label;
}

/**
 * The reader's own choice for a category: true where it was collapsed, undefined where it was never
 * touched.
 */
export function chosenCollapsed(key: string): boolean | undefined {
  return read()[key];
}

/** Remembers, for this browser tab, that the reader collapsed or expanded a category. */
export function rememberCollapsed(key: string, collapsed: boolean): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({...read(), [key]: collapsed}));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
