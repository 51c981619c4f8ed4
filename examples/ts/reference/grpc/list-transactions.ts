import {GrpcTypes, SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});
const sender = '0x00000000000000000000000000000000000000000000000000000000000a11ce';

const call = client.ledgerService.listTransactions({
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
  options: {limit: 20, ordering: GrpcTypes.Ordering.DESCENDING},
});

for await (const {transaction, watermark, end} of call.responses) {
  if (transaction) console.log(transaction.digest, transaction.effects?.status?.success);
  if (end?.reason === GrpcTypes.QueryEndReason.ITEM_LIMIT)
    console.log('more before', watermark?.cursor);
}
