import {Transaction} from '@mysten/sui/transactions';

/** What a borrower needs to know of an offer. */
export interface OfferIds {
  packageId: string;
  kioskId: string;
  consentId: string;
  itemType: string;
  itemId: string;
}

// #region hire
/** Hires the item; the lease goes to `borrower`. */
export function hire(
  offer: OfferIds,
  hours: number,
  mistPerHour: bigint,
  borrower: string,
): Transaction {
  const tx = new Transaction();
  const payment = tx.coin({balance: mistPerHour * BigInt(hours)});
  tx.moveCall({
    target: `${offer.packageId}::desk::hire`,
    typeArguments: [offer.itemType],
    arguments: [
      tx.object(offer.kioskId),
      tx.object(offer.consentId),
      tx.pure.id(offer.itemId),
      tx.pure.u64(hours),
      payment,
      tx.pure.address(borrower),
      tx.object.clock(),
    ],
  });
  return tx;
}
// #endregion hire

// #region use
/**
 * Takes the item, calls a function of its package with it, and brings it back, in one
 * transaction.
 */
export function useItem(offer: OfferIds, leaseId: string, target: string): Transaction {
  const tx = new Transaction();
  const [item, slip] = tx.moveCall({
    target: `${offer.packageId}::desk::check_out`,
    typeArguments: [offer.itemType],
    arguments: [tx.object(offer.kioskId), tx.object(leaseId), tx.object.clock()],
  });
  if (!item || !slip) throw new Error('check_out returns two values');
  tx.moveCall({target, arguments: [item]});
  tx.moveCall({
    target: `${offer.packageId}::desk::check_in`,
    typeArguments: [offer.itemType],
    arguments: [tx.object(offer.kioskId), item, slip],
  });
  return tx;
}
// #endregion use
