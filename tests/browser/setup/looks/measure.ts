import type {Page} from 'playwright-core';

/** How many characters the lines of a page's prose have. */
export interface Measure {
  /** Lines that were counted: those that the next line of their paragraph had to continue. */
  lines: number;
  /** The line in the middle. */
  median: number;
  longest: number;
}

/**
 * In the page: the lengths of all lines of paragraphs but the last of each, which ends where the
 * text ends.
 */
function lineLengthsHere(): number[] {
  const paragraphs = [...document.querySelectorAll('.markdown > p')].filter((paragraph) => paragraph.textContent.length > 160);
  return paragraphs.slice(0, 15).flatMap((paragraph) => {
    const lengths = [0];
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let before = -Infinity;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let at = 0; at < (node.nodeValue?.length ?? 0); at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        // The space that a line ends with is drawn nowhere.
        const [box] = range.getClientRects();
        if (!box || box.width === 0) continue;
        // A line begins where the text goes back to the left.
        if (box.left < before - 1) lengths.push(0);
        lengths.push((lengths.pop() ?? 0) + 1);
        before = box.left;
      }
    }
    return lengths.slice(0, -1);
  });
}

/**
 * Counts the characters of the lines of prose that a page draws; `lines` is 0 where no paragraph is
 * longer than a line.
 */
export async function measureOn(page: Page): Promise<Measure> {
  const lengths = (await page.evaluate(lineLengthsHere)).sort((one, other) => one - other);
  return {lines: lengths.length, median: lengths[Math.floor(lengths.length / 2)] ?? 0, longest: lengths.at(-1) ?? 0};
}

/**
 * @returns nothing where the prose keeps between 60 and 80 characters a line, else one line that
 *   says how many it has
 */
export function outsideOfMeasure({lines, median, longest}: Measure): string[] {
  if (lines === 0) return ['no paragraph of more than one line'];
  // Lines are as wide as each other, not as long: some have more narrow letters than most.
  return median >= 60 && median <= 80 && longest <= 90 ? [] : [`${median} characters a line, ${longest} in the longest`];
}
