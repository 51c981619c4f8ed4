// #region paths
/** Where a ball is after each row: 0 is the left end. The last number is its slot. */
export function positions(path: number, rows: number): number[] {
  const turns = Array.from({length: rows}, (_, row) => (path >> row) & 1);
  return turns.reduce<number[]>(
    (seen, right) => [...seen, (seen.at(-1) ?? 0) + right],
    [],
  );
}

export const slotOf = (path: number, rows: number): number =>
  positions(path, rows).at(-1) ?? 0;

/** One line for each slot: its multiplier, and a mark for each ball in it. */
export function histogram(
  paths: readonly number[],
  multipliers: readonly string[],
): string[] {
  const slots = paths.map((path) => slotOf(path, multipliers.length - 1));
  return multipliers.map((multiplier, slot) => {
    const balls = slots.filter((each) => each === slot).length;
    return `${(Number(multiplier) / 100).toFixed(2).padStart(6)} × ${'●'.repeat(balls)}`;
  });
}
// #endregion paths
