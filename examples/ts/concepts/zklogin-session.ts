// #region used
import {SuiGrpcClient} from '@mysten/sui/grpc';
import {jwtToAddress} from '@mysten/sui/zklogin';

const client = new SuiGrpcClient({
  network: 'mainnet',
  baseUrl: 'https://fullnode.mainnet.sui.io:443',
});

/**
 * For users from before SDK 2: which of the two derivations holds something. Store the
 * answer.
 */
export async function legacyAddressOf(jwt: string, salt: bigint): Promise<boolean> {
  const current = jwtToAddress(jwt, salt, false);
  const legacy = jwtToAddress(jwt, salt, true);
  if (current === legacy) return false;
  const {objects} = await client.core.listOwnedObjects({owner: legacy, limit: 1});
  const {balances} = await client.core.listBalances({owner: legacy, limit: 1});
  return objects.length + balances.length > 0;
}
// #endregion used

// #region cached
export interface CachedSession {
  maxEpoch: number;
  proof: string;
}

/**
 * Keeps the proof for the whole session, and asks the prover only after the last epoch.
 */
export async function usableSession(
  cached: CachedSession | undefined,
): Promise<CachedSession | undefined> {
  if (!cached) return undefined;
  const {systemState} = await client.getCurrentSystemState();
  return Number(systemState.epoch) <= cached.maxEpoch ? cached : undefined;
}
// #endregion cached
