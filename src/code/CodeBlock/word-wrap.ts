/**
 * Under which the reader's choice is kept, here and as a `data-` attribute of the page, where the
 * style sheet finds it.
 */
const storageKey = 'codeWrap';

const page = (): DOMStringMap => document.documentElement.dataset;

/**
 * Whether long lines of code wrap: as the reader chose last, on any page; otherwise they scroll.
 */
export function wraps(): boolean {
  try {
    page().codeWrap ??= localStorage.getItem(storageKey) ?? '';
  } catch {
    // Storage is refused: the choice lasts until the page is left.
  }
  return Boolean(page().codeWrap);
}

/** Makes the lines of all blocks wrap, or scroll. */
export function setWraps(on: boolean): void {
  const choice = on ? 'on' : '';
  page().codeWrap = choice;
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // As above.
  }
}
