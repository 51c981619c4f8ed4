import {GrpcTypes} from '@mysten/sui/grpc';
import {
  RpcError,
  RpcOutputStreamController,
  ServerStreamingCall,
  type RpcTransport,
} from '@protobuf-ts/runtime-rpc';

/**
 * An event of the simulated ledger: the number of its checkpoint, and its index in the
 * transaction.
 */
type LedgerEvent = readonly [checkpoint: number, eventIndex: number];

/**
 * What happens on one subscription: the tip when it opens, and the checkpoint after which
 * the connection breaks.
 */
export interface Session {
  tip: number;
  breaksAfter?: number;
}

const encode = ([checkpoint, eventIndex]: LedgerEvent): Uint8Array =>
  new TextEncoder().encode(`${checkpoint}/${eventIndex}`);

function decode(cursor: Uint8Array | undefined): LedgerEvent {
  const [checkpoint = -1, eventIndex = 0] = cursor
    ? new TextDecoder().decode(cursor).split('/').map(Number)
    : [];
  return [checkpoint, eventIndex];
}

const endOf = (checkpoint: number): LedgerEvent => [checkpoint, 9];
const isAfter = (a: LedgerEvent, b: LedgerEvent): boolean =>
  a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);

/**
 * A frame with an event, or with progress alone. The watermark is the checkpoint before
 * that of the event.
 */
const frame = (at: LedgerEvent, isEvent: boolean) => ({
  event: isEvent ? {checkpoint: BigInt(at[0]), eventIndex: at[1]} : undefined,
  watermark: {cursor: encode(at), checkpoint: BigInt(isEvent ? at[0] - 1 : at[0])},
});

/**
 * A transport that answers like a full node with these events, without a network. Its
 * index lags two checkpoints behind each subscription's tip and gains one with every
 * list.
 */
export function simulatedNode(
  events: readonly LedgerEvent[],
  sessions: readonly Session[],
  log: (line: string) => void,
): RpcTransport {
  let opened = 0;
  let indexed = 0;

  function list(
    request: GrpcTypes.ListEventsRequest,
    stream: RpcOutputStreamController,
  ): void {
    const bound = Number(request.endCheckpoint) - 1;
    const last = Math.min(indexed, bound);
    const after = decode(request.options?.after);
    const found = events.filter(
      (event) =>
        event[0] >= Number(request.startCheckpoint) &&
        event[0] <= last &&
        isAfter(event, after),
    );
    const {CHECKPOINT_BOUND, LEDGER_TIP} = GrpcTypes.QueryEndReason;
    const reason = last === bound ? CHECKPOINT_BOUND : LEDGER_TIP;
    const why = GrpcTypes.QueryEndReason[reason];
    log(`node  list to ${bound}: ${found.length} events, ${why}`);
    indexed += 1;
    for (const event of found) stream.notifyMessage(frame(event, true));
    stream.notifyMessage({...frame(endOf(last), false), end: {reason}});
    stream.notifyComplete();
  }

  function subscribe(
    stream: RpcOutputStreamController,
    abort: AbortSignal | undefined,
  ): void {
    const session = sessions[opened];
    opened += 1;
    if (!session) throw new Error(`only ${sessions.length} sessions are planned`);
    log(`node  stream ${opened} begins at ${session.tip}`);
    indexed = session.tip - 2;
    abort?.addEventListener('abort', () => {
      if (!stream.closed)
        stream.notifyError(new RpcError('the client went away', 'CANCELLED'));
    });
    stream.notifyMessage(frame(endOf(session.tip), false));
    const {breaksAfter = Infinity} = session;
    for (const event of events)
      if (event[0] > session.tip && event[0] <= breaksAfter)
        stream.notifyMessage(frame(event, true));
    if (breaksAfter < Infinity)
      stream.notifyError(new RpcError('connection lost', 'UNAVAILABLE'));
  }

  const unsupported = (): never => {
    throw new Error('the simulated node serves lists and streams of events only');
  };
  return {
    mergeOptions: (options) => options ?? {},
    unary: unsupported,
    clientStreaming: unsupported,
    duplex: unsupported,
    serverStreaming: (method, input, options) => {
      const stream = new RpcOutputStreamController<object>();
      if (method.name === 'ListEvents') list(input, stream);
      else subscribe(stream, options.abort);
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
