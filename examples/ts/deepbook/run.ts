import type {ClientWithCoreApi} from '@mysten/sui/client';
import type {Signer} from '@mysten/sui/cryptography';
import type {Transaction} from '@mysten/sui/transactions';

// #region run
/**
 * Signs, executes and waits. A Move abort is a result here, not an exception, so it
 * becomes one.
 */
export async function run(
  client: ClientWithCoreApi,
  signer: Signer,
  transaction: Transaction,
) {
  const result = await client.core.signAndExecuteTransaction({
    transaction,
    signer,
    include: {effects: true, objectTypes: true, events: true},
  });
  if (result.$kind === 'FailedTransaction') {
    const {digest, status} = result.FailedTransaction;
    throw new Error(`${digest}: ${status.error?.message ?? 'failed'}`);
  }
  await client.core.waitForTransaction({digest: result.Transaction.digest});
  return result.Transaction;
}
// #endregion run
