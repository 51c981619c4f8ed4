// #region verify
import type {ClientWithCoreApi} from '@mysten/sui/client';
import {verifyPersonalMessageSignature} from '@mysten/sui/verify';
import {signersOf} from './aliases';

/** Whether a key that may sign for `address` has signed the message. */
export async function isSignedFor(
  client: ClientWithCoreApi,
  address: string,
  message: Uint8Array,
  signature: string,
): Promise<boolean> {
  const key = await verifyPersonalMessageSignature(message, signature, {client});
  const signers = await signersOf(client, address);
  return signers.some((signer) => key.verifyAddress(signer));
}
// #endregion verify
