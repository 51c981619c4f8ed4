import type {SuiClientTypes} from '@mysten/sui/client';
import type {Signer} from '@mysten/sui/cryptography';
import {SuiGrpcClient} from '@mysten/sui/grpc';
import {SerialTransactionExecutor, Transaction} from '@mysten/sui/transactions';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});
const PACKAGE_ID = '0x2f8d61c07b94ea35d1c6084fb97a25e3f01d8c6ab3975e42c80fd6917ab3e254';

// #region serial
/**
 * Settles sales one after the other. All of them write the clerk's till, which is an
 * address-owned object.
 */
export async function settleAll(
  signer: Signer,
  till: string,
  itemType: string,
  sales: readonly {consignment: string; bid: string}[],
) {
  const executor = new SerialTransactionExecutor({
    client,
    signer,
    gasMode: 'addressBalance',
  });
  const results = sales.map(({consignment, bid}) => {
    const tx = new Transaction();
    tx.moveCall({
      target: `${PACKAGE_ID}::consignment::settle`,
      typeArguments: [itemType],
      arguments: [tx.object(consignment), tx.object(bid), tx.object(till)],
    });
    return executor.executeTransaction(tx);
  });
  return Promise.allSettled(results);
}
// #endregion serial

// #region outcome
/** The three ways in which one of these transactions can end. */
export function outcome(
  result: PromiseSettledResult<SuiClientTypes.TransactionResult<{effects: true}>>,
): string {
  if (result.status === 'rejected')
    return `unknown, or never executed: ${String(result.reason)}`;
  if (result.value.$kind === 'FailedTransaction') {
    const {error} = result.value.FailedTransaction.status;
    return `executed and aborted: ${error?.message}`;
  }
  return `done: ${result.value.Transaction.digest}`;
}
// #endregion outcome
