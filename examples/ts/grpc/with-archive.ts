// #region fallback
import {ObjectError, TransactionError} from '@mysten/sui/client';
import {RpcError, type SuiGrpcClient} from '@mysten/sui/grpc';
import {TransactionDataBuilder} from '@mysten/sui/transactions';

/** Whether a server says that it doesn't have something, or no longer has it. */
export const isMissing = (error: unknown): boolean =>
  (error instanceof RpcError && error.code === 'NOT_FOUND') ||
  ((error instanceof ObjectError || error instanceof TransactionError) &&
    error.reason === 'notFound');

export interface Found<T> {
  value: T;
  source: 'node' | 'archive';
}

/** Asks the full node, and the archive only for what the node doesn't have. */
export async function withArchive<Client, T>(
  {node, archive}: {node: Client; archive: Client},
  read: (client: Client) => Promise<T>,
): Promise<Found<T>> {
  try {
    return {value: await read(node), source: 'node'};
  } catch (error) {
    if (!isMissing(error)) throw error;
    return {value: await read(archive), source: 'archive'};
  }
}
// #endregion fallback

// #region verify
/** The bytes that a transaction's sender signed, checked against its digest. */
export async function readTransaction(client: SuiGrpcClient, digest: string) {
  const {response} = await client.ledgerService.getTransaction({
    digest,
    readMask: {paths: ['digest', 'checkpoint', 'transaction.bcs', 'effects.status']},
  });
  const {checkpoint, transaction, effects} = response.transaction ?? {};
  const bytes = transaction?.bcs?.value;
  if (!bytes || TransactionDataBuilder.getDigestFromBytes(bytes) !== digest)
    throw new Error(`the answer is not the transaction ${digest}`);
  return {bytes, checkpoint, success: effects?.status?.success};
}
// #endregion verify

// #region version
/** An object as it was at one version. */
export async function readVersion(
  client: SuiGrpcClient,
  objectId: string,
  version: bigint,
) {
  const {response} = await client.ledgerService.getObject({
    objectId,
    version,
    readMask: {paths: ['object_id', 'version', 'digest', 'owner', 'json']},
  });
  return response.object;
}
// #endregion version
