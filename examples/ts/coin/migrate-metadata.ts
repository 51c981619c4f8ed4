import {Transaction} from '@mysten/sui/transactions';
import {SUI_COIN_REGISTRY_OBJECT_ID} from '@mysten/sui/utils';
import {currencyId} from './currency-id';

/** What a maintainer of a coin from before the registry holds or knows. */
export interface LegacyCoin {
  coinType: string;
  /** `CoinMetadata`, frozen or shared. */
  metadataId: string;
  treasuryCapId: string;
  /** `DenyCapV2` of a regulated coin. */
  denyCapId?: string;
}

// #region migrate
/** Copies the metadata into the registry. Anyone may do it, once per coin type. */
export function migrateMetadata({coinType, metadataId}: LegacyCoin): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: '0x2::coin_registry::migrate_legacy_metadata',
    typeArguments: [coinType],
    arguments: [tx.object(SUI_COIN_REGISTRY_OBJECT_ID), tx.object(metadataId)],
  });
  return tx;
}
// #endregion migrate

// #region claim
/**
 * Ties the capabilities to the new `Currency`, in a later transaction, as their owner.
 */
export function claimCurrency(
  {coinType, treasuryCapId, denyCapId}: LegacyCoin,
  owner: string,
): Transaction {
  const tx = new Transaction();
  const typeArguments = [coinType];
  const currency = tx.object(currencyId(coinType));
  const treasury = tx.object(treasuryCapId);

  tx.moveCall({
    target: '0x2::coin_registry::set_treasury_cap_id',
    typeArguments,
    arguments: [currency, treasury],
  });
  const metadataCap = tx.moveCall({
    target: '0x2::coin_registry::claim_metadata_cap',
    typeArguments,
    arguments: [currency, treasury],
  });
  if (denyCapId) {
    const target = '0x2::coin_registry::migrate_regulated_state_by_cap';
    tx.moveCall({target, typeArguments, arguments: [currency, tx.object(denyCapId)]});
  }
  tx.transferObjects([metadataCap], owner);
  return tx;
}
// #endregion claim
