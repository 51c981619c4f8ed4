const storageKey = 'sidebar-filter';

interface Typed {
  /** Address of the section's first page. */
  section: string;
  text: string;
}

/** What was typed last; storage may be refused, and then this lasts as long as the page. */
let current: Typed | undefined;
const listeners = new Set<() => void>();

function stored(): Typed {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Typed | null) ?? {section: '', text: ''};
  } catch {
    return {section: '', text: ''};
  }
}

/**
 * What the reader typed into the filter of a section; empty where the last thing typed was for
 * another.
 */
export function typedIn(section: string): string {
  current ??= stored();
  return current.section === section ? current.text : '';
}

/** Remembers, for this browser tab, what the reader typed into the filter of a section. */
export function setTyped(section: string, text: string): void {
  current = {section, text};
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(current));
  } catch {
    // See `current`.
  }
  for (const listener of listeners) listener();
}

/** Calls back at each change; the sidebar and a phone's drawer show the same. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
