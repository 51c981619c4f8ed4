import {Transaction} from '@mysten/sui/transactions';

// #region lock
/** The type of the asset, and the type inside `Coin<…>` of its shares. */
export interface VaultTypes {
  packageId: string;
  asset: string;
  shares: string;
}

/** The shared registry of all currencies, at the same address on every network. */
const COIN_REGISTRY = '0xc';

/** Registers the currency, locks the asset and sends all shares to `owner`. */
export function lockAsset(
  {packageId, asset, shares}: VaultTypes,
  {
    assetId,
    treasuryId,
    currencyId,
  }: {assetId: string; treasuryId: string; currencyId: string},
  amount: bigint,
  owner: string,
): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: '0x2::coin_registry::finalize_registration',
    typeArguments: [shares],
    arguments: [tx.object(COIN_REGISTRY), tx.object(currencyId)],
  });
  const minted = tx.moveCall({
    target: `${packageId}::vault::lock`,
    typeArguments: [asset, shares],
    arguments: [tx.object(assetId), tx.object(treasuryId), tx.pure.u64(amount)],
  });
  tx.transferObjects([minted], owner);
  return tx;
}
// #endregion lock

// #region unlock
/**
 * Brings all shares back and takes the asset. The SDK joins the sender's coins and
 * address balance as needed.
 */
export function unlockAsset(
  {packageId, asset, shares}: VaultTypes,
  vaultId: string,
  amount: bigint,
  owner: string,
): Transaction {
  const tx = new Transaction();
  const released = tx.moveCall({
    target: `${packageId}::vault::unlock`,
    typeArguments: [asset, shares],
    arguments: [tx.object(vaultId), tx.coin({type: shares, balance: amount})],
  });
  tx.transferObjects([released], owner);
  return tx;
}
// #endregion unlock
