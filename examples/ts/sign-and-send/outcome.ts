import {setTimeout} from 'node:timers/promises';
import {TransactionError, type SuiClientTypes} from '@mysten/sui/client';
import {RpcError, type SuiGrpcClient} from '@mysten/sui/grpc';
import {TransactionDataBuilder} from '@mysten/sui/transactions';

// #region types
/** What became of signed bytes. Only `failed` and `done` have spent gas. */
export type Outcome =
  | {
      kind: 'done' | 'failed';
      digest: string;
      result: SuiClientTypes.Transaction<{effects: true}>;
    }
  | {kind: 'rejected'; digest: string; reason: string}
  | {kind: 'unknown'; digest: string; reason: string};
// #endregion types

// #region look-up
const include = {effects: true} as const;

const executed = (result: SuiClientTypes.TransactionResult<typeof include>): Outcome =>
  result.$kind === 'Transaction'
    ? {kind: 'done', digest: result.Transaction.digest, result: result.Transaction}
    : {
        kind: 'failed',
        digest: result.FailedTransaction.digest,
        result: result.FailedTransaction,
      };

/** What became of a digest; undefined if the node doesn't know it. */
async function lookUp(
  client: SuiGrpcClient,
  digest: string,
): Promise<Outcome | undefined> {
  try {
    return executed(await client.getTransaction({digest, include}));
  } catch (error) {
    if (error instanceof TransactionError) return undefined;
    if (!(error instanceof RpcError)) throw error;
    return {kind: 'unknown', digest, reason: `${error.code}: ${error.message}`};
  }
}
// #endregion look-up

// #region send
/** Codes after which sending the same bytes again is of no use. */
const final = new Set([
  'INVALID_ARGUMENT',
  'FAILED_PRECONDITION',
  'PERMISSION_DENIED',
  'UNAUTHENTICATED',
  'UNIMPLEMENTED',
]);

/**
 * Sends signed bytes, and again where no answer came: equal bytes have one digest and
 * execute at most once.
 */
export async function send(
  client: SuiGrpcClient,
  bytes: Uint8Array,
  signatures: string[],
): Promise<Outcome> {
  const digest = TransactionDataBuilder.getDigestFromBytes(bytes);
  let reason = '';
  for (const pause of [0, 500, 2_000]) {
    await setTimeout(pause);
    try {
      return executed(
        await client.executeTransaction({transaction: bytes, signatures, include}),
      );
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      const earlier = await lookUp(client, digest);
      if (earlier && earlier.kind !== 'unknown') return earlier;
      if (!earlier && final.has(error.code))
        return {kind: 'rejected', digest, reason: error.message};
      reason = `${error.code}: ${error.message}`;
    }
  }
  return {kind: 'unknown', digest, reason};
}
// #endregion send
