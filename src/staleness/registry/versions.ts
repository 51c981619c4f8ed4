const numbers = (version: string): number[] => version.split(/[.+-]/, 3).map(Number);

/** Which of two releases comes first, by their three numbers: below zero for the first, as a sort wants it. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [numbers(one), numbers(other)];
  return left.map((number, index) => number - (right[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
