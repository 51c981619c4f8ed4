import type {Transaction, TransactionObjectArgument} from '@mysten/sui/transactions';
import {PACKAGE_ID} from './ids';

// #region generic
/** Calls a generic function: type arguments stand in the order of the type parameters. */
export function burnEmptyCoin(tx: Transaction, type: string): void {
  const typeArguments = [type];
  const empty = tx.moveCall({target: '0x2::coin::zero', typeArguments});
  tx.moveCall({target: '0x2::coin::destroy_zero', typeArguments, arguments: [empty]});
}
// #endregion generic

// #region vectors
/**
 * Packs a crate: a vector of objects is made by a command, a vector of plain values is an
 * input.
 */
export function packCrate(
  tx: Transaction,
  grams: readonly number[],
  stops: readonly string[],
  owner: string,
): void {
  const type = `${PACKAGE_ID}::crates::Part`;
  const parts = grams.map((weight) =>
    tx.moveCall({target: `${PACKAGE_ID}::crates::cut`, arguments: [tx.pure.u64(weight)]}),
  );
  const crate = tx.moveCall({
    target: `${PACKAGE_ID}::crates::pack`,
    arguments: [
      tx.makeMoveVec({type, elements: parts}),
      tx.object.option({type, value: null}),
      tx.pure.option('string', 'fragile'),
      tx.pure.vector('address', [...stops]),
    ],
  });
  tx.transferObjects([crate], owner);
}
// #endregion vectors

// #region options
/** Fills both options of `pack`: an object goes into one, a string into the other. */
export function packWithSpare(
  tx: Transaction,
  partIds: readonly string[],
  spareId: string,
  owner: string,
): void {
  const type = `${PACKAGE_ID}::crates::Part`;
  const crate = tx.moveCall({
    target: `${PACKAGE_ID}::crates::pack`,
    arguments: [
      tx.makeMoveVec({type, elements: [...partIds]}),
      tx.object.option({type, value: spareId}),
      tx.pure.option('string', 'with spare'),
      tx.pure.vector('address', []),
    ],
  });
  tx.transferObjects([crate], owner);
}
// #endregion options

// #region computed
/**
 * Splits off an amount that is known only onchain: a result stands where a number would.
 */
export function payQuote(
  tx: Transaction,
  tillId: string,
  loan: bigint,
  to: string,
): void {
  const quote = tx.moveCall({
    target: `${PACKAGE_ID}::till::quote`,
    typeArguments: ['0x2::sui::SUI'],
    arguments: [tx.object(tillId), tx.pure.u64(loan)],
  });
  tx.transferObjects([tx.splitCoins(tx.gas, [quote])], to);
}
// #endregion computed

// #region reuse
/** A part of a transaction as a function that other code can add. */
export const makePart = (grams: number) => (tx: Transaction) =>
  tx.moveCall({target: `${PACKAGE_ID}::crates::cut`, arguments: [tx.pure.u64(grams)]});

export function sendParts(tx: Transaction, to: string): void {
  tx.transferObjects([makePart(120), makePart(80)], to);
}
// #endregion reuse

// #region system
/** The clock is a shared object with a fixed ID; TxContext is never passed. */
export function readClock(tx: Transaction): TransactionObjectArgument {
  return tx.moveCall({
    target: '0x2::clock::timestamp_ms',
    arguments: [tx.object.clock()],
  });
}
// #endregion system
