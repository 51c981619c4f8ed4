import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const {response} = await client.stateService.listBalances({
  owner: '0x00000000000000000000000000000000000000000000000000000000000a11ce',
  pageSize: 100,
});

for (const {coinType, balance} of response.balances) console.log(coinType, balance);
