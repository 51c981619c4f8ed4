import {RpcError, type SuiGrpcClient} from '@mysten/sui/grpc';
import {fromBase64} from '@mysten/sui/utils';

// #region step
/** A signed batch as the database keeps it, before it is sent for the first time. */
export interface SignedBatch {
  number: number;
  digest: string;
  bytes: string;
  signatures: readonly string[];
  maxEpoch: bigint;
  /** The node's newest checkpoint when the batch was built. */
  builtAt: bigint;
}

/**
 * What the chain says about a digest. `epoch` is that of the node's newest checkpoint.
 */
export interface Fate {
  epoch: bigint;
  executed?: {checkpoint: bigint | undefined; success: boolean};
}

export type Step = 'send' | 'wait' | 'paid' | 'failed' | 'rebuild';

/**
 * The next step for a signed batch. Only `rebuild` allows other bytes for the same
 * withdrawals.
 */
export function nextStep({maxEpoch}: SignedBatch, {epoch, executed}: Fate): Step {
  if (executed) {
    if (executed.checkpoint === undefined) return 'wait';
    return executed.success ? 'paid' : 'failed';
  }
  return epoch > maxEpoch ? 'rebuild' : 'send';
}
// #endregion step

// #region fate
const notFound = (error: unknown): undefined => {
  if (error instanceof RpcError && error.code === 'NOT_FOUND') return undefined;
  throw error;
};

/**
 * Asks ONE node. The epoch is read before the digest, so that "not found" holds for all
 * epochs that are over, provided that the node still has everything since the batch was
 * built.
 */
export async function fateOf(
  client: SuiGrpcClient,
  {digest, builtAt}: SignedBatch,
): Promise<Fate> {
  const {response: info} = await client.ledgerService.getServiceInfo({});
  if (info.epoch === undefined) throw new Error('the node does not tell its epoch');
  if ((info.lowestAvailableCheckpoint ?? 0n) > builtAt)
    throw new Error(`the node has pruned checkpoint ${builtAt}`);
  const found = await client.ledgerService
    .getTransaction({digest, readMask: {paths: ['checkpoint', 'effects.status']}})
    .then(({response}) => response.transaction)
    .catch(notFound);
  if (!found) return {epoch: info.epoch};
  return {
    epoch: info.epoch,
    executed: {
      checkpoint: found.checkpoint,
      success: found.effects?.status?.success === true,
    },
  };
}
// #endregion fate

// #region settle
/**
 * Sends the same bytes until the chain has decided. Call it again after a crash, with the
 * row from the database.
 */
export async function settle(
  client: SuiGrpcClient,
  batch: SignedBatch,
  wait: (milliseconds: number) => Promise<unknown>,
): Promise<Exclude<Step, 'send' | 'wait'>> {
  for (;;) {
    const step = nextStep(batch, await fateOf(client, batch));
    if (step !== 'send' && step !== 'wait') return step;
    if (step === 'send') {
      const signed = {
        transaction: fromBase64(batch.bytes),
        signatures: [...batch.signatures],
      };
      // Whatever the answer, the digest decides: an error may hide an execution.
      await client.executeTransaction(signed).catch((error: unknown) => {
        console.warn(batch.number, batch.digest, error);
      });
    }
    await wait(2_000);
  }
}
// #endregion settle
