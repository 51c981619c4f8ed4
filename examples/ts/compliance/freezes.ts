// #region freeze-many
import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';

const PACKAGE_ID = '0x7d20dcdb2bca4f508ea9613994683eb4e76e9c4ed371169677c1be02aaf0b58e';
const FLOE = `${PACKAGE_ID}::floe::FLOE`;
const FREEZER_ID = '0x3fdba35f04dc8c462986c992bcf875546257113072a909c162f7e470e581e278';
const FREEZE_CAP_ID =
  '0x9b4a6cf1e07d2853b8f64ce01a937d5528fe4b60c1d9a37e5f820b6d4c19e3a7';

/** Freezes all of `accounts` for some hours, or none of them. */
export function freezeAccounts(
  accounts: string[],
  hours: number,
  reason: number,
): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${PACKAGE_ID}::freezer::freeze_accounts`,
    typeArguments: [FLOE],
    arguments: [
      tx.object(FREEZER_ID),
      tx.object(FREEZE_CAP_ID),
      tx.object.denyList(),
      tx.object.clock(),
      tx.pure.vector('address', accounts),
      tx.pure.u64(hours * 3_600_000),
      tx.pure.u64(reason),
    ],
  });
  return tx;
}
// #endregion freeze-many

// #region release
/** Releases one address after the expiry of its freeze. No cap is needed. */
export function releaseExpired(account: string): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${PACKAGE_ID}::freezer::release_expired`,
    typeArguments: [FLOE],
    arguments: [
      tx.object(FREEZER_ID),
      tx.object.denyList(),
      tx.object.clock(),
      tx.pure.address(account),
    ],
  });
  return tx;
}

/** Releases what is due, one after the other, and returns the addresses that failed. */
export async function releaseDue(
  client: SuiGrpcClient,
  signer: Signer,
  due: Iterable<string>,
): Promise<string[]> {
  const failed: string[] = [];
  for (const account of due) {
    try {
      const transaction = releaseExpired(account);
      const result = await client.signAndExecuteTransaction({transaction, signer});
      if (result.$kind === 'FailedTransaction') failed.push(account);
      else await client.waitForTransaction({digest: result.Transaction.digest});
    } catch {
      failed.push(account);
    }
  }
  return failed;
}
// #endregion release
