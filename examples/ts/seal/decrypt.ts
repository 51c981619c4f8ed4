// #region session
import {EncryptedObject, NoAccessError, SessionKey} from '@mysten/seal';
import {Transaction} from '@mysten/sui/transactions';
import {fromHex} from '@mysten/sui/utils';
import {FIRST_PACKAGE, NEWEST_PACKAGE, client, seal} from './client';

/** A session of ten minutes; `sign` lets the wallet sign a personal message. */
export async function startSession(
  reader: string,
  sign: (message: Uint8Array) => Promise<{signature: string}>,
): Promise<SessionKey> {
  const session = await SessionKey.create({
    address: reader,
    packageId: FIRST_PACKAGE,
    ttlMin: 10,
    suiClient: client,
  });
  const {signature} = await sign(session.getPersonalMessage());
  await session.setPersonalMessageSignature(signature);
  return session;
}
// #endregion session

// #region approve
/** What key servers simulate to find out whether the reader may have these keys. */
async function approval(ids: readonly string[], room: string): Promise<Uint8Array> {
  const tx = new Transaction();
  for (const id of ids)
    tx.moveCall({
      target: `${NEWEST_PACKAGE}::room::seal_approve`,
      arguments: [tx.pure.vector('u8', fromHex(id)), tx.object(room)],
    });
  return tx.build({client, onlyTransactionKind: true});
}
// #endregion approve

// #region pass
/** What the servers simulate for a file of the shop: the reader names a pass. */
export async function approvalWithPass(id: string, pass: string): Promise<Uint8Array> {
  const tx = new Transaction();
  tx.moveCall({
    target: `${NEWEST_PACKAGE}::shop::seal_approve_pass`,
    arguments: [tx.pure.vector('u8', fromHex(id)), tx.object(pass)],
  });
  return tx.build({client, onlyTransactionKind: true});
}
// #endregion pass

// #region decrypt
/** The bytes of a file, or null if the policy refuses the reader. */
export async function open(
  session: SessionKey,
  room: string,
  blobId: string,
): Promise<Uint8Array | null> {
  const data = await client.walrus.readBlob({blobId});
  const {id} = EncryptedObject.parse(data);
  try {
    return await seal.decrypt({
      data,
      sessionKey: session,
      txBytes: await approval([id], room),
    });
  } catch (error) {
    if (error instanceof NoAccessError) return null;
    throw error;
  }
}
// #endregion decrypt

// #region many
/** Key servers refuse a transaction with more calls than this. */
const MOST_CALLS = 100;

/** Fetches the keys of many files, at most a hundred in one request to each server. */
export async function unlock(
  session: SessionKey,
  room: string,
  files: readonly Uint8Array[],
): Promise<void> {
  const parsed = files.map((file) => EncryptedObject.parse(file));
  const threshold = Math.max(...parsed.map((file) => file.threshold));
  for (let start = 0; start < parsed.length; start += MOST_CALLS) {
    const ids = parsed.slice(start, start + MOST_CALLS).map(({id}) => id);
    await seal.fetchKeys({
      ids,
      sessionKey: session,
      txBytes: await approval(ids, room),
      threshold,
    });
  }
}
// #endregion many
