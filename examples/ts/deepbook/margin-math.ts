// #region ratio
/** Coins that a margin manager has and owes; one of the two debts is zero. */
export interface Position {
  base: number;
  quote: number;
  baseDebt: number;
  quoteDebt: number;
}

/** Assets over debt at a price, both counted in the coin of the debt. */
export function riskRatio({base, quote, baseDebt, quoteDebt}: Position, price: number) {
  if (baseDebt > 0) return (base + quote / price) / baseDebt;
  return quoteDebt > 0 ? (base * price + quote) / quoteDebt : 1_000;
}

/** The price at which the ratio of a position becomes `limit`. */
export function priceAt({base, quote, baseDebt, quoteDebt}: Position, limit: number) {
  return baseDebt > 0
    ? quote / (limit * baseDebt - base)
    : (limit * quoteDebt - quote) / base;
}

/** The largest loan on `own` coins, where the ratio has to be `limit` after it. */
export const largestLoan = (own: number, limit: number) => own / (limit - 1);
// #endregion ratio

// #region liquidation
/** Settings of a pool: fractions of what is repaid, and the ratio to restore. */
export interface Terms {
  target: number;
  userReward: number;
  poolReward: number;
}

/** What a liquidation with enough coins does. All amounts are in the coin of the debt. */
export function liquidation(assets: number, debt: number, terms: Terms) {
  const {target, userReward, poolReward} = terms;
  const withRewards = 1 + userReward + poolReward;
  const wanted = Math.min((target * debt - assets) / (target - withRewards), debt);
  const seized = Math.min(wanted * withRewards, assets);
  const repaid = seized / withRewards;
  const paid = repaid * (1 + poolReward);
  const clears = assets <= wanted * withRewards;
  const cleared = clears ? debt : repaid;
  return {
    paid,
    seized,
    profit: seized - paid,
    cleared,
    poolReward: Math.max(paid - cleared, 0),
    poolDefault: Math.max(cleared - paid, 0),
  };
}
// #endregion liquidation

// #region interest
/** The curve of a margin pool; all four numbers are fractions. */
export interface Curve {
  baseRate: number;
  baseSlope: number;
  optimal: number;
  excessSlope: number;
}

/** What borrowers pay a year when this share of the pool is lent out. */
export function borrowRate(share: number, curve: Curve) {
  const {baseRate, baseSlope, optimal, excessSlope} = curve;
  const excess = Math.max(share - optimal, 0);
  return baseRate + Math.min(share, optimal) * baseSlope + excess * excessSlope;
}

/** What lenders earn a year: the loans' interest, less the spread, over all coins. */
export const supplyRate = (share: number, curve: Curve, spread: number) =>
  borrowRate(share, curve) * share * (1 - spread);
// #endregion interest
