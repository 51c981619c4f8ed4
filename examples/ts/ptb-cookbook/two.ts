import type {TransactionResult} from '@mysten/sui/transactions';

/** One value of a command's result. */
export type Value = TransactionResult[number];

/** The values of a command that returns two, typed for `noUncheckedIndexedAccess`. */
export const two = ([first, second]: TransactionResult) =>
  [first, second] as [Value, Value];
