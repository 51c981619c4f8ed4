import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const {response} = await client.ledgerService.getCheckpoint({
  checkpointId: {oneofKind: 'sequenceNumber', sequenceNumber: 389_214_507n},
  readMask: {
    paths: [
      'sequence_number',
      'digest',
      'summary.timestamp',
      'summary.total_network_transactions',
    ],
  },
});

console.log(
  response.checkpoint?.digest,
  response.checkpoint?.summary?.totalNetworkTransactions,
);
