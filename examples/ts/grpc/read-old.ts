import {SuiGrpcClient} from '@mysten/sui/grpc';
import {readVersion, withArchive} from './with-archive';

const network = 'mainnet';
const clients = {
  node: new SuiGrpcClient({network, baseUrl: 'https://fullnode.mainnet.sui.io:443'}),
  archive: new SuiGrpcClient({network, baseUrl: 'https://archive.mainnet.sui.io:443'}),
};

const {value, source} = await withArchive(clients, (client) =>
  readVersion(client, '0x6', 1n),
);
console.log(value?.digest, 'from the', source);
