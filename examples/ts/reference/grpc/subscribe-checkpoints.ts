import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const call = client.subscriptionService.subscribeCheckpoints({
  readMask: {paths: ['sequence_number', 'digest', 'summary.timestamp']},
});

for await (const {cursor, checkpoint} of call.responses) {
  console.log(cursor, checkpoint?.digest);
}
