import {bcs} from '@mysten/sui/bcs';
import {SuiGrpcClient} from '@mysten/sui/grpc';
import {SUI_CLOCK_OBJECT_ID} from '@mysten/sui/utils';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

// #region read
const Clock = bcs.struct('Clock', {id: bcs.Address, timestamp_ms: bcs.u64()});

const {object} = await client.getObject({
  objectId: SUI_CLOCK_OBJECT_ID,
  include: {content: true},
});
const {timestamp_ms} = Clock.parse(object.content);
console.log('clock', new Date(Number(timestamp_ms)).toISOString());

const {systemState} = await client.core.getCurrentSystemState();
const start = Number(systemState.epochStartTimestampMs);
const end = start + Number(systemState.parameters.epochDurationMs);
console.log(
  'epoch',
  systemState.epoch,
  new Date(start).toISOString(),
  'to about',
  new Date(end).toISOString(),
);
// #endregion read
