import {type GrpcTypes, SuiGrpcClient} from '@mysten/sui/grpc';
import {ParcelScanned, SCANNED} from './parcel-events';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

// #region request
const request = {
  filter: {
    terms: [
      {
        literals: [
          {
            negated: false,
            predicate: {oneofKind: 'eventType' as const, eventType: {eventType: SCANNED}},
          },
        ],
      },
    ],
  },
  readMask: {
    paths: [
      'contents',
      'checkpoint',
      'transaction_digest',
      'transaction_index',
      'event_index',
    ],
  },
};
// #endregion request

// #region position
type Position = readonly [checkpoint: bigint, transaction: bigint, event: bigint];

const positionOf = ({
  checkpoint,
  transactionIndex,
  eventIndex,
}: GrpcTypes.Event): Position => [
  checkpoint ?? 0n,
  transactionIndex ?? 0n,
  BigInt(eventIndex ?? 0),
];

function isLater(a: Position, b: Position): boolean {
  const difference = a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  return difference > 0n;
}
// #endregion position

// #region follow
/**
 * Handles every scan after `last` once and in order, old ones first, then new ones as
 * they happen.
 */
export async function followScans(
  last: Position,
  handle: (event: GrpcTypes.Event) => Promise<void>,
): Promise<never> {
  let done = last;
  const process = async (event: GrpcTypes.Event) => {
    const position = positionOf(event);
    if (!isLater(position, done)) return;
    await handle(event);
    done = position;
  };

  // 1. Open the stream first: from its first watermark on, nothing can be missed.
  const call = client.subscriptionService.subscribeEvents(request);
  const live = call.responses[Symbol.asyncIterator]() as AsyncIterator<
    GrpcTypes.SubscribeEventsResponse,
    undefined
  >;
  const first = await live.next();
  const start = first.value?.watermark?.checkpoint;
  if (start === undefined) throw new Error('The stream did not say where it starts');

  // 2. List what lies before, until the index has reached the start of the stream.
  let covered = -1n;
  let after: Uint8Array | undefined;
  while (covered < start) {
    const options = {after, limit: 1000};
    for await (const frame of client.ledgerService.listEvents({
      ...request,
      startCheckpoint: last[0],
      options,
    }).responses) {
      if (frame.event) await process(frame.event);
      after = frame.watermark?.cursor ?? after;
      covered = frame.watermark?.checkpoint ?? covered;
    }
    if (covered < start) await new Promise((resolve) => setTimeout(resolve, 500));
  }

  // 3. Work through the stream. What step 2 has already handled is skipped by position.
  for (let next = first; !next.done; next = await live.next()) {
    if (next.value.event) await process(next.value.event);
  }
  throw new Error('The stream ended: connect again and go on from the last position');
}
// #endregion follow

// #region use
await followScans([389_100_000n, -1n, 0n], async ({transactionDigest, contents}) => {
  if (contents?.value)
    console.log(transactionDigest, ParcelScanned.parse(contents.value));
});
// #endregion use
