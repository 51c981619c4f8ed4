// #region send
import type {ClientWithCoreApi} from '@mysten/sui/client';
import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import type {Transaction} from '@mysten/sui/transactions';

/** Sends with one client and returns when `reader` knows the transaction. */
export async function sendThenRead(
  writer: SuiGrpcClient,
  reader: ClientWithCoreApi,
  signer: Signer,
  transaction: Transaction,
) {
  const result = await writer.signAndExecuteTransaction({
    transaction,
    signer,
    include: {effects: true, balanceChanges: true},
  });
  if (result.$kind === 'FailedTransaction')
    throw new Error(result.FailedTransaction.status.error?.message);

  const {digest, effects} = result.Transaction;
  await reader.core.waitForTransaction({digest, timeout: 30_000});
  return effects.changedObjects.map(({objectId, outputVersion}) => ({
    objectId,
    outputVersion,
  }));
}
// #endregion send
