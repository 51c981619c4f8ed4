// #region send
import type {ClientWithCoreApi} from '@mysten/sui/client';
import type {Signer} from '@mysten/sui/cryptography';
import type {Transaction} from '@mysten/sui/transactions';
import {signersOf} from './aliases';
import {addAlias, enableAliases, removeAlias} from './change-aliases';

/** Signs with any key that may, since the transaction names its sender already. */
async function send(
  client: ClientWithCoreApi,
  tx: Transaction,
  signer: Signer,
): Promise<void> {
  const result = await signer.signAndExecuteTransaction({transaction: tx, client});
  if (result.$kind === 'FailedTransaction')
    throw new Error(result.FailedTransaction.status.error?.message);
  await client.core.waitForTransaction({digest: result.Transaction.digest});
}
// #endregion send

// #region rotate
/** Hands an address from one key to another. Returns who may sign for it afterward. */
export async function rotate(
  client: ClientWithCoreApi,
  oldKey: Signer,
  newKey: Signer,
): Promise<string[]> {
  const address = oldKey.toSuiAddress();
  await send(client, enableAliases(address), oldKey);
  await send(client, addAlias(address, newKey.toSuiAddress()), oldKey);

  // The new key signs this one. If it couldn't, the old key would still be in the set.
  await send(client, removeAlias(address, address), newKey);
  return signersOf(client, address);
}
// #endregion rotate
