// #region state
/** Statistics of a pool on the gas prices of its orders, in MIST. */
export interface GasState {
  mean: number;
  variance: number;
}

/** Weight of a new price, distance that counts as too far, and the surcharge. */
export interface Settings {
  alpha: number;
  threshold: number;
  surcharge: number;
}
// #endregion state

// #region update
/** The statistics after an order. A pool does this once a millisecond at most. */
export function update(
  {mean, variance}: GasState,
  price: number,
  alpha: number,
): GasState {
  const squared = (price - mean) ** 2;
  return {
    mean: alpha * price + (1 - alpha) * mean,
    variance: variance === 0 ? squared : (1 - alpha) * variance + alpha * squared,
  };
}

/** Distance of a price from the mean, in standard deviations. */
export const zScore = ({mean, variance}: GasState, price: number) =>
  variance === 0 ? 0 : Math.abs(price - mean) / Math.sqrt(variance);

/** The taker rate of an order that pays this gas price. */
export function takerRate(
  rate: number,
  before: GasState,
  price: number,
  settings: Settings,
): number {
  const after = update(before, price, settings.alpha);
  const isHigh = price >= after.mean && zScore(after, price) > settings.threshold;
  return isHigh ? rate + settings.surcharge : rate;
}
// #endregion update
