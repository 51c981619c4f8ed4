import type {SuiClientTypes} from '@mysten/sui/client';

/**
 * Says what a deny list had against a transaction that was executed and failed; undefined
 * for any other failure.
 */
export function explainDenial(error: SuiClientTypes.ExecutionError): string | undefined {
  if (error.$kind !== 'CoinDenyListError') return undefined;
  const {coinType, address} = error.CoinDenyListError;
  return address === undefined
    ? `${coinType} is paused`
    : `${address} may not receive ${coinType}`;
}
