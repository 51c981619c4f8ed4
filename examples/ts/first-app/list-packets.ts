import {bcs} from '@mysten/sui/bcs';
import {SuiGrpcClient} from '@mysten/sui/grpc';

const PACKAGE_ID = '0x289dd265a0e35333b928dd7f399ebf66c5c92a3a8daf7233b13365888a2337b8';

const SeedPacketBcs = bcs.struct('SeedPacket', {
  id: bcs.Address,
  variety: bcs.string(),
  seeds: bcs.u64(),
});

const owner = process.argv[2];
if (!owner) throw new Error('Usage: npx tsx list-packets.ts <address>');

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const request = {
  owner,
  type: `${PACKAGE_ID}::greenhouse::SeedPacket`,
  include: {content: true},
} as const;

let page = await client.listOwnedObjects(request);
const objects = [...page.objects];
while (page.hasNextPage) {
  page = await client.listOwnedObjects({...request, cursor: page.cursor});
  objects.push(...page.objects);
}

for (const object of objects) {
  const {variety, seeds} = SeedPacketBcs.parse(object.content);
  console.log(`${object.objectId}  ${variety}  ${seeds} seeds`);
}
