import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const {response} = await client.stateService.listOwnedObjects({
  owner: '0x00000000000000000000000000000000000000000000000000000000000a11ce',
  objectType: '0x2::coin::Coin<0x2::sui::SUI>',
  pageSize: 50,
  readMask: {paths: ['object_id', 'version', 'digest', 'balance']},
});

for (const coin of response.objects) console.log(coin.objectId, coin.balance);
if (response.nextPageToken) console.log('there are more coins');
