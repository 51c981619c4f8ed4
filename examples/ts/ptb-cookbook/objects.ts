import type {Transaction} from '@mysten/sui/transactions';
import {PACKAGE_ID} from './ids';
import {two, type Value} from './two';

// #region mint
/** Mints a currency of which the sender holds the TreasuryCap. */
export function mint(
  tx: Transaction,
  type: string,
  treasuryCapId: string,
  amount: bigint,
  to: string,
): void {
  const coin = tx.moveCall({
    target: '0x2::coin::mint',
    typeArguments: [type],
    arguments: [tx.object(treasuryCapId), tx.pure.u64(amount)],
  });
  tx.transferObjects([coin], to);
}
// #endregion mint

// #region receive
/** Takes an object out of another one that it was sent to. */
export function takeOut(
  tx: Transaction,
  type: string,
  lockerId: string,
  parcelId: string,
  to: string,
): void {
  const parcel = tx.moveCall({
    target: `${PACKAGE_ID}::locker::take_out`,
    typeArguments: [type],
    arguments: [tx.object(lockerId), tx.object(parcelId)],
  });
  tx.transferObjects([parcel], to);
}
// #endregion receive

// #region shared
/** Reads a till without making later transactions wait: the reference is immutable. */
export function readTill(
  tx: Transaction,
  tillId: string,
  initialSharedVersion: string,
): void {
  tx.moveCall({
    target: `${PACKAGE_ID}::till::available`,
    typeArguments: ['0x2::sui::SUI'],
    arguments: [
      tx.sharedObjectRef({objectId: tillId, initialSharedVersion, mutable: false}),
    ],
  });
}
// #endregion shared

// #region loan
/**
 * Borrows from a till, lets `trade` use the coin, and repays with the fee out of what
 * comes back.
 */
export function flashLoan(
  tx: Transaction,
  tillId: string,
  mist: bigint,
  trade: (loan: Value) => Value,
  to: string,
): void {
  const till = tx.object(tillId);
  const typeArguments = ['0x2::sui::SUI'];
  const lend = `${PACKAGE_ID}::till::lend`;
  const [loan, debt] = two(
    tx.moveCall({target: lend, typeArguments, arguments: [till, tx.pure.u64(mist)]}),
  );
  const owed = tx.moveCall({target: `${PACKAGE_ID}::till::owed`, arguments: [debt]});

  const proceeds = trade(loan);
  const [payment] = tx.splitCoins(proceeds, [owed]);
  tx.moveCall({
    target: `${PACKAGE_ID}::till::repay`,
    typeArguments,
    arguments: [till, payment, debt],
  });
  tx.transferObjects([proceeds], to);
}
// #endregion loan

// #region promise
/** Takes a tool by value, works with it, and keeps the promise to put it back. */
export function sharpen(
  tx: Transaction,
  benchId: string,
  name: string,
  by: bigint,
): void {
  const bench = tx.object(benchId);
  const [tool, promise] = two(
    tx.moveCall({
      target: `${PACKAGE_ID}::bench::take`,
      arguments: [bench, tx.pure.string(name)],
    }),
  );
  tx.moveCall({
    target: `${PACKAGE_ID}::bench::sharpen`,
    arguments: [tool, tx.pure.u64(by)],
  });
  tx.moveCall({
    target: `${PACKAGE_ID}::bench::put_back`,
    arguments: [bench, tool, promise],
  });
}
// #endregion promise

// #region kiosk
export interface Offer {
  type: string;
  kioskId: string;
  itemId: string;
  mist: bigint;
  /** TransferPolicy of the type; this one has no rules. */
  policyId: string;
}

/**
 * Buys a listed item at its exact price and confirms the request with the policy of its
 * type.
 */
export function buyFromKiosk(
  tx: Transaction,
  {type, kioskId, itemId, mist, policyId}: Offer,
  to: string,
): void {
  const typeArguments = [type];
  const purchase = [tx.object(kioskId), tx.pure.id(itemId), tx.coin({balance: mist})];
  const [item, request] = two(
    tx.moveCall({target: '0x2::kiosk::purchase', typeArguments, arguments: purchase}),
  );
  tx.moveCall({
    target: '0x2::transfer_policy::confirm_request',
    typeArguments,
    arguments: [tx.object(policyId), request],
  });
  tx.transferObjects([item], to);
}
// #endregion kiosk
