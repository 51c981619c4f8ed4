import type {DeepBookClient} from '@mysten/deepbook-v3';
import {Transaction} from '@mysten/sui/transactions';

// #region sheet
/** What a trader should know of a pool before the first order. */
export async function poolSheet(book: DeepBookClient, pool: string) {
  const [{tickSize, lotSize, minSize}, {takerFee, makerFee, stakeRequired}, free, mid] =
    await Promise.all([
      book.poolBookParams(pool),
      book.poolTradeParams(pool),
      book.whitelisted(pool),
      book.midPrice(pool),
    ]);
  return {
    priceStep: tickSize,
    quantityStep: lotSize,
    leastQuantity: minSize,
    takerPercent: takerFee * 100,
    makerPercent: makerFee * 100,
    stakeForDiscount: stakeRequired,
    noFees: free,
    mid,
  };
}
// #endregion sheet

// #region depth
/** Bids and asks of the ten best prices of each side, best first. */
export async function depth(book: DeepBookClient, pool: string) {
  const {bid_prices, bid_quantities, ask_prices, ask_quantities} =
    await book.getLevel2TicksFromMid(pool, 10);
  const rows = (prices: number[], quantities: number[]) =>
    prices.map((price, index) => ({price, quantity: quantities[index] ?? 0}));
  return {bids: rows(bid_prices, bid_quantities), asks: rows(ask_prices, ask_quantities)};
}
// #endregion depth

// #region create
/**
 * Opens a pool in which HARBOR (6 decimals) is quoted in USDC. The signer pays the fee in
 * DEEP.
 */
export function createPool(book: DeepBookClient): Transaction {
  const tx = new Transaction();
  tx.add(
    book.deepBook.createPermissionlessPool({
      baseCoinKey: 'HARBOR',
      quoteCoinKey: 'USDC',
      tickSize: 0.0001, // prices in steps of 0.0001 USDC
      lotSize: 0.1, // quantities in steps of 0.1 HARBOR
      minSize: 1, // no order below 1 HARBOR
    }),
  );
  return tx;
}
// #endregion create

// #region deep-price
/**
 * Tells a pool what DEEP is worth, so that its fees can be paid in DEEP. Anybody may call
 * it.
 */
export function updateDeepPrice(book: DeepBookClient): Transaction {
  const tx = new Transaction();
  tx.add(book.deepBook.addDeepPricePoint('SUI_USDC', 'DEEP_USDC'));
  return tx;
}
// #endregion deep-price
