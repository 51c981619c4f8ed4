import type {GrpcTypes} from '@mysten/sui/grpc';
import {
  RpcError,
  RpcOutputStreamController,
  ServerStreamingCall,
  UnaryCall,
  type RpcTransport,
} from '@protobuf-ts/runtime-rpc';

/**
 * A transaction of the simulated chain: its digest, its sender, whether it succeeded, and
 * what it moved.
 */
export interface SimulatedTransaction {
  digest: string;
  sender: string;
  success: boolean;
  moved: readonly (readonly [address: string, coinType: string, amount: bigint])[];
}

/**
 * A stream that a client opens: its first checkpoint, and the one after which the
 * connection breaks.
 */
export interface Session {
  first: number;
  breaksAfter: number;
}

export interface SimulatedChain {
  chainId: string;
  /** Checkpoints without transactions may be left out. */
  checkpoints: ReadonlyMap<number, readonly SimulatedTransaction[]>;
  /** Checkpoints below this one are pruned. */
  lowest: number;
  sessions: readonly Session[];
}

/** A transport that answers like a full node with this chain, without a network. */
export function simulatedChain(
  {chainId, checkpoints, lowest, sessions}: SimulatedChain,
  log: (line: string) => void,
): RpcTransport {
  let opened = 0;

  const checkpointAt = (number: number): object => ({
    sequenceNumber: BigInt(number),
    transactions: (checkpoints.get(number) ?? []).map(
      ({digest, sender, success, moved}) => ({
        digest,
        transaction: {sender},
        effects: {status: {success}},
        balanceChanges: moved.map(([address, coinType, amount]) => ({
          address,
          coinType,
          amount: `${amount}`,
        })),
      }),
    ),
  });

  function answer(name: string, input: GrpcTypes.GetCheckpointRequest): object {
    if (name === 'GetServiceInfo')
      return {chainId, lowestAvailableCheckpoint: BigInt(lowest)};
    const number =
      input.checkpointId.oneofKind === 'sequenceNumber'
        ? Number(input.checkpointId.sequenceNumber)
        : -1;
    log(`get checkpoint ${number}${number < lowest ? ': pruned' : ''}`);
    if (number < lowest)
      throw new RpcError(`Checkpoint ${number} not found`, 'NOT_FOUND');
    return {checkpoint: checkpointAt(number)};
  }

  const unsupported = (): never => {
    throw new Error('the simulated chain serves checkpoints only');
  };
  return {
    mergeOptions: (options) => options ?? {},
    clientStreaming: unsupported,
    duplex: unsupported,
    unary: (method, input) => {
      const response = new Promise<object>((resolve) => {
        resolve(answer(method.name, input as GrpcTypes.GetCheckpointRequest));
      });
      const ended = response.then(() => ({code: 'OK', detail: ''}));
      ended.catch(() => undefined);
      return new UnaryCall(
        method,
        {},
        input,
        Promise.resolve({}),
        response as never,
        ended,
        Promise.resolve({}),
      );
    },
    serverStreaming: (method, input, options) => {
      const stream = new RpcOutputStreamController<object>();
      const session = sessions[opened];
      opened += 1;
      if (!session) throw new Error(`only ${sessions.length} sessions are planned`);
      log(`stream ${opened} begins at ${session.first}`);
      options.abort?.addEventListener('abort', () => {
        if (!stream.closed)
          stream.notifyError(new RpcError('the client went away', 'CANCELLED'));
      });
      for (let number = session.first; number <= session.breaksAfter; number += 1) {
        stream.notifyMessage({cursor: BigInt(number), checkpoint: checkpointAt(number)});
      }
      stream.notifyError(new RpcError('connection lost', 'UNAVAILABLE'));
      const ended = Promise.resolve({code: 'OK', detail: ''});
      return new ServerStreamingCall(
        method,
        {},
        input,
        Promise.resolve({}),
        stream as never,
        ended,
        Promise.resolve({}),
      );
    },
  };
}
