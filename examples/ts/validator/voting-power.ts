const total = 10_000n;
const cap = 1_000n;

// #region raw
/**
 * Power by stake alone, rounded down. The thresholds for joining and staying are compared
 * with this.
 */
export function rawPower(stake: bigint, totalStake: bigint): bigint {
  return (stake * total) / totalStake;
}

/**
 * Least stake with which a candidate reaches `power`, given the stake of the committee
 * without it.
 */
export function stakeToReach(power: bigint, committeeStake: bigint): bigint {
  const divisor = total - power;
  return (power * committeeStake + divisor - 1n) / divisor;
}
// #endregion raw

// #region final
const divideUp = (a: bigint, b: bigint) => (a + b - 1n) / b;
const least = (a: bigint, b: bigint) => (a < b ? a : b);

/** Voting power in consensus, for stakes in descending order. */
export function votingPower(stakes: readonly bigint[]): bigint[] {
  const totalStake = stakes.reduce((sum, stake) => sum + stake, 0n);
  const count = BigInt(stakes.length);
  const average = divideUp(total, count);
  const limit = least(total, average > cap ? average : cap);
  const powers = stakes.map((stake) => least(rawPower(stake, totalStake), limit));
  let rest = total - powers.reduce((sum, power) => sum + power, 0n);
  return powers.map((power, index) => {
    const share = divideUp(rest, count - BigInt(index));
    const target = least(limit, power + share);
    const extra = least(rest, target - power);
    rest -= extra;
    return power + extra;
  });
}
// #endregion final

// #region use
const sui = (amount: bigint) => amount * 1_000_000_000n;
const committeeStake = sui(7_500_000_000n);
for (const power of [3n, 2n, 1n])
  console.log(`power ${power}:`, stakeToReach(power, committeeStake), 'MIST');
console.log(
  'raw power of 2,250,000 SUI:',
  rawPower(sui(2_250_000n), committeeStake + sui(2_250_000n)),
);

const stakes = [1_500n, 900n, ...Array.from({length: 51}, () => 100n)].map((millions) =>
  sui(millions * 1_000_000n),
);
const [first, second, third] = votingPower(stakes);
console.log('final powers:', first, second, third, '…', votingPower(stakes).at(-1));
// #endregion use
