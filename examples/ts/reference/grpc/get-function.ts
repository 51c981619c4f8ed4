import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const {response} = await client.movePackageService.getFunction({
  packageId: '0x2',
  moduleName: 'coin',
  name: 'split',
});

const {isEntry, parameters = [], returns = []} = response.function ?? {};
console.log(
  isEntry ? 'entry' : 'no entry',
  parameters.length,
  'parameters',
  returns.length,
  'results',
);
