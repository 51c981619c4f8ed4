import {Transaction} from '@mysten/sui/transactions';
import {PACKAGE} from './deployment';

export interface Order {
  /** Number of the order, new for each: 1 to 36 characters. */
  nonce: string;
  /** In the smallest unit of the coin. */
  amount: bigint;
  coinType: string;
  receiver: string;
}

// #region registry
/** Pays an order through a registry. A second payment of the same order aborts. */
export function payOnce(order: Order, registryId: string): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${PACKAGE}::payment_kit::process_registry_payment`,
    typeArguments: [order.coinType],
    arguments: [
      tx.object(registryId),
      tx.pure.string(order.nonce),
      tx.pure.u64(order.amount),
      tx.coin({type: order.coinType, balance: order.amount}),
      tx.pure.option('address', order.receiver),
      tx.object.clock(),
    ],
  });
  return tx;
}
// #endregion registry

// #region ephemeral
/** Pays without a record. Nothing stops a second payment. */
export function pay(order: Order): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${PACKAGE}::payment_kit::process_ephemeral_payment`,
    typeArguments: [order.coinType],
    arguments: [
      tx.pure.string(order.nonce),
      tx.pure.u64(order.amount),
      tx.coin({type: order.coinType, balance: order.amount}),
      tx.pure.address(order.receiver),
      tx.object.clock(),
    ],
  });
  return tx;
}
// #endregion ephemeral
