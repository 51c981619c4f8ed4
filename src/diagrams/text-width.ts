/** Widths of characters in Arial, in thousandths of the font's size. Source: the Adobe font metrics of Helvetica. */
const widths: readonly [string, number][] = [
  ["ijl'|", 222],
  ['fIt.,:;/\\![]() -"', 290],
  ['ckrsvxyzJ', 500],
  ['ABEKPSVXY&', 667],
  ['CDHNRUwT', 722],
  ['GOQ', 778],
  ['mM', 833],
  ['W@—…', 960],
];

/** Other sans-serif fonts that readers have, such as DejaVu Sans, run wider than Arial. */
const allowance = 1.12;

/** About how wide a text is at most, in pixels. */
export function textWidth(text: string, size: number): number {
  const thousandths = Array.from(text).reduce((sum, letter) => sum + (widths.find(([letters]) => letters.includes(letter))?.[1] ?? 556), 0);
  return (thousandths * size * allowance) / 1000;
}

/** Breaks a text at each `\n` that its author wrote, and between words, into lines of at most `width` pixels; a longer word has a line of its own. */
export function wrap(text: string, width: number, size: number): string[] {
  return text.split('\\n').flatMap((paragraph) => wrapParagraph(paragraph.trim(), width, size));
}

function wrapParagraph(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
