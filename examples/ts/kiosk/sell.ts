import {Transaction} from '@mysten/sui/transactions';

// #region open
/**
 * Opens a kiosk with one item for sale. Everybody can buy from the kiosk; `owner` gets
 * its capability.
 */
export function openKiosk(
  itemType: string,
  itemId: string,
  mist: bigint,
  owner: string,
): Transaction {
  const tx = new Transaction();
  const [kiosk, cap] = tx.moveCall({target: '0x2::kiosk::new'});
  if (!kiosk || !cap) throw new Error('kiosk::new returns two values');
  tx.moveCall({
    target: '0x2::kiosk::place_and_list',
    typeArguments: [itemType],
    arguments: [kiosk, cap, tx.object(itemId), tx.pure.u64(mist)],
  });
  tx.moveCall({
    target: '0x2::transfer::public_share_object',
    typeArguments: ['0x2::kiosk::Kiosk'],
    arguments: [kiosk],
  });
  tx.transferObjects([cap], owner);
  return tx;
}
// #endregion open

export interface OwnKiosk {
  kioskId: string;
  capId: string;
}

// #region reprice
/** Changes the price of an item. A second `list` alone would abort. */
export function changePrice(
  {kioskId, capId}: OwnKiosk,
  itemType: string,
  itemId: string,
  mist: bigint,
): Transaction {
  const tx = new Transaction();
  const typeArguments = [itemType];
  const kiosk = tx.object(kioskId);
  const cap = tx.object(capId);
  const id = tx.pure.id(itemId);
  tx.moveCall({target: '0x2::kiosk::delist', typeArguments, arguments: [kiosk, cap, id]});
  tx.moveCall({
    target: '0x2::kiosk::list',
    typeArguments,
    arguments: [kiosk, cap, id, tx.pure.u64(mist)],
  });
  return tx;
}
// #endregion reprice

// #region withdraw
/** Takes all earnings out. An amount in place of `null` takes that much. */
export function withdrawAll({kioskId, capId}: OwnKiosk, owner: string): Transaction {
  const tx = new Transaction();
  const earnings = tx.moveCall({
    target: '0x2::kiosk::withdraw',
    arguments: [tx.object(kioskId), tx.object(capId), tx.pure.option('u64', null)],
  });
  tx.transferObjects([earnings], owner);
  return tx;
}
// #endregion withdraw
