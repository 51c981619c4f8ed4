import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import type {Transaction} from '@mysten/sui/transactions';

// #region short
/** Sets the sender, builds, signs, executes and waits until reads show the result. */
export async function run(
  client: SuiGrpcClient,
  signer: Signer,
  transaction: Transaction,
) {
  const result = await client.signAndExecuteTransaction({
    transaction,
    signer,
    include: {effects: true, events: true},
  });
  await client.waitForTransaction({result});
  if (result.$kind === 'FailedTransaction')
    throw new Error(result.FailedTransaction.status.error?.message);
  return result.Transaction;
}
// #endregion short
