import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const {response} = await client.movePackageService.getDatatype({
  packageId: '0x2',
  moduleName: 'coin',
  name: 'Coin',
});

for (const field of response.datatype?.fields ?? []) {
  console.log(field.position, field.name, field.type?.typeName);
}
