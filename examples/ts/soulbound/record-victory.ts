import {Transaction} from '@mysten/sui/transactions';

/** Takes a medal out of its character, counts a victory on it, and puts it back. */
export function recordVictory(
  packageId: string,
  characterId: string,
  medalId: string,
): Transaction {
  const tx = new Transaction();
  const [medal, receipt] = tx.moveCall({
    target: `${packageId}::medal::take_out`,
    arguments: [tx.object(characterId), tx.object(medalId)],
  });
  if (!medal || !receipt) throw new Error('take_out returns two values');
  tx.moveCall({target: `${packageId}::medal::record_victory`, arguments: [medal]});
  tx.moveCall({target: `${packageId}::medal::put_back`, arguments: [medal, receipt]});
  return tx;
}
