import {RpcError, type GrpcTypes, type SuiGrpcClient} from '@mysten/sui/grpc';
import {checkpointMask, depositsIn, type Watch} from './deposits';
import type {Ledger} from './ledger';

// #region setup
export interface Scanner {
  /** The node to follow. */
  node: SuiGrpcClient;
  /** Where older checkpoints come from: an archival service, or the node once more. */
  archive: SuiGrpcClient;
  /**
   * The digest of the genesis checkpoint. Testnet money in a Mainnet ledger is the most
   * expensive mistake of all.
   */
  chainId: string;
  ledger: Ledger;
  watch: Watch;
  wait: (milliseconds: number) => Promise<unknown>;
  signal: AbortSignal;
}

async function book(
  {ledger, watch}: Scanner,
  checkpoint: GrpcTypes.Checkpoint,
): Promise<void> {
  const number = checkpoint.sequenceNumber;
  const expected = (await ledger.lastCheckpoint()) + 1n;
  // A frame that was booked before, or a hole: neither may move the cursor.
  if (number === undefined || number < expected) return;
  if (number > expected)
    throw new Error(`checkpoint ${number} came while ${expected} is due`);
  await ledger.book(number, depositsIn(checkpoint, watch));
}
// #endregion setup

// #region fetch
/** One checkpoint by its number, from the archive if the node has pruned it. */
async function fetchCheckpoint(
  {node, archive, signal}: Scanner,
  number: bigint,
): Promise<GrpcTypes.Checkpoint> {
  const request = {
    checkpointId: {oneofKind: 'sequenceNumber' as const, sequenceNumber: number},
    readMask: checkpointMask,
  };
  for (const source of [node, archive]) {
    try {
      const {response} = await source.ledgerService.getCheckpoint(request, {
        abort: signal,
      });
      if (response.checkpoint) return response.checkpoint;
    } catch (error) {
      if (!(error instanceof RpcError) || error.code !== 'NOT_FOUND') throw error;
    }
  }
  throw new RpcError(`neither node nor archive has checkpoint ${number}`, 'UNAVAILABLE');
}
// #endregion fetch

// #region follow
/**
 * Opens one stream, fills what lies between the ledger and its first frame, and follows
 * it until it breaks.
 */
async function followOnce(scanner: Scanner): Promise<void> {
  const {node, chainId, ledger, signal} = scanner;
  const {response: info} = await node.ledgerService.getServiceInfo({}, {abort: signal});
  if (info.chainId !== chainId) throw new Error(`the node is on chain ${info.chainId}`);

  const stream = node.subscriptionService.subscribeCheckpoints(
    {readMask: checkpointMask},
    {abort: signal},
  );
  for await (const {cursor, checkpoint} of stream.responses) {
    if (cursor === undefined || !checkpoint) continue;
    for (let due = (await ledger.lastCheckpoint()) + 1n; due < cursor; due += 1n)
      await book(scanner, await fetchCheckpoint(scanner, due));
    await book(scanner, checkpoint);
  }
}

/**
 * Follows the chain until `signal` is aborted. Anything but a failure of the connection
 * ends it, so that somebody looks.
 */
export async function scan(scanner: Scanner): Promise<void> {
  const {signal, wait} = scanner;
  for (; !signal.aborted; await wait(1_000)) {
    try {
      await followOnce(scanner);
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
    }
  }
}
// #endregion follow
