import {
  mainnetCoins,
  mainnetMarginPools,
  mainnetPackageIds,
  mainnetPools,
  OrderType,
  SelfMatchingOptions,
} from '@mysten/deepbook-v3';
import type {DeepBookClient} from '@mysten/deepbook-v3';
import {Transaction} from '@mysten/sui/transactions';

// #region limit
/** Rests an order to sell SUI above the market, for a day. */
export async function offer(
  book: DeepBookClient,
  price: number,
  quantity: number,
): Promise<Transaction> {
  const tx = new Transaction();
  await book.getPriceInfoObjects(tx, ['SUI', 'USDC']);
  tx.add(book.poolProxy.updateCurrentPrice('SUI_USDC'));
  tx.add(
    book.poolProxy.placeLimitOrder({
      poolKey: 'SUI_USDC',
      marginManagerKey: 'LEVERAGED',
      clientOrderId: '3',
      price,
      quantity,
      isBid: false,
      orderType: OrderType.POST_ONLY,
      selfMatchingOption: SelfMatchingOptions.CANCEL_TAKER,
      expiration: Date.now() + 24 * 60 * 60 * 1_000,
      payWithDeep: false,
    }),
  );
  return tx;
}
// #endregion limit

// #region repay
/**
 * Sells SUI, repays with the proceeds, and looks at the ratio only then. The function
 * came with version 6, whose package ID the caller passes.
 */
export async function sellAndRepay(
  book: DeepBookClient,
  marginPackage: string,
  managerId: string,
  quantity: bigint,
): Promise<Transaction> {
  const {SUI, USDC} = mainnetCoins;
  const tx = new Transaction();
  const prices = await book.getPriceInfoObjects(tx, ['SUI', 'USDC']);
  const pool = mainnetPools.SUI_USDC;
  if (!SUI || !USDC || !pool || !prices.SUI || !prices.USDC)
    throw new Error('unknown key');
  tx.add(book.poolProxy.updateCurrentPrice('SUI_USDC'));
  tx.moveCall({
    target: `${marginPackage}::pool_proxy::place_reduce_only_market_order_and_repay_loan`,
    typeArguments: [SUI.type, USDC.type],
    arguments: [
      tx.object(mainnetPackageIds.MARGIN_REGISTRY_ID),
      tx.object(managerId),
      tx.object(pool.address),
      tx.object(mainnetMarginPools.SUI.address),
      tx.object(mainnetMarginPools.USDC.address),
      tx.object(prices.SUI),
      tx.object(prices.USDC),
      tx.pure.u64(4),
      tx.pure.u8(SelfMatchingOptions.CANCEL_MAKER),
      tx.pure.u64(quantity),
      tx.pure.bool(false),
      tx.pure.bool(false),
      tx.object.clock(),
    ],
  });
  return tx;
}
// #endregion repay

// #region stops
/** A stop loss at 3.00 and a take profit at 4.20, both for 80 SUI. */
export async function protect(book: DeepBookClient): Promise<Transaction> {
  const tx = new Transaction();
  await book.getPriceInfoObjects(tx, ['SUI', 'USDC']);
  tx.add(
    book.marginTPSL.addConditionalOrder({
      marginManagerKey: 'LEVERAGED',
      conditionalOrderId: '1',
      triggerBelowPrice: true,
      triggerPrice: 3,
      pendingOrder: {
        clientOrderId: '101',
        quantity: 80,
        isBid: false,
        payWithDeep: false,
      },
    }),
  );
  tx.add(
    book.marginTPSL.addConditionalOrder({
      marginManagerKey: 'LEVERAGED',
      conditionalOrderId: '2',
      triggerBelowPrice: false,
      triggerPrice: 4.2,
      pendingOrder: {
        clientOrderId: '102',
        price: 4.2,
        quantity: 80,
        isBid: false,
        payWithDeep: false,
      },
    }),
  );
  return tx;
}
// #endregion stops

// #region execute
/** Executes up to ten triggered orders of a manager. Anyone may send it. */
export async function executeTriggered(
  book: DeepBookClient,
  managerId: string,
): Promise<Transaction> {
  const tx = new Transaction();
  await book.getPriceInfoObjects(tx, ['SUI', 'USDC']);
  tx.add(book.poolProxy.updateCurrentPrice('SUI_USDC'));
  tx.add(book.marginTPSL.executeConditionalOrders(managerId, 'SUI_USDC', 10));
  return tx;
}

/** True where the oracle's price has passed the nearest trigger of a manager. */
export async function hasTriggered(book: DeepBookClient, managerKey: string) {
  const {currentPrice, lowestTriggerAbovePrice, highestTriggerBelowPrice} =
    await book.getMarginManagerState(managerKey);
  return (
    currentPrice > lowestTriggerAbovePrice || currentPrice < highestTriggerBelowPrice
  );
}
// #endregion execute
