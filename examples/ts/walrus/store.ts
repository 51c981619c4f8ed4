// #region server
import type {Signer} from '@mysten/sui/cryptography';
import type {Transaction} from '@mysten/sui/transactions';
import {WalrusFile, type WriteBlobStep} from '@mysten/walrus';
import {client} from './client';

/** Stores one file with a key of the server; returns both of its IDs. */
export async function storeReport(signer: Signer, report: Uint8Array) {
  const {blobId, blobObject} = await client.walrus.writeBlob({
    blob: report,
    epochs: 5,
    deletable: true,
    signer,
    attributes: {'content-type': 'application/pdf'},
  });
  return {blobId, objectId: blobObject.id, endEpoch: blobObject.storage.end_epoch};
}
// #endregion server

// #region resume
/** Stores a file, and goes on where an earlier attempt stopped. */
export async function storeOrResume(
  signer: Signer,
  report: Uint8Array,
  lastStep: WriteBlobStep | undefined,
  save: (step: WriteBlobStep) => Promise<void>,
): Promise<string> {
  const {blobId} = await client.walrus.writeBlob({
    blob: report,
    epochs: 5,
    deletable: true,
    signer,
    onStep: save,
    ...(lastStep === undefined ? {} : {resume: lastStep}),
  });
  return blobId;
}
// #endregion resume

// #region wallet
/** The steps of an upload that a wallet pays for; `send` signs and executes. */
export function walletUpload(
  photo: Uint8Array,
  owner: string,
  send: (transaction: Transaction) => Promise<{digest: string}>,
) {
  const flow = client.walrus.writeBlobFlow({blob: photo});
  return {
    prepare: () => flow.encode(),
    async onPayClicked(): Promise<void> {
      const {digest} = await send(flow.register({epochs: 5, deletable: true, owner}));
      await flow.upload({digest});
    },
    async onConfirmClicked(): Promise<string> {
      await send(flow.certify());
      return (await flow.getBlob()).blobId;
    },
  };
}
// #endregion wallet

// #region price
/** What it costs to store a file, in FROST, of which a WAL has 10^9. */
export async function priceOf(bytes: number, epochs: number): Promise<bigint> {
  const {totalCost} = await client.walrus.storageCost(bytes, epochs);
  return totalCost;
}
// #endregion price

// #region quilt
/** Stores many small files as one blob; each gets an ID by which it can be read alone. */
export async function storeThumbnails(
  signer: Signer,
  thumbnails: readonly {name: string; contents: Uint8Array}[],
): Promise<string[]> {
  const files = await client.walrus.writeFiles({
    files: thumbnails.map(({name, contents}) =>
      WalrusFile.from({contents, identifier: name, tags: {'content-type': 'image/webp'}}),
    ),
    epochs: 5,
    deletable: true,
    signer,
  });
  return files.map(({id}) => id);
}
// #endregion quilt
