// #region client
import {ObjectError} from '@mysten/sui/client';
import {RpcError, SuiGrpcClient} from '@mysten/sui/grpc';
import {normalizeSuiNSName} from '@mysten/sui/utils';
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
  const name = await defaultNameOf(address);
  return name ?? `${address.slice(0, 6)}…${address.slice(-4)}`;
}

/** The default name of an address, or null if it has none or the name has expired. */
async function defaultNameOf(address: string): Promise<string | null> {
  try {
    const {data} = await client.defaultNameServiceName({address});
    return data.name;
  } catch (error) {
    if (error instanceof RpcError && hasNoName(error)) return null;
    throw error; // The node is down, or the network has no SuiNS.
  }
}

function hasNoName({code, message}: RpcError): boolean {
  const hasExpired = code === 'RESOURCE_EXHAUSTED' && message === 'name has expired';
  return code === 'NOT_FOUND' || hasExpired;
}
// #endregion both-ways

// #region record
/** Days until a name expires: negative once it has, null if nobody holds it. */
export async function daysLeft(name: string): Promise<number | null> {
  const record = await recordOf(name);
  // A leaf has no date of its own, because it ends with the name above it.
  const isLeaf = record?.expirationTimestampMs === 0;
  const dated = isLeaf ? await recordOf(nameAbove(name)) : record;
  if (!record || dated?.nftId !== record.nftId) return null;
  return Math.floor((dated.expirationTimestampMs - Date.now()) / 86_400_000);
}

/** The record of a name, or null for one that nobody registered. */
async function recordOf(name: string) {
  try {
    return await client.suins.getNameRecord(name);
  } catch (error) {
    if (error instanceof ObjectError && error.reason === 'notFound') return null;
    throw error;
  }
}

/** `club.sui` for `ana.club.sui`. */
function nameAbove(name: string): string {
  const [, ...labels] = normalizeSuiNSName(name, 'dot').split('.');
  return labels.join('.');
}
// #endregion record
