/** Columns that the rest of a wrapped line stands to the right of its beginning. */
const hanging = 2;

/**
 * Tells the style sheet how far each line of a block is indented, so that what wraps stays to the
 * right of that.
 *
 * @returns whether any line takes more than one row
 */
export function layOutLines(code: HTMLElement): boolean {
  const row = parseFloat(getComputedStyle(code).lineHeight);
  const lines = [...code.querySelectorAll<HTMLElement>('.token-line')];
  for (const line of lines) {
    const text = line.textContent;
    line.style.setProperty('--indent', `${text.length - text.trimStart().length + hanging}ch`);
  }
  return lines.some((line) => line.offsetHeight > 1.5 * row);
}
