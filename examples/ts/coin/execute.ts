import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import type {Transaction} from '@mysten/sui/transactions';

/**
 * Signs and sends a transaction, waits until the node has it, and returns its digest.
 * Throws if it failed.
 */
export async function execute(
  client: SuiGrpcClient,
  signer: Signer,
  transaction: Transaction,
): Promise<string> {
  const result = await client.signAndExecuteTransaction({transaction, signer});
  if (result.$kind === 'FailedTransaction')
    throw new Error(result.FailedTransaction.status.error?.message);
  const {digest} = result.Transaction;
  await client.waitForTransaction({digest});
  return digest;
}
