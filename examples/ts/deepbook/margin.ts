import type {DeepBookClient} from '@mysten/deepbook-v3';
import {Transaction} from '@mysten/sui/transactions';

// #region create
/** Makes a margin manager, puts 100 USDC into it, and shares it, all at once. */
export async function create(book: DeepBookClient): Promise<Transaction> {
  const pool = 'SUI_USDC';
  const tx = new Transaction();
  await book.getPriceInfoObjects(tx, ['SUI', 'USDC']);
  const {manager, initializer} =
    book.marginManager.newMarginManagerWithInitializer(pool)(tx);
  tx.add(
    book.marginManager.depositDuringInitialization({
      manager,
      poolKey: pool,
      coinType: 'USDC',
      amount: 100,
    }),
  );
  tx.add(book.marginManager.shareMarginManager(pool, manager, initializer));
  return tx;
}
// #endregion create

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

// #region close
/** Sells the SUI and repays the loan. What is left stays in the manager. */
export async function closeLong(
  book: DeepBookClient,
  quantity: number,
): Promise<Transaction> {
  const tx = new Transaction();
  await book.getPriceInfoObjects(tx, ['SUI', 'USDC']);
  tx.add(book.poolProxy.updateCurrentPrice('SUI_USDC'));
  tx.add(book.poolProxy.cancelAllOrders('LEVERAGED'));
  tx.add(
    book.poolProxy.placeMarketOrder({
      poolKey: 'SUI_USDC',
      marginManagerKey: 'LEVERAGED',
      clientOrderId: '2',
      quantity,
      isBid: false,
      payWithDeep: false,
    }),
  );
  tx.add(book.marginManager.repayQuote('LEVERAGED'));
  return tx;
}
// #endregion close

// #region withdraw
/** Takes USDC out. While there is a loan, the withdrawal limit has to hold afterwards. */
export async function takeOut(
  book: DeepBookClient,
  amount: number,
  to: string,
): Promise<Transaction> {
  const tx = new Transaction();
  await book.getPriceInfoObjects(tx, ['SUI', 'USDC']);
  const coin = tx.add(book.marginManager.withdrawQuote('LEVERAGED', amount));
  tx.transferObjects([coin], to);
  return tx;
}
// #endregion withdraw

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
