import {Transaction, type TransactionObjectArgument} from '@mysten/sui/transactions';

// #region constants
/** From `published-at` under [published.testnet] in Published.toml. */
export const PACKAGE_ID =
  '0x5d17a90c3e8b42f6c7d0e135892fab6470c4de81b39f2057ae6c01db94e8f362';
// #endregion constants

// #region transactions
/** Puts an object into a case and keeps the case. */
export function seal(item: string, itemType: string, owner: string): Transaction {
  const tx = new Transaction();
  const sealed = tx.moveCall({
    target: `${PACKAGE_ID}::case::seal`,
    typeArguments: [itemType],
    arguments: [tx.object(item)],
  });
  tx.transferObjects([sealed], owner);
  return tx;
}

/** Offers an object for the case `wanted`. Nobody has to be asked. */
export function make(
  item: string,
  itemType: string,
  wanted: string,
  expiresAtMs: number,
): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${PACKAGE_ID}::offer::make`,
    typeArguments: [itemType],
    arguments: [tx.object(item), tx.pure.id(wanted), tx.pure.u64(expiresAtMs)],
  });
  return tx;
}

export interface Take {
  offer: string;
  itemType: string;
  sealed: string;
  sealedType: string;
}

/** Swaps: the case's content goes to the maker, the offered object to `taker`. */
export function take(
  {offer, itemType, sealed, sealedType}: Take,
  taker: string,
): Transaction {
  const tx = new Transaction();
  const item: TransactionObjectArgument = tx.moveCall({
    target: `${PACKAGE_ID}::offer::take`,
    typeArguments: [itemType, sealedType],
    arguments: [tx.object(offer), tx.object(sealed), tx.object.clock()],
  });
  tx.transferObjects([item], taker);
  return tx;
}

export function withdraw(offer: string, itemType: string, maker: string): Transaction {
  const tx = new Transaction();
  const item = tx.moveCall({
    target: `${PACKAGE_ID}::offer::withdraw`,
    typeArguments: [itemType],
    arguments: [tx.object(offer)],
  });
  tx.transferObjects([item], maker);
  return tx;
}
// #endregion transactions
