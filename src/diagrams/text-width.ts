/**
 * Widths of characters in DejaVu Sans, in thousandths of the font's size, rounded up. It is the
 * widest of the faces that systems have for their own text, so what has room here has room in the
 * page's face, whichever that is.
 */
const widths: readonly [string, number][] = [
  ["'ijl", 280],
  ['IJ ,.’', 320],
  ['/:;\\|f-', 365],
  ['()[]tr!', 411],
  ['"*_`–sz?', 531],
  ['ckvxyFL', 592],
  ['aeoPTY', 615],
  ['ABKRVXZ', 700],
  ['CDGHNOQUw&', 818],
  ['#+<=>~^−×→M', 863],
  ['mW%@—…', 1000],
];

/** Digits, and the letters that are as wide as they. */
const common = 636;

/** How wide a text is at most, in pixels. */
export function textWidth(text: string, size: number): number {
  const thousandths = Array.from(text).reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.includes(letter))?.[1] ?? common),
    0,
  );
  return (thousandths * size) / 1000;
}

/**
 * Breaks a text at each `\n` that its author wrote, and between words, into lines of at most
 * `width` pixels; a longer word has a line of its own.
 */
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
