import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';

// #region consolidate
/**
 * Moves coin objects of one type into the owner's address balance, a batch in each
 * transaction.
 */
export async function consolidate(
  client: SuiGrpcClient,
  signer: Signer,
  type: string,
  batch = 200,
): Promise<number> {
  const owner = signer.toSuiAddress();
  let moved = 0;
  for (;;) {
    const {objects} = await client.listCoins({owner, coinType: type, limit: batch});
    const [first, ...rest] = objects.map(({objectId}) => objectId);
    if (first === undefined) return moved;

    const tx = new Transaction();
    if (rest.length > 0) tx.mergeCoins(first, rest);
    tx.moveCall({
      target: '0x2::coin::send_funds',
      typeArguments: [type],
      arguments: [tx.object(first), tx.pure.address(owner)],
    });
    const result = await client.signAndExecuteTransaction({transaction: tx, signer});
    await client.waitForTransaction({result});
    if (result.$kind === 'FailedTransaction')
      throw new Error(result.FailedTransaction.status.error?.message);
    moved += objects.length;
  }
}
// #endregion consolidate
