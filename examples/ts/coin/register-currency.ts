import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';
import {SUI_COIN_REGISTRY_OBJECT_ID} from '@mysten/sui/utils';
import {execute} from './execute';

/**
 * Finishes the registration of a currency that was published with a one-time witness.
 * Anyone may do so, once.
 */
export async function registerCurrency(
  client: SuiGrpcClient,
  signer: Signer,
  coinType: string,
): Promise<string> {
  // Until then the `Currency` belongs to the address of the registry.
  const {objects} = await client.listOwnedObjects({
    owner: SUI_COIN_REGISTRY_OBJECT_ID,
    type: `0x2::coin_registry::Currency<${coinType}>`,
  });
  const [pending] = objects;
  if (!pending) throw new Error(`no pending currency of type ${coinType}`);

  const tx = new Transaction();
  tx.moveCall({
    target: '0x2::coin_registry::finalize_registration',
    typeArguments: [coinType],
    arguments: [tx.object(SUI_COIN_REGISTRY_OBJECT_ID), tx.object(pending.objectId)],
  });
  return execute(client, signer, tx);
}
