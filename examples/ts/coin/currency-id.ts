import {deriveObjectID, SUI_COIN_REGISTRY_OBJECT_ID} from '@mysten/sui/utils';

/** The ID of the `Currency` object of a coin type, computed without a network. */
export function currencyId(coinType: string): string {
  // `CurrencyKey` has no fields; BCS writes such a struct as one zero byte.
  const key = new Uint8Array([0]);
  return deriveObjectID(
    SUI_COIN_REGISTRY_OBJECT_ID,
    `0x2::coin_registry::CurrencyKey<${coinType}>`,
    key,
  );
}
