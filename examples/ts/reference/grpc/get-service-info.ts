import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const {response: info} = await client.ledgerService.getServiceInfo({});

console.log(`${info.chain} at checkpoint ${info.checkpointHeight}, epoch ${info.epoch}`);
console.log(`data since checkpoint ${info.lowestAvailableCheckpoint}`);
