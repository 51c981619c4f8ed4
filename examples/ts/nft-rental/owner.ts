import {Transaction} from '@mysten/sui/transactions';

// #region ids
/** Objects of the owner's side. */
export interface OwnerIds {
  packageId: string;
  ballastId: string;
  kioskId: string;
  /** The capability of the kiosk. */
  capId: string;
}
// #endregion ids

// #region offer
export interface Offer {
  itemType: string;
  itemId: string;
  /** The consent of the creators of that type. */
  consentId: string;
  mistPerHour: bigint;
  maxHours: number;
  byValue: boolean;
}

/** Sets up the desk and puts one item on it. */
export function openDesk(
  {packageId, ballastId, kioskId, capId}: OwnerIds,
  offer: Offer,
): Transaction {
  const tx = new Transaction();
  const kiosk = tx.object(kioskId);
  const cap = tx.object(capId);
  tx.moveCall({
    target: `${packageId}::desk::install`,
    arguments: [kiosk, cap, tx.object(ballastId)],
  });
  tx.moveCall({
    target: `${packageId}::desk::offer`,
    typeArguments: [offer.itemType],
    arguments: [
      kiosk,
      cap,
      tx.object(offer.consentId),
      tx.pure.id(offer.itemId),
      tx.pure.u64(offer.mistPerHour),
      tx.pure.u64(offer.maxHours),
      tx.pure.bool(offer.byValue),
    ],
  });
  return tx;
}
// #endregion offer
