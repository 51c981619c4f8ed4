// #region table
/** How many of the 2^rows paths lead to each slot. */
function pathsToSlots(rows: number): number[] {
  return Array.from({length: rows}).reduce<number[]>(
    (row) => [1, ...row.map((paths, slot) => paths + (row[slot + 1] ?? 0))],
    [1],
  );
}

const multipliers = [900, 300, 130, 70, 50, 70, 130, 300, 900];
const ways = pathsToSlots(multipliers.length - 1);
const all = ways.reduce((sum, paths) => sum + paths, 0);

let expected = 0;
multipliers.forEach((multiplier, slot) => {
  const chance = (ways[slot] ?? 0) / all;
  expected += chance * multiplier;
  const percent = (chance * 100).toFixed(2).padStart(5);
  console.log(`slot ${slot}: ${percent} %  pays ${(multiplier / 100).toFixed(2)}`);
});
console.log(`expected return: ${expected.toFixed(2)} %`);
// #endregion table
