// #region head
import {bcs} from '@mysten/sui/bcs';
import type {ClientWithCoreApi} from '@mysten/sui/client';
import {deriveDynamicFieldID} from '@mysten/sui/utils';

const HEAD = '0x2::accumulator_settlement::EventStreamHead';

const Field = bcs.struct('Field', {
  id: bcs.Address,
  name: bcs.Address,
  value: bcs.struct('EventStreamHead', {
    mmr: bcs.vector(bcs.u256()),
    checkpointSeq: bcs.u64(),
    numEvents: bcs.u64(),
  }),
});

/** The ID of the object that holds the head; `stream` is the ID of the first version. */
export function headId(stream: string): string {
  const key = bcs.Address.serialize(stream).toBytes();
  return deriveDynamicFieldID('0xacc', `0x2::accumulator::Key<${HEAD}>`, key);
}

/** The commitment to all events of the stream, as this node sees it. */
export async function readHead(client: ClientWithCoreApi, stream: string) {
  const {object} = await client.core.getObject({
    objectId: headId(stream),
    include: {content: true},
  });
  return Field.parse(object.content).value;
}
// #endregion head
