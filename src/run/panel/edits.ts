/** Path → text of the files of a package that a reader has changed. */
export type Edits = Readonly<Record<string, string>>;

const keyOf = (name: string): string => `sui-docs-run:${name}`;

/** What was kept since the page was opened, for browsers that refuse storage. */
const kept = new Map<string, Edits>();

/** What the reader changed in this tab; it is kept until the tab is closed. */
export function readEdits(name: string): Edits {
  try {
    const text = sessionStorage.getItem(keyOf(name));
    if (text !== null) return JSON.parse(text) as Edits;
  } catch {
    // Storage is refused, or somebody else wrote there.
  }
  return kept.get(name) ?? {};
}

/** Keeps what the reader changed. */
export function keepEdits(name: string, edits: Edits): void {
  kept.set(name, edits);
  try {
    if (Object.keys(edits).length === 0) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(edits));
  } catch {
    // Storage is refused or full: the changes last until the page is left.
  }
}

/** What differs from the originals. */
export const editsOf = (files: Edits, originals: Edits): Edits =>
  Object.fromEntries(Object.entries(files).filter(([path, text]) => text !== originals[path]));

/** The edits with one more; a text that is the original again is none. */
export const withEdit = (edits: Edits, originals: Edits, path: string, text: string): Edits => editsOf({...edits, [path]: text}, originals);
