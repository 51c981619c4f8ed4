import {Transaction} from '@mysten/sui/transactions';

const PEARL =
  '0x6f1d2c0b9a8e7f6d5c4b3a29180716f5e4d3c2b1a09f8e7d6c5b4a3928171605::pearl::PEARL';
const TREASURY_CAP_ID =
  '0x91b0c3d5e7f9021436587a9cbedf0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b';

// #region mint
/**
 * Mints into an address balance: no coin object, and nothing for the recipient to merge.
 */
export function mint(recipient: string, amount: bigint): Transaction {
  const tx = new Transaction();
  const balance = tx.moveCall({
    target: '0x2::coin::mint_balance',
    typeArguments: [PEARL],
    arguments: [tx.object(TREASURY_CAP_ID), tx.pure.u64(amount)],
  });
  tx.moveCall({
    target: '0x2::balance::send_funds',
    typeArguments: [PEARL],
    arguments: [balance, tx.pure.address(recipient)],
  });
  return tx;
}
// #endregion mint

// #region burn
/** Burns from whatever the holder of the treasury owns, coins or address balance. */
export function burn(amount: bigint): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: '0x2::coin::burn',
    typeArguments: [PEARL],
    arguments: [tx.object(TREASURY_CAP_ID), tx.coin({type: PEARL, balance: amount})],
  });
  return tx;
}
// #endregion burn
