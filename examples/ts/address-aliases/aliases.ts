// #region id
import {bcs} from '@mysten/sui/bcs';
import {ObjectError, type ClientWithCoreApi} from '@mysten/sui/client';
import {deriveObjectID, normalizeSuiAddress} from '@mysten/sui/utils';

/** The ID of an address's alias set, whether or not the address has enabled aliases. */
export function aliasesId(address: string): string {
  return deriveObjectID(
    '0xa',
    '0x2::address_alias::AliasKey',
    bcs.Address.serialize(address).toBytes(),
  );
}
// #endregion id

// #region read
const AddressAliases = bcs.struct('AddressAliases', {
  id: bcs.Address,
  aliases: bcs.vector(bcs.Address),
});

/** Who may sign for `address`: itself alone, unless it has enabled aliases. */
export async function signersOf(
  client: ClientWithCoreApi,
  address: string,
): Promise<string[]> {
  const {objects} = await client.core.getObjects({
    objectIds: [aliasesId(address)],
    include: {content: true},
  });
  const [found] = objects;
  if (found instanceof ObjectError && found.reason === 'notFound')
    return [normalizeSuiAddress(address)];
  if (!found || found instanceof Error)
    throw found ?? new Error('the node gave no answer');
  return AddressAliases.parse(found.content).aliases;
}
// #endregion read
