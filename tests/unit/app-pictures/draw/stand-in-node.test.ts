import {SuiGrpcClient} from '@mysten/sui/grpc';
import {answerOf, type Ledger} from '@site/src/app-pictures/draw/stand-in-node';

const id = `0x${'5b0e94f7'.repeat(8)}`;
const other = `0x${'9d27c058'.repeat(8)}`;
const lamp = {id, type: `${other}::lamp::Lamp`, content: Uint8Array.from([1, 2, 3])};

/** The SDK's client, whose requests a stand-in answers. */
const clientOf = (ledger: Ledger): SuiGrpcClient =>
  new SuiGrpcClient({
    network: 'testnet',
    baseUrl: 'https://fullnode.testnet.sui.io:443',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const body = Buffer.from(await request.arrayBuffer());
      const answer = answerOf(new URL(request.url).pathname.slice(1), request.headers.get('content-type') ?? '', body, ledger);
      return new Response(new Uint8Array(answer), {headers: {'content-type': 'application/grpc-web+proto'}});
    },
  });

test('the SDK reads what the ledger has', async () => {
  const client = clientOf({objects: [lamp], owned: [lamp], balance: 7n, epoch: 1_142n});
  const {object} = await client.getObject({objectId: id, include: {content: true}});
  expect(object).toMatchObject({objectId: id, type: lamp.type, content: lamp.content});
  const {objects, hasNextPage} = await client.listOwnedObjects({owner: other, include: {content: true}});
  expect(objects).toMatchObject([{objectId: id, content: lamp.content}]);
  expect(hasNextPage).toBe(false);
  expect((await client.getBalance({owner: other})).balance.balance).toBe('7');
  expect((await client.getCurrentSystemState()).systemState.epoch).toBe('1142');
});

test('an object that the ledger does not have is not found', async () => {
  await expect(clientOf({objects: [lamp]}).getObject({objectId: other})).rejects.toThrow(`Object ${other} not found`);
});

test('a call without an answer is named', () => {
  expect(() => answerOf('sui.rpc.v2.LedgerService/GetCheckpoint', 'application/grpc-web+proto', Buffer.alloc(5), {})).toThrow(
    'the app calls sui.rpc.v2.LedgerService/GetCheckpoint, which src/app-pictures/draw/stand-in-node.ts does not answer',
  );
});
