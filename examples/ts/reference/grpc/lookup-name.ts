import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'mainnet',
  baseUrl: 'https://fullnode.mainnet.sui.io:443',
});

const {response} = await client.nameService.lookupName({name: '@greenhouse'});

console.log(response.record?.name, response.record?.targetAddress);
