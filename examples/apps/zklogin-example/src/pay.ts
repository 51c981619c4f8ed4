// #region signer
import {Transaction} from '@mysten/sui/transactions';
import {ZkLoginSigner} from '@mysten/sui/zklogin';
import {client, currentEpoch} from './chain';
import {keypairOf, session, type Session} from './session';

/** The signer of the session, or `undefined` if the user has to sign in again. */
export async function currentSigner(): Promise<ZkLoginSigner | undefined> {
  const current = session.load();
  if (!current) return undefined;
  if ((await currentEpoch()) > current.maxEpoch) {
    session.clear();
    return undefined;
  }
  return signerOf(current);
}

const signerOf = (current: Session) =>
  new ZkLoginSigner({
    ephemeralSigner: keypairOf(current),
    maxEpoch: current.maxEpoch,
    inputs: current.inputs,
    legacyAddress: false,
    address: current.address,
    client,
  });
// #endregion signer

// #region pay
export async function pay(
  signer: ZkLoginSigner,
  recipient: string,
  mist: bigint,
): Promise<string> {
  const tx = new Transaction();
  tx.transferObjects([tx.coin({balance: mist})], recipient);

  const result = await signer.signAndExecuteTransaction({transaction: tx, client});
  if (result.$kind === 'FailedTransaction') {
    throw new Error(
      result.FailedTransaction.status.error?.message ?? 'the transaction failed',
    );
  }
  await client.waitForTransaction({digest: result.Transaction.digest});
  return result.Transaction.digest;
}
// #endregion pay
