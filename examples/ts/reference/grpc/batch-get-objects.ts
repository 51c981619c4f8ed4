import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const {response} = await client.ledgerService.batchGetObjects({
  requests: [{objectId: '0x5'}, {objectId: '0x6'}],
  readMask: {paths: ['object_id', 'version', 'digest']},
});

for (const {result} of response.objects) {
  if (result.oneofKind === 'object')
    console.log(result.object.objectId, result.object.version);
  if (result.oneofKind === 'error')
    console.error(result.error.code, result.error.message);
}
