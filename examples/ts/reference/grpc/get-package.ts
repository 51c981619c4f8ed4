import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const {response} = await client.movePackageService.getPackage({packageId: '0x2'});

console.log(response.package?.originalId, response.package?.version);
for (const module of response.package?.modules ?? []) {
  console.log(
    module.name,
    module.datatypes.length,
    'types',
    module.functions.length,
    'functions',
  );
}
