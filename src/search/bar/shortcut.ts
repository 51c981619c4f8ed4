const slashKey = 'search-slash';

const isMac = (): boolean => /mac/i.test(navigator.userAgent);

/** The keys that lead to the search field from anywhere, as they are written. */
export const shortcutKeys = (): [string, string] => [isMac() ? '⌘' : 'ctrl', 'K'];

/**
 * Whether `/` leads to the search field. Who speaks to a computer, or writes with a switch, may
 * press it unawares (WCAG 2.1.4).
 */
export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(slashKey) !== 'off';
  } catch {
    return true;
  }
}

/** Turns `/` on or off, in this browser. */
export function setSlash(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(slashKey);
    else localStorage.setItem(slashKey, 'off');
  } catch {
    // Without storage it stays as it is.
  }
}

/**
 * True for a key press that leads to the search field: Ctrl+K or ⌘K, and `/` outside of fields;
 * neither where a dialog is open.
 */
export function isShortcut(event: KeyboardEvent): boolean {
  const {key, altKey, shiftKey, ctrlKey, metaKey} = event;
  if (document.querySelector('dialog:modal')) return false;
  // What is typed into an editor of samples has the element around its shadow root as target.
  const [target] = event.composedPath();
  if (key.toLowerCase() === 'k') return !altKey && !shiftKey && (isMac() ? metaKey : ctrlKey);
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
  return key === '/' && !altKey && !ctrlKey && !metaKey && !isTyping && isSlashOn();
}
