import {Transaction} from '@mysten/sui/transactions';

export interface Sale {
  itemType: string;
  itemId: string;
  /** The kiosk of the seller. */
  shopId: string;
  /** Its price, to the MIST. */
  mist: bigint;
  policyId: string;
  rulesPackage: string;
}

/**
 * Buys an item under both rules and locks it in the buyer's kiosk. The royalty may be
 * `mostRoyalty` at most.
 */
export function buy(
  sale: Sale,
  home: {kioskId: string; capId: string},
  mostRoyalty: bigint,
  buyer: string,
): Transaction {
  const {itemType, rulesPackage} = sale;
  const tx = new Transaction();
  const typeArguments = [itemType];
  const policy = tx.object(sale.policyId);
  const kiosk = tx.object(home.kioskId);

  const [item, request] = tx.moveCall({
    target: '0x2::kiosk::purchase',
    typeArguments,
    arguments: [
      tx.object(sale.shopId),
      tx.pure.id(sale.itemId),
      tx.coin({balance: sale.mist}),
    ],
  });
  if (!item || !request) throw new Error('kiosk::purchase returns two values');

  const due = tx.moveCall({
    target: `${rulesPackage}::royalty::due`,
    typeArguments,
    arguments: [policy, tx.pure.u64(sale.mist)],
  });
  const purse = tx.coin({balance: mostRoyalty});
  const [royalty] = tx.splitCoins(purse, [due]);
  tx.moveCall({
    target: `${rulesPackage}::royalty::pay`,
    typeArguments,
    arguments: [policy, request, royalty],
  });

  tx.moveCall({
    target: '0x2::kiosk::lock',
    typeArguments,
    arguments: [kiosk, tx.object(home.capId), policy, item],
  });
  tx.moveCall({
    target: `${rulesPackage}::stay_locked::prove`,
    typeArguments,
    arguments: [request, kiosk],
  });
  tx.moveCall({
    target: '0x2::transfer_policy::confirm_request',
    typeArguments,
    arguments: [policy, request],
  });
  tx.transferObjects([purse], buyer);
  return tx;
}
