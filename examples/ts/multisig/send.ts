// #region rebuild
import {SuiGrpcClient} from '@mysten/sui/grpc';
import {MultiSigPublicKey} from '@mysten/sui/multisig';
import type {Transaction} from '@mysten/sui/transactions';
import {isValidTransactionSignature, publicKeyFromSuiBytes} from '@mysten/sui/verify';
import {fromBase64} from '@mysten/sui/utils';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

/** The members in their order, as `publicBase64Key` of the keystore shows them. */
const MEMBERS = [
  'AI7/Rv4ODMdnYkj/6MnQFCCOxiyjX+DGfYTcDyQJiT5n',
  'AQNZtEpLGUHlWigdg5X1iKv7xUDA4wUKse1aZuPwvdnVrQ==',
  'AgNpTy344PXGzEGcLWVfOly6ibpgOOadv31vpAfzKyVIXA==',
];

export const team = MultiSigPublicKey.fromPublicKeys({
  threshold: 2,
  publicKeys: MEMBERS.map((key) => ({publicKey: publicKeyFromSuiBytes(key), weight: 1})),
});
// #endregion rebuild

// #region propose
/** The bytes that all members sign, in Base64. */
export async function propose(tx: Transaction): Promise<string> {
  tx.setSender(team.toSuiAddress());
  return Buffer.from(await tx.build({client})).toString('base64');
}
// #endregion propose

// #region sort
/** Checks each signature, and puts them into the order of the members. */
async function inOrder(bytes: Uint8Array, signatures: string[]): Promise<string[]> {
  const sorted: string[] = [];
  for (const {publicKey} of team.getPublicKeys()) {
    for (const signature of signatures) {
      const address = publicKey.toSuiAddress();
      if (await isValidTransactionSignature(bytes, signature, {address, client}))
        sorted.push(signature);
    }
  }
  if (sorted.length < signatures.length)
    throw new Error('a signature is not of a member, or not for these bytes');
  return sorted;
}
// #endregion sort

// #region execute
export async function execute(proposal: string, signatures: string[]) {
  const bytes = fromBase64(proposal);
  const signature = team.combinePartialSignatures(await inOrder(bytes, signatures));
  const result = await client.executeTransaction({
    transaction: bytes,
    signatures: [signature],
    include: {effects: true},
  });
  if (result.$kind === 'FailedTransaction')
    throw new Error(result.FailedTransaction.status.error?.message);
  return result.Transaction.digest;
}
// #endregion execute
