import {coinWithBalance, Transaction} from '@mysten/sui/transactions';

// #region constants
/** From `published-at` under [published.testnet] in Published.toml. */
export const PACKAGE_ID =
  '0x81c2f06ad39e5b74c1860f2dab95e3471d0cc8fe2a7439b65e108dfa72b3c946';
/** The shared Board that the publish transaction created. */
export const BOARD_ID =
  '0x2f40b7d19ac863e5074bd1fe9235c8a60e91d47fb3825ca6170de94c38ab5f21';
// #endregion constants

// #region purchase
/** Pays the price in MIST; the package sends the receipt to the sender. */
export function buy(venue: string, price: bigint): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${PACKAGE_ID}::venue::buy`,
    arguments: [tx.object(venue), coinWithBalance({balance: price}), tx.object.clock()],
  });
  return tx;
}
// #endregion purchase

// #region review
export interface NewReview {
  venue: string;
  receipt: string;
  stars: 1 | 2 | 3 | 4 | 5;
  text: string;
}

export function write({venue, receipt, stars, text}: NewReview): Transaction {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes === 0 || bytes > 2_000)
    throw new RangeError(`A text has 1 to 2,000 bytes, not ${bytes}`);
  const tx = new Transaction();
  tx.moveCall({
    target: `${PACKAGE_ID}::review::write`,
    arguments: [
      tx.object(venue),
      tx.object(receipt),
      tx.pure.u8(stars),
      tx.pure.string(text),
      tx.object.clock(),
    ],
  });
  return tx;
}

export function vote(review: string, receipt: string, useful: boolean): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${PACKAGE_ID}::review::vote`,
    arguments: [tx.object(review), tx.object(receipt), tx.pure.bool(useful)],
  });
  return tx;
}

/** Hides or restores a review; the sender owns `badge`. */
export function moderate(
  action: 'hide' | 'restore',
  review: string,
  venue: string,
  badge: string,
  reason: string,
): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${PACKAGE_ID}::review::${action}`,
    arguments: [
      tx.object(review),
      tx.object(venue),
      tx.object(BOARD_ID),
      tx.object(badge),
      tx.pure.string(reason),
    ],
  });
  return tx;
}
// #endregion review
