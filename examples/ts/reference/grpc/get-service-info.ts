import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const {response: info} = await client.ledgerService.getServiceInfo({});

console.log(`${info.chain} at checkpoint ${info.checkpointHeight}, epoch ${info.epoch}`);
const {lowestAvailableCheckpoint, lowestAvailableCheckpointObjects} = info;
console.log(`transactions since checkpoint ${lowestAvailableCheckpoint}`);
console.log(`objects since checkpoint ${lowestAvailableCheckpointObjects}`);
