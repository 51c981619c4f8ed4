import {SuiGrpcClient} from '@mysten/sui/grpc';
import {ObjectError} from '@mysten/sui/client';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

// #region batch
const ids = ['0x6', '0x00000000000000000000000000000000000000000000000000000000000dead0'];
const {objects} = await client.getObjects({objectIds: ids, include: {json: true}});

for (const object of objects) {
  if (object instanceof ObjectError) console.log(object.objectId, object.reason);
  else if (object instanceof Error) throw object;
  else console.log(object.objectId, object.version, object.json);
}
// #endregion batch

// #region raw
const {response, headers} = await client.ledgerService.getTransaction({
  digest: '6hRkWm2QvXz8YbTn4JdPcF1sLgA9uEoK3iVxM7yDqBNe',
  readMask: {paths: ['digest', 'checkpoint', 'effects.status', 'effects.gas_used']},
});
console.log(
  response.transaction?.checkpoint,
  response.transaction?.effects?.gasUsed?.computationCost,
);
console.log('answered at checkpoint', headers['x-sui-checkpoint-height']);
// #endregion raw

// #region pages
const request = {
  owner: '0x00000000000000000000000000000000000000000000000000000000000a11ce',
  limit: 200,
};
let page = await client.listOwnedObjects(request);
const owned = [...page.objects];
while (page.hasNextPage) {
  page = await client.listOwnedObjects({...request, cursor: page.cursor});
  owned.push(...page.objects);
}
console.log(owned.length);
// #endregion pages

// #region history
const received = client.ledgerService.listTransactions({
  startCheckpoint: 389_000_000n,
  filter: {
    terms: [
      {
        literals: [
          {
            negated: false,
            predicate: {
              oneofKind: 'affectedAddress',
              affectedAddress: {address: request.owner},
            },
          },
          {
            negated: true,
            predicate: {oneofKind: 'sender', sender: {address: request.owner}},
          },
        ],
      },
    ],
  },
  readMask: {paths: ['digest', 'timestamp', 'balance_changes']},
});
for await (const {transaction, watermark, end} of received.responses) {
  if (transaction) console.log(transaction.digest, transaction.balanceChanges);
  if (end)
    console.log('ended:', end.reason, 'next request starts after', watermark?.cursor);
}
// #endregion history
