import {GrpcTypes, type SuiGrpcClient} from '@mysten/sui/grpc';
import {delayAfter, isTransient} from './with-retry';

// #region feed
/** What the feed needs from the program around it. */
export interface Feed {
  client: SuiGrpcClient;
  filter: GrpcTypes.EventFilter;
  /** Where to begin while no cursor is stored. */
  startCheckpoint: bigint;
  loadCursor: () => Promise<Uint8Array | undefined>;
  saveCursor: (cursor: Uint8Array) => Promise<void>;
  /**
   * Must tolerate an event that it has seen: a crash between `handle` and `saveCursor`
   * repeats one.
   */
  handle: (event: GrpcTypes.Event) => Promise<void>;
  wait: (milliseconds: number) => Promise<unknown>;
  signal: AbortSignal;
}

type Frame = Pick<GrpcTypes.ListEventsResponse, 'event' | 'watermark'>;

const readMask = {
  paths: ['checkpoint', 'transaction_digest', 'event_index', 'event_type', 'json'],
};

async function deliver(
  {handle, saveCursor}: Feed,
  {event, watermark}: Frame,
): Promise<void> {
  if (event) await handle(event);
  if (watermark?.cursor) await saveCursor(watermark.cursor);
}
// #endregion feed

// #region backfill
/** Lists what lies between the stored cursor and the end of checkpoint `last`. */
async function backfill(feed: Feed, last: bigint): Promise<void> {
  const {client, filter, startCheckpoint, signal} = feed;
  const {Ordering, QueryEndReason} = GrpcTypes;
  for (;;) {
    const call = client.ledgerService.listEvents(
      {
        filter,
        readMask,
        startCheckpoint,
        endCheckpoint: last + 1n,
        options: {after: await feed.loadCursor(), ordering: Ordering.ASCENDING},
      },
      {abort: signal},
    );
    let reason: GrpcTypes.QueryEndReason | undefined;
    for await (const frame of call.responses) {
      await deliver(feed, frame);
      reason = frame.end?.reason;
    }
    if (
      reason === QueryEndReason.CHECKPOINT_BOUND ||
      reason === QueryEndReason.CURSOR_BOUND
    )
      return;
    // The index lags behind the stream for a moment. Other reasons are limits of one
    // request: go on at once.
    if (reason === QueryEndReason.LEDGER_TIP) await feed.wait(500);
  }
}
// #endregion backfill

// #region follow
/**
 * Reads one stream until it breaks. `onProgress` is called whenever the feed has moved.
 */
async function followOnce(feed: Feed, onProgress: () => void): Promise<void> {
  const {client, filter, signal} = feed;
  const call = client.subscriptionService.subscribeEvents(
    {filter, readMask},
    {abort: signal},
  );

  // 1. Frames up to the first that says how far the stream has come: the list and the
  // stream meet behind this checkpoint.
  const early: Frame[] = [];
  let meeting: bigint | undefined;
  for await (const frame of call.responses) {
    early.push(frame);
    meeting = frame.watermark?.checkpoint;
    if (meeting !== undefined) break;
  }
  if (meeting === undefined) return;

  // 2. The list up to there. What arrives meanwhile waits in the transport's queue.
  await backfill(feed, meeting);
  onProgress();

  // 3. The stream from there on.
  const isNew = ({event, watermark}: Frame): boolean =>
    event ? (event.checkpoint ?? 0n) > meeting : (watermark?.checkpoint ?? 0n) > meeting;
  for (const frame of early.filter(isNew)) await deliver(feed, frame);
  for await (const frame of call.responses) {
    if (isNew(frame)) await deliver(feed, frame);
    onProgress();
  }
}

/**
 * Hands every event that matches to `feed.handle`, in ledger order, until `feed.signal`
 * is aborted.
 */
export async function followEvents(feed: Feed): Promise<void> {
  for (let failures = 0; ;) {
    const session = new AbortController();
    const signal = AbortSignal.any([feed.signal, session.signal]);
    try {
      await followOnce({...feed, signal}, () => (failures = 0));
    } catch (error) {
      if (feed.signal.aborted) return;
      if (!isTransient(error)) throw error;
    } finally {
      // Closes the stream where the list or the handler failed.
      session.abort();
    }
    failures += 1;
    await feed.wait(delayAfter(failures));
  }
}
// #endregion follow
