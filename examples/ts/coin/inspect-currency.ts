import {GrpcTypes, type SuiGrpcClient} from '@mysten/sui/grpc';
import {currencyId} from './currency-id';

export interface CurrencyFacts {
  /** The metadata lies in the coin registry, and not in a `CoinMetadata` object. */
  registered: boolean;
  decimals: number;
  symbol: string;
  /** Units issued; undefined if the node does not find the treasury. */
  totalSupply: bigint | undefined;
  /** Nobody can mint any more. */
  capped: boolean;
  /** Name and icon are final. */
  finalMetadata: boolean;
  /** Undefined if nobody has recorded it. */
  regulated: boolean | undefined;
  /** Undefined if unknown, and for a currency without a deny list. */
  pausable: boolean | undefined;
}

/** Everything that a wallet or an exchange decides by, in one request. */
export async function inspectCurrency(
  client: SuiGrpcClient,
  coinType: string,
): Promise<CurrencyFacts> {
  const {response} = await client.stateService.getCoinInfo({coinType});
  const {metadata, treasury, regulatedMetadata} = response;
  if (metadata?.decimals === undefined)
    throw new Error(`Amounts of ${coinType} cannot be shown: it has no metadata`);

  const {FIXED, BURN_ONLY} = GrpcTypes.CoinTreasury_SupplyState;
  const {REGULATED, COIN_REGULATED_STATE_UNKNOWN} =
    GrpcTypes.RegulatedCoinMetadata_CoinRegulatedState;
  const regulation =
    regulatedMetadata?.coinRegulatedState ?? COIN_REGULATED_STATE_UNKNOWN;
  return {
    registered: metadata.id === currencyId(coinType),
    decimals: metadata.decimals,
    symbol: metadata.symbol ?? '',
    totalSupply: treasury?.totalSupply,
    capped: treasury?.supplyState === FIXED || treasury?.supplyState === BURN_ONLY,
    finalMetadata:
      metadata.metadataCapState === GrpcTypes.CoinMetadata_MetadataCapState.DELETED,
    regulated:
      regulation === COIN_REGULATED_STATE_UNKNOWN ? undefined : regulation === REGULATED,
    pausable: regulatedMetadata?.allowGlobalPause,
  };
}
