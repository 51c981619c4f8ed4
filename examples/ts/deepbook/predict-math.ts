// #region size
/** Positions come in lots of a hundredth of a contract; each contract pays 1 USDC. */
const lots = 100;

/** The smallest position at a price, where its premium has to be `least` USDC. */
export const smallestPosition = (price: number, least = 1) =>
  Math.ceil((least / price) * lots) / lots;
// #endregion size

// #region timing
/** What the order desk says about time, in milliseconds. */
export interface Policy {
  /** From the placement to the price. */
  delay: number;
  /** Distance between two prices of the oracle's channel. */
  tick: number;
  /** From the price to the deadline. */
  timeout: number;
  /** Time before the expiry in which nothing trades. */
  noTrade: number;
}

/** When an order is priced and refunded at the latest, and whether it is accepted. */
export function timing(placedAt: number, expiry: number, policy: Policy) {
  const {delay, tick, timeout, noTrade} = policy;
  const pricedAt = Math.floor((placedAt + delay) / tick) * tick;
  const cutoff = expiry - Math.max(noTrade, timeout + 5_000);
  return {
    pricedAt,
    deadline: Math.min(pricedAt + timeout, expiry),
    accepted: pricedAt < cutoff,
  };
}
// #endregion timing
