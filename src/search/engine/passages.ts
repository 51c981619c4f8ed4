/**
 * Passage → page, for the numbering in which each page's passages follow those of the page before.
 */
export function pagesOfPassages(passages: readonly number[]): Uint32Array {
  const total = passages.reduce((sum, count) => sum + count, 0);
  const pages = new Uint32Array(total);
  let passage = 0;
  passages.forEach((count, page) => {
    pages.fill(page, passage, passage + count);
    passage += count;
  });
  return pages;
}

/** The number of each page's first passage, its card. */
export function firstPassages(passages: readonly number[]): number[] {
  let next = 0;
  return passages.map((count) => {
    next += count;
    return next - count;
  });
}
