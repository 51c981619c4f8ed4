const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/**
 * In the place of the package's function that cuts and marks an excerpt: the engine has cut it already.
 *
 * @param positions start and length of each mark, in order
 * @returns HTML
 */
export function highlightStemmed(text: string, positions: readonly (readonly [start: number, length: number])[]): string {
  let html = '';
  let at = 0;
  for (const [start, length] of positions) {
    html += `${escapeHtml(text.slice(at, start))}<mark>${escapeHtml(text.slice(start, start + length))}</mark>`;
    at = start + length;
  }
  return html + escapeHtml(text.slice(at));
}
