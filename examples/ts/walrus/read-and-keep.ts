// #region read
import type {Signer} from '@mysten/sui/cryptography';
import {client} from './client';

/** The bytes of a blob, checked against its ID. */
export async function read(blobId: string): Promise<Uint8Array> {
  return client.walrus.readBlob({blobId});
}

/** The text of one file, whether it is a blob of its own or a part of a quilt. */
export async function readText(id: string): Promise<string> {
  const [file] = await client.walrus.getFiles({ids: [id]});
  if (file === undefined) throw new Error(`no file ${id}`);
  return file.text();
}
// #endregion read

// #region keep
/** Pays for further epochs where fewer than two are left. */
export async function keepAlive(signer: Signer, objectId: string): Promise<void> {
  client.walrus.reset();
  const [{storage}, {epoch}] = await Promise.all([
    client.walrus.getBlobObject(objectId),
    client.walrus.stakingState(),
  ]);
  if (storage.end_epoch - epoch >= 2) return;
  await client.walrus.executeExtendBlobTransaction({
    signer,
    blobObjectId: objectId,
    epochs: 5,
  });
}
// #endregion keep

// #region remove
/** Deletes a deletable blob and gives the owner back the space that it held. */
export async function remove(signer: Signer, objectId: string): Promise<string> {
  const {digest} = await client.walrus.executeDeleteBlobTransaction({
    signer,
    blobObjectId: objectId,
  });
  return digest;
}
// #endregion remove
