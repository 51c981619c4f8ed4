import {ObjectError, TransactionError} from '@mysten/sui/client';
import type {Signer} from '@mysten/sui/cryptography';
import {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';
import {fromBase64} from '@mysten/sui/utils';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

// #region object
// Was: getObject({id, options: {showContent: true, showOwner: true}})
//   → data?.content.fields, data?.owner
export async function readObject(objectId: string) {
  try {
    const {object} = await client.getObject({objectId, include: {json: true}});
    return {
      fields: object.json,
      owner: object.owner.AddressOwner,
      version: object.version,
    };
  } catch (error) {
    if (error instanceof ObjectError && error.reason === 'notFound') return undefined;
    throw error;
  }
}
// #endregion object

// #region owned
// Was: getOwnedObjects({owner, filter: {StructType: type}, cursor})
//   → data[].data, nextCursor
export async function* ownedObjects(owner: string, type: string) {
  for (let cursor: string | null = null, more = true; more;) {
    const page: Awaited<ReturnType<typeof client.listOwnedObjects>> =
      await client.listOwnedObjects({owner, type, cursor});
    yield* page.objects;
    cursor = page.cursor;
    more = page.hasNextPage;
  }
}
// #endregion owned

// #region transaction
// Was: getTransactionBlock({digest, options: {showEffects: true, showEvents: true}})
//   → effects.status.status, events[].parsedJson
export async function readTransaction(digest: string) {
  try {
    const result = await client.getTransaction({
      digest,
      include: {effects: true, events: true, balanceChanges: true},
    });
    const transaction = result.Transaction ?? result.FailedTransaction;
    return {
      succeeded: transaction.status.success,
      error: transaction.status.error?.message,
      gas: transaction.effects.gasUsed,
      events: transaction.events.map(({eventType, json}) => ({eventType, json})),
      received: transaction.balanceChanges.filter(({amount}) => BigInt(amount) > 0n),
    };
  } catch (error) {
    if (error instanceof TransactionError) return undefined;
    throw error;
  }
}
// #endregion transaction

// #region execute
// Was: signAndExecuteTransaction({transaction, signer, options: {showEffects: true},
//   requestType: 'WaitForLocalExecution'})
export async function send(transaction: Transaction, signer: Signer): Promise<string> {
  const result = await client.signAndExecuteTransaction({
    transaction,
    signer,
    include: {effects: true},
  });
  if (result.FailedTransaction)
    throw new Error(
      result.FailedTransaction.status.error?.message ?? 'the transaction failed',
    );
  await client.waitForTransaction({result});
  return result.Transaction.digest;
}

// Was: executeTransactionBlock({transactionBlock: base64, signature})
export const sendBytes = (base64: string, signature: string) =>
  client.executeTransaction({
    transaction: fromBase64(base64),
    signatures: [signature],
    include: {effects: true},
  });
// #endregion execute

// #region inspect
// Was: devInspectTransactionBlock({sender, transactionBlock})
//   → results[0].returnValues[0] as [bytes, type]
export async function callView(sender: string, target: string): Promise<Uint8Array> {
  const transaction = new Transaction();
  transaction.setSender(sender);
  transaction.moveCall({target});
  const {commandResults, FailedTransaction} = await client.simulateTransaction({
    transaction,
    checksEnabled: false,
    include: {commandResults: true},
  });
  const value = commandResults[0]?.returnValues[0];
  if (!value)
    throw new Error(
      FailedTransaction?.status.error?.message ?? 'the function returned nothing',
    );
  return value.bcs;
}
// #endregion inspect

// #region history
// Was: queryEvents({query: {MoveEventType: eventType}, order: 'descending', limit: 20})
//   → data[].id, parsedJson, timestampMs
export async function latestEvents(eventType: string) {
  const {events, endCursor, hasNextPage} = await client.listEvents({
    filter: {eventType},
    order: 'descending',
    limit: 20,
  });
  return {
    events: events.map(({transactionDigest, eventIndex, checkpoint, json}) => ({
      transactionDigest,
      eventIndex,
      checkpoint,
      json,
    })),
    before: hasNextPage ? endCursor : undefined,
  };
}
// #endregion history
