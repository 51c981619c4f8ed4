import {OrderType, SelfMatchingOptions, type DeepBookClient} from '@mysten/deepbook-v3';
import {Transaction} from '@mysten/sui/transactions';

// #region limit
/** Bids 40 SUI at 3.25 USDC, rests on the book only, and goes after ten minutes. */
export function bid(book: DeepBookClient): Transaction {
  const tx = new Transaction();
  tx.add(
    book.deepBook.placeLimitOrder({
      poolKey: 'SUI_USDC',
      balanceManagerKey: 'MAIN',
      clientOrderId: '41',
      price: 3.25,
      quantity: 40,
      isBid: true,
      expiration: Date.now() + 10 * 60_000,
      orderType: OrderType.POST_ONLY,
      selfMatchingOption: SelfMatchingOptions.CANCEL_MAKER,
    }),
  );
  return tx;
}
// #endregion limit

// #region market
/** Sells 40 SUI at what the book pays, fees out of the SUI. */
export function sell(book: DeepBookClient): Transaction {
  const tx = new Transaction();
  tx.add(
    book.deepBook.placeMarketOrder({
      poolKey: 'SUI_USDC',
      balanceManagerKey: 'MAIN',
      clientOrderId: '42',
      quantity: 40,
      isBid: false,
      payWithDeep: false,
    }),
  );
  return tx;
}
// #endregion market

// #region requote
/**
 * Replaces all quotes at once: what was there is gone and the new ones are there, or
 * nothing has changed.
 */
export function requote(
  book: DeepBookClient,
  mid: number,
  tickSize: number,
  steps: readonly number[],
): Transaction {
  const quote = {
    poolKey: 'SUI_USDC',
    balanceManagerKey: 'MAIN',
    quantity: 25,
    orderType: OrderType.POST_ONLY,
  } as const;
  const onTick = (price: number) => Math.round(price / tickSize) * tickSize;
  const tx = new Transaction();
  tx.add(book.deepBook.cancelAllOrders('SUI_USDC', 'MAIN'));
  steps.forEach((step, index) => {
    tx.add(
      book.deepBook.placeLimitOrder({
        ...quote,
        clientOrderId: `${2 * index}`,
        price: onTick(mid - step),
        isBid: true,
      }),
    );
    tx.add(
      book.deepBook.placeLimitOrder({
        ...quote,
        clientOrderId: `${2 * index + 1}`,
        price: onTick(mid + step),
        isBid: false,
      }),
    );
  });
  return tx;
}
// #endregion requote

// #region open
/** Open orders in human numbers, and what they lock. */
export async function openOrders(book: DeepBookClient) {
  const ids = await book.accountOpenOrders('SUI_USDC', 'MAIN');
  const orders = await Promise.all(
    ids.map((id) => book.getOrderNormalized('SUI_USDC', id)),
  );
  const locked = await book.lockedBalance('SUI_USDC', 'MAIN');
  return {
    locked,
    orders: orders.flatMap((order) =>
      order === null
        ? []
        : [
            {
              id: order.order_id,
              side: order.isBid ? 'bid' : 'ask',
              price: order.normalized_price,
              quantity: order.quantity,
              filled: order.filled_quantity,
            },
          ],
    ),
  };
}
// #endregion open

// #region check
/** Asks the chain whether an order would be accepted and paid for. */
export async function affordable(
  book: DeepBookClient,
  price: number,
  quantity: number,
): Promise<boolean> {
  const expireTimestamp = Date.now() + 10 * 60_000;
  const order = {
    poolKey: 'SUI_USDC',
    balanceManagerKey: 'MAIN',
    price,
    quantity,
    isBid: true,
    payWithDeep: true,
    expireTimestamp,
  };
  return book.canPlaceLimitOrder(order);
}
// #endregion check
