import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';

// #region print
export interface NewCard {
  species: string;
  imageId: string;
  traits: Record<string, string>;
}

/**
 * Prints one card for each entry, sends all of them to `holder`, and returns their IDs.
 */
export async function printCards(
  client: SuiGrpcClient,
  signer: Signer,
  {packageId, pressId}: {packageId: string; pressId: string},
  cards: readonly NewCard[],
  holder: string,
): Promise<string[]> {
  const tx = new Transaction();
  const printed = cards.map(({species, imageId, traits}) =>
    tx.moveCall({
      target: `${packageId}::card::print`,
      arguments: [
        tx.object(pressId),
        tx.pure.string(species),
        tx.pure.string(imageId),
        tx.pure.vector('string', Object.keys(traits)),
        tx.pure.vector('string', Object.values(traits)),
      ],
    }),
  );
  tx.transferObjects(printed, holder);

  const result = await client.signAndExecuteTransaction({
    transaction: tx,
    signer,
    include: {effects: true, objectTypes: true},
  });
  if (result.$kind === 'FailedTransaction')
    throw new Error(result.FailedTransaction.status.error?.message);

  const {effects, objectTypes, digest} = result.Transaction;
  await client.waitForTransaction({digest});
  return effects.changedObjects
    .filter(
      ({idOperation, objectId}) =>
        idOperation === 'Created' && objectTypes[objectId]?.endsWith('::card::Card'),
    )
    .map(({objectId}) => objectId);
}
// #endregion print
