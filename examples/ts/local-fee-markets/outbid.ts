import {setTimeout} from 'node:timers/promises';
import type {SuiClientTypes} from '@mysten/sui/client';
import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import type {Transaction} from '@mysten/sui/transactions';
import {priceOf} from './price';

type Sent = SuiClientTypes.TransactionResult<{effects: true}>;

// #region congested
/**
 * The objects that a transaction was cancelled for, or nothing if it ended in another
 * way.
 */
export function congestedObjects(sent: Sent): string[] | undefined {
  if (sent.$kind === 'Transaction') return undefined;
  const {error} = sent.FailedTransaction.status;
  return error?.$kind === 'CongestedObjects' ? error.CongestedObjects.objects : undefined;
}
// #endregion congested

// #region outbid
/**
 * Sends what `make` builds, and again at a higher price as long as it is cancelled for
 * congestion.
 */
export async function outbid(
  client: SuiGrpcClient,
  signer: Signer,
  make: () => Transaction,
  {attempts, ceiling}: {attempts: number; ceiling: bigint},
): Promise<Sent> {
  const {referenceGasPrice} = await client.getReferenceGasPrice();
  for (let attempt = 0; ; attempt++) {
    const tx = make();
    tx.setGasPrice(priceOf(attempt, BigInt(referenceGasPrice), ceiling));
    const sent = await client.signAndExecuteTransaction({
      transaction: tx,
      signer,
      include: {effects: true},
    });
    const objects = congestedObjects(sent);
    if (objects === undefined || attempt + 1 >= attempts) return sent;
    console.warn('congested:', objects.join(', '));
    await client.waitForTransaction({result: sent});
    await setTimeout(250 * (attempt + 1));
  }
}
// #endregion outbid
