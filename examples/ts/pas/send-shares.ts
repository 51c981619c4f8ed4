// #region account
import {bcs} from '@mysten/sui/bcs';
import {Transaction} from '@mysten/sui/transactions';
import {deriveObjectID} from '@mysten/sui/utils';

/** Where the standard and your own package are on one network. */
export interface Deployment {
  /** The first ID of the standard's package, which its types keep. */
  pas: string;
  namespace: string;
  policy: string;
  desk: string;
  register: string;
  shareType: string;
}

/** The account of an owner, whether it exists yet or not. */
export function accountOf({pas, namespace}: Deployment, owner: string): string {
  return deriveObjectID(
    namespace,
    `${pas}::keys::AccountKey`,
    bcs.Address.serialize(owner).toBytes(),
  );
}
// #endregion account

// #region send
/** Sends shares between the accounts of two owners. The first one signs. */
export function sendShares(
  deployment: Deployment,
  from: string,
  to: string,
  amount: bigint,
): Transaction {
  const {pas, policy, desk, register, shareType} = deployment;
  const typeArguments = [shareType];
  const tx = new Transaction();
  const auth = tx.moveCall({target: `${pas}::account::new_auth`});
  const request = tx.moveCall({
    target: `${pas}::account::send_balance`,
    typeArguments,
    arguments: [
      tx.object(accountOf(deployment, from)),
      auth,
      tx.object(accountOf(deployment, to)),
      tx.pure.u64(amount),
    ],
  });
  tx.moveCall({
    target: `${desk}::desk::approve_payment`,
    typeArguments,
    arguments: [tx.object(register), request],
  });
  tx.moveCall({
    target: `${pas}::send_funds::resolve_balance`,
    typeArguments,
    arguments: [request, tx.object(policy)],
  });
  return tx;
}
// #endregion send
