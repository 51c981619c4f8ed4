import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const {response} = await client.stateService.getCoinInfo({coinType: '0x2::sui::SUI'});

console.log(response.metadata?.symbol, response.metadata?.decimals, 'decimals');
console.log('supply', response.treasury?.totalSupply, 'smallest units');
