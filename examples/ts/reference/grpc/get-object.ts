import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const {response} = await client.ledgerService.getObject({
  objectId: '0x6',
  readMask: {paths: ['object_id', 'version', 'owner', 'object_type', 'json']},
});

console.log(response.object?.objectType, response.object?.version, response.object?.json);
