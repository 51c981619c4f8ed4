import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const {response} = await client.movePackageService.listPackageVersions({
  packageId: '0x2',
  pageSize: 100,
});

for (const {packageId, version} of response.versions) console.log(version, packageId);
if (response.nextPageToken) console.log('there are more versions');
