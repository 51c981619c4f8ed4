import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const {response} = await client.stateService.getBalance({
  owner: '0x00000000000000000000000000000000000000000000000000000000000a11ce',
  coinType: '0x2::sui::SUI',
});

console.log('total', response.balance?.balance, 'MIST');
console.log(
  'in coin objects',
  response.balance?.coinBalance,
  'in the address balance',
  response.balance?.addressBalance,
);
