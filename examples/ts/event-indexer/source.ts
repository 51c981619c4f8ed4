import {GrpcTypes, type SuiGrpcClient} from '@mysten/sui/grpc';

// #region source
/** What arrives on the stream. */
export type Frame = Pick<GrpcTypes.ListEventsResponse, 'event' | 'watermark' | 'end'>;

/** Lists what comes after a cursor, up to the newest checkpoint that is indexed. */
export type Source = (after: Uint8Array | undefined) => AsyncIterable<Frame>;

/** The sales of one package, from `startCheckpoint` on where there is no cursor yet. */
export function salesOf(
  client: SuiGrpcClient,
  packageId: string,
  startCheckpoint: bigint,
): Source {
  const eventType = {eventType: `${packageId}::auction::Sold`};
  const predicate = {oneofKind: 'eventType', eventType} as const;
  const filter = {terms: [{literals: [{negated: false, predicate}]}]};
  const paths = [
    'checkpoint',
    'transaction_digest',
    'transaction_index',
    'event_index',
    'contents',
  ];
  return (after) =>
    client.ledgerService.listEvents({
      filter,
      readMask: {paths},
      startCheckpoint,
      options: {after, ordering: GrpcTypes.Ordering.ASCENDING},
    }).responses;
}
// #endregion source
