import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const sender = '0x00000000000000000000000000000000000000000000000000000000000a11ce';

const call = client.subscriptionService.subscribeTransactions({
  filter: {
    terms: [
      {
        literals: [
          {negated: false, predicate: {oneofKind: 'sender', sender: {address: sender}}},
        ],
      },
    ],
  },
  readMask: {paths: ['digest', 'checkpoint', 'effects.status']},
});

for await (const {transaction, watermark} of call.responses) {
  if (transaction) console.log(transaction.digest, transaction.effects?.status?.success);
  else console.log('nothing up to checkpoint', watermark?.checkpoint);
}
