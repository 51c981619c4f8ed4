const part = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/;

/**
 * What is wrong with numbers of lines such as `1,3-5`.
 *
 * @param lines how many lines there are
 * @returns a sentence and what to do, or undefined where each number is that of a line
 */
export function lineRangeProblem(range: string, lines: number): string | undefined {
  for (const piece of range.split(',')) {
    const [, from, to = from] = part.exec(piece) ?? [];
    if (from === undefined || to === undefined) return `"${piece.trim()}" is no line and no range of lines. Write numbers such as 1,3-5.`;
    if (Number(from) < 1) return `there is no line ${from}. Count lines from 1.`;
    if (Number(to) < Number(from)) return `the range ${from}-${to} ends before it begins. Write ${to}-${from}.`;
    if (Number(to) > lines) return `there is no line ${to}: the sample has ${lines}. Correct the number.`;
  }
  return undefined;
}
