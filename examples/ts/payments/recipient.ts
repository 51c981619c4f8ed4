// #region find
import {RpcError, type SuiGrpcClient} from '@mysten/sui/grpc';
import {isValidSuiAddress, isValidSuiNSName, normalizeSuiNSName} from '@mysten/sui/utils';

/** What the app asks of a gRPC client. */
export type Names = Pick<
  SuiGrpcClient,
  'resolveNameServiceAddress' | 'defaultNameServiceName'
>;

export interface Recipient {
  address: string;
  /** What the sender typed, or the name that the address has chosen for itself. */
  name: string | null;
}

/**
 * Turns what somebody typed or scanned into an address to pay. Throws what to tell them,
 * or an error of the node's if it can't be asked.
 */
export async function findRecipient(
  names: Names,
  typed: string,
  sender: string,
): Promise<Recipient> {
  const text = typed.trim().toLowerCase();
  const recipient = text.startsWith('0x')
    ? await byAddress(names, text)
    : await byName(names, text);
  if (recipient.address === sender) throw new Error('That is your own address.');
  return recipient;
}

async function byAddress(names: Names, address: string): Promise<Recipient> {
  if (!isValidSuiAddress(address))
    throw new Error('An address has 64 digits from 0 to 9 and a to f after 0x.');
  if (BigInt(address) <= 0xffffn)
    throw new Error('That address belongs to the system, and nobody can spend from it.');
  return {address, name: await defaultNameOf(names, address)};
}

/** The name that an address has chosen, or null. For a miss, a gRPC client throws. */
async function defaultNameOf(names: Names, address: string): Promise<string | null> {
  try {
    const {data} = await names.defaultNameServiceName({address});
    return data.name;
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    if (error.code === 'NOT_FOUND' || error.message === 'name has expired') return null;
    throw error;
  }
}

async function byName(names: Names, text: string): Promise<Recipient> {
  if (!isValidSuiNSName(text))
    throw new Error('Names look like ana.sui, @ana or ana@club.');
  const name = normalizeSuiNSName(text, 'dot');
  const {address} = await names.resolveNameServiceAddress({name});
  if (address === null)
    throw new Error(`${name} leads to no address. It may be free, or expired.`);
  return {address, name};
}
// #endregion find
