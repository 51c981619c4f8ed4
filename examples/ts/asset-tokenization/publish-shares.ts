import {readFileSync} from 'node:fs';
import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';

// #region publish
/** What `sui move build --dump-bytecode-as-base64` prints. */
interface Build {
  modules: string[];
  dependencies: string[];
}

/**
 * The type inside `Coin<…>` of the shares, and the two objects that publication leaves.
 */
export interface Shares {
  type: string;
  treasuryId: string;
  currencyId: string;
}

/** Publishes the currency of an asset's shares. */
export async function publishShares(
  client: SuiGrpcClient,
  signer: Signer,
  buildFile: string,
): Promise<Shares> {
  const {modules, dependencies} = JSON.parse(readFileSync(buildFile, 'utf8')) as Build;
  const tx = new Transaction();
  const upgradeCap = tx.publish({modules, dependencies});
  // A package that cannot change is what buyers of shares want to see.
  tx.moveCall({target: '0x2::package::make_immutable', arguments: [upgradeCap]});

  const result = await client.signAndExecuteTransaction({
    transaction: tx,
    signer,
    include: {objectTypes: true},
  });
  if (result.$kind === 'FailedTransaction')
    throw new Error(result.FailedTransaction.status.error?.message);
  const {digest, objectTypes} = result.Transaction;
  await client.waitForTransaction({digest});

  const created = Object.entries(objectTypes);
  const [treasuryId, treasuryType] =
    created.find(([, type]) => type.includes('::coin::TreasuryCap<')) ?? [];
  const [currencyId] =
    created.find(([, type]) => type.includes('::coin_registry::Currency<')) ?? [];
  const type = treasuryType && /<(.+)>$/.exec(treasuryType)?.[1];
  if (!treasuryId || !currencyId || !type)
    throw new Error(`The package of ${buildFile} creates no currency`);
  return {type, treasuryId, currencyId};
}
// #endregion publish
