/** More digits after the point than a figure has: a small one must not become 0. */
const mostDigits = 12;

/** A figure as pages show it: a number with commas between its thousands, a text as it is. */
export const figureText = (figure: string | number): string =>
  typeof figure === 'number' ? figure.toLocaleString('en-US', {maximumFractionDigits: mostDigits}) : figure;
