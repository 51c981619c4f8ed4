import {Transaction, type TransactionResult} from '@mysten/sui/transactions';

const PACKAGE_ID = '0x5d90e3b7c2148fa66b0d1e79c35a84f2e07b916dc8f35a204eb71d0c93a6f8e1';

/**
 * The two results of a call; the SDK's types cannot know how many a Move function has.
 */
const two = ([first, second]: TransactionResult) =>
  [first, second] as [TransactionResult[number], TransactionResult[number]];

// #region rent
/** Rents the telescope for `shots` exposures at `fee` MIST each. */
export function rentTelescope(dome: string, shots: number, fee: bigint): Transaction {
  const tx = new Transaction();
  const [telescope, loan] = two(
    tx.moveCall({target: `${PACKAGE_ID}::rental::rent`, arguments: [tx.object(dome)]}),
  );
  for (let shot = 0; shot < shots; shot += 1) {
    tx.moveCall({target: `${PACKAGE_ID}::telescope::expose`, arguments: [telescope]});
  }
  const payment = tx.coin({balance: fee * BigInt(shots)});
  tx.moveCall({
    target: `${PACKAGE_ID}::rental::settle`,
    arguments: [tx.object(dome), telescope, loan, payment],
  });
  return tx;
}
// #endregion rent
