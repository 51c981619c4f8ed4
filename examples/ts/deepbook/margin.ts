import type {DeepBookClient} from '@mysten/deepbook-v3';
import {Transaction} from '@mysten/sui/transactions';

// #region long
/**
 * With 100 USDC of its own, a margin manager borrows 200 more and buys SUI. `LEVERAGED`
 * is its key in the configuration.
 */
export async function openLong(book: DeepBookClient): Promise<Transaction> {
  const tx = new Transaction();
  await book.getPriceInfoObjects(tx, ['SUI', 'USDC']);
  tx.add(book.poolProxy.updateCurrentPrice('SUI_USDC'));
  tx.add(book.marginManager.depositQuote({managerKey: 'LEVERAGED', amount: 100}));
  tx.add(book.marginManager.borrowQuote('LEVERAGED', 200));
  tx.add(
    book.poolProxy.placeMarketOrder({
      poolKey: 'SUI_USDC',
      marginManagerKey: 'LEVERAGED',
      clientOrderId: '1',
      quantity: 80,
      isBid: true,
      payWithDeep: false,
    }),
  );
  return tx;
}
// #endregion long

// #region state
/** How far a position is from being liquidated. */
export async function health(book: DeepBookClient, managerId: string, pool: string) {
  const states = await book.getMarginManagerStates({[managerId]: pool});
  const [state] = Object.values(states);
  const limit = await book.getLiquidationRiskRatio(pool);
  return {
    riskRatio: state?.riskRatio,
    limit,
    safe: state !== undefined && state.riskRatio >= limit,
  };
}
// #endregion state
