// #region list
import {GrpcTypes, type SuiGrpcClient} from '@mysten/sui/grpc';

const {Ordering, QueryEndReason} = GrpcTypes;

/** All events of a stream up to the end of the checkpoint `last`, in their order. */
export async function* listStream(
  client: SuiGrpcClient,
  streamId: string,
  last: bigint,
): AsyncGenerator<GrpcTypes.Event> {
  let after: Uint8Array | undefined;
  let reason: GrpcTypes.QueryEndReason | undefined;
  while (reason !== QueryEndReason.CHECKPOINT_BOUND) {
    const call = client.ledgerService.listEvents({
      filter: {
        terms: [
          {
            literals: [
              {
                negated: false,
                predicate: {oneofKind: 'eventStreamHead', eventStreamHead: {streamId}},
              },
            ],
          },
        ],
      },
      readMask: {
        paths: [
          'checkpoint',
          'transaction_index',
          'event_index',
          'event_type',
          'contents',
        ],
      },
      endCheckpoint: last + 1n,
      options: {after, ordering: Ordering.ASCENDING},
    });
    for await (const {event, watermark, end} of call.responses) {
      if (event) yield event;
      after = watermark?.cursor ?? after;
      reason = end?.reason;
    }
    if (reason === QueryEndReason.LEDGER_TIP)
      throw new Error(`the node is behind ${last}`);
  }
}
// #endregion list
