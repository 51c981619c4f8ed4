import {Transaction} from '@mysten/sui/transactions';

export interface Gift {
  itemType: string;
  itemId: string;
  shopId: string;
  mist: bigint;
  policyId: string;
  /** A policy with the rule stay_locked is of this package. */
  rulesPackage: string;
}

/** Buys an item and locks it in the kiosk of a friend, who need not sign. */
export function sendGift(
  gift: Gift,
  shelfPackage: string,
  friendKioskId: string,
  note: string,
): Transaction {
  const tx = new Transaction();
  const typeArguments = [gift.itemType];
  const policy = tx.object(gift.policyId);
  const friend = tx.object(friendKioskId);

  const [item, request] = tx.moveCall({
    target: '0x2::kiosk::purchase',
    typeArguments,
    arguments: [
      tx.object(gift.shopId),
      tx.pure.id(gift.itemId),
      tx.coin({balance: gift.mist}),
    ],
  });
  if (!item || !request) throw new Error('kiosk::purchase returns two values');

  tx.moveCall({
    target: `${shelfPackage}::shelf::give_locked`,
    typeArguments,
    arguments: [friend, policy, item, tx.pure.string(note), tx.object.clock()],
  });
  tx.moveCall({
    target: `${gift.rulesPackage}::stay_locked::prove`,
    typeArguments,
    arguments: [request, friend],
  });
  tx.moveCall({
    target: '0x2::transfer_policy::confirm_request',
    typeArguments,
    arguments: [policy, request],
  });
  return tx;
}
