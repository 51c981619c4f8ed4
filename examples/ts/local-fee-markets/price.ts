// #region price
/**
 * Gas price of the n-th attempt, counted from 0, in MIST per unit: the reference price,
 * then 2, 4, 8 … times as much.
 */
export function priceOf(attempt: number, reference: bigint, ceiling: bigint): bigint {
  const price = reference * 2n ** BigInt(attempt);
  return price < ceiling ? price : ceiling;
}

/**
 * The most that an attempt can cost: computation at this price, and the storage of what
 * it writes.
 */
export function budgetOf(
  price: bigint,
  computationUnits: bigint,
  storage: bigint,
): bigint {
  return price * computationUnits + storage;
}
// #endregion price
