/** A row of a table's body, as far as the filter reads it. */
export interface Row {
  /** Everything that it says, in small letters. */
  text: string;
  /**
   * The level of the heading that it is, 3 for those above headings of level 4; absent for a row of
   * cells.
   */
  level?: number;
}

/** Reads rows in the browser; src/tables/remark/group-rows.ts says which ones are headings. */
export const readRows = (rows: readonly Element[]): Row[] =>
  rows.map((row): Row => {
    const heading = row.matches('.table-group') ? row.querySelector('h3, h4') : null;
    if (heading !== null) return {text: heading.textContent.toLowerCase(), level: Number(heading.tagName.charAt(1))};
    return {text: [...row.children].map(({textContent}) => textContent.toLowerCase()).join('\n')};
  });

/** Words of a question such as "error code 2 in kiosk" that rows need not have. */
const fillers = new Set('a an and code codes error errors for in is of the what'.split(' '));

/** The words that count; fillers do where there are no others. */
function wordsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/[\s,;]+|::/)
    .filter(Boolean);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

/** Whether a text has a word: a number as a whole, anything else also as a part. */
function has(text: string, word: string): boolean {
  if (!/^\d+$/.test(word)) return text.includes(word);
  return text.split(/[^\p{L}\p{N}_]+/u).includes(word);
}

/**
 * The rows to show for what a reader typed, by their places: those that have every word in
 * themselves or in the headings above them, and these headings. A heading that has every word
 * brings all rows under it.
 *
 * @returns undefined for a text without words, which shows all rows
 */
export function matchRows(rows: readonly Row[], typed: string): ReadonlySet<number> | undefined {
  const words = wordsOf(typed);
  if (words.length === 0) return undefined;
  const shown = new Set<number>();
  let above: {index: number; level: number; text: string}[] = [];
  rows.forEach(({text, level}, index) => {
    if (level !== undefined) {
      above = [...above.filter((heading) => heading.level < level), {index, level, text}];
      return;
    }
    const around = above.map((heading) => heading.text).join('\n');
    if (!words.every((word) => has(`${around}\n${text}`, word))) return;
    shown.add(index);
    for (const heading of above) shown.add(heading.index);
  });
  return shown;
}
