import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'mainnet',
  baseUrl: 'https://fullnode.mainnet.sui.io:443',
});

const {response} = await client.nameService.reverseLookupName({
  address: '0x00000000000000000000000000000000000000000000000000000000000a11ce',
});

console.log(response.record?.name);
