// #region identity
import type {Signer} from '@mysten/sui/cryptography';
import {fromHex, toHex} from '@mysten/sui/utils';
import {FIRST_PACKAGE, THRESHOLD, client, seal} from './client';

/** A new identity below a room: the room's ID and 16 random bytes. */
export function newIdentity(room: string): string {
  const nonce = crypto.getRandomValues(new Uint8Array(16));
  return toHex(new Uint8Array([...fromHex(room), ...nonce]));
}
// #endregion identity

// #region encrypt
/** Encrypts a file for the members of a room, and stores it on Walrus. */
export async function publish(
  signer: Signer,
  room: string,
  file: Uint8Array,
): Promise<string> {
  const {encryptedObject} = await seal.encrypt({
    threshold: THRESHOLD,
    packageId: FIRST_PACKAGE,
    id: newIdentity(room),
    data: file,
  });
  const {blobId} = await client.walrus.writeBlob({
    blob: encryptedObject,
    epochs: 5,
    deletable: true,
    signer,
  });
  return blobId;
}
// #endregion encrypt
