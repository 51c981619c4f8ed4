// #region complete
import type {GrpcTypes, SuiGrpcClient} from '@mysten/sui/grpc';
import {listStream} from './list-stream';
import {readHead} from './stream-head';

/**
 * The events of a stream, if `reader` has given as many as the head of `witness` commits
 * to. Use nodes of two operators: one alone can leave out events and fit the head to it.
 */
export async function completeStream(
  reader: SuiGrpcClient,
  witness: SuiGrpcClient,
  stream: string,
): Promise<GrpcTypes.Event[]> {
  const {numEvents, checkpointSeq} = await readHead(witness, stream);
  const events: GrpcTypes.Event[] = [];
  for await (const event of listStream(reader, stream, BigInt(checkpointSeq)))
    events.push(event);
  if (BigInt(events.length) !== BigInt(numEvents))
    throw new Error(`${events.length} events, and the head counts ${numEvents}`);
  return events;
}
// #endregion complete
