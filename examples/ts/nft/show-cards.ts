import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const [owner, packageId] = process.argv.slice(2);
if (!owner || !packageId)
  throw new Error('Usage: npx tsx show-cards.ts <address> <package>');

const {objects} = await client.listOwnedObjects({
  owner,
  type: `${packageId}::card::Card`,
  include: {display: true},
});

for (const {objectId, display} of objects) {
  console.log(objectId);
  console.log(display?.output ?? 'no display is registered');
  if (display?.errors) console.warn(display.errors);
}
