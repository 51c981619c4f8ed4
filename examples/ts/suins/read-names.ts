// #region client
import {SuiGrpcClient} from '@mysten/sui/grpc';
import {suins} from '@mysten/suins';

export const client = new SuiGrpcClient({
  network: 'mainnet',
  baseUrl: 'https://fullnode.mainnet.sui.io:443',
}).$extend(suins());
// #endregion client

// #region both-ways
/** The address that a name points to now, or null for a name that leads nowhere. */
export async function addressOf(name: string): Promise<string | null> {
  const {address} = await client.resolveNameServiceAddress({name});
  return address;
}

/** What to show for an address: its default name where it has one. */
export async function labelOf(address: string): Promise<string> {
  const {data} = await client.defaultNameServiceName({address});
  return data.name ?? `${address.slice(0, 6)}…${address.slice(-4)}`;
}
// #endregion both-ways

// #region record
/** Days until a name expires: negative once it has, null if nobody registered it. */
export async function daysLeft(name: string): Promise<number | null> {
  const record = await client.suins.getNameRecord(name);
  if (record === null) return null;
  return Math.floor((record.expirationTimestampMs - Date.now()) / 86_400_000);
}
// #endregion record
