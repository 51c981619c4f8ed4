// #region create
import {
  BrowserPasskeyProvider,
  findCommonPublicKey,
  PasskeyKeypair,
  PasskeyPublicKey,
} from '@mysten/sui/keypairs/passkey';
import {fromBase64, toBase64} from '@mysten/sui/utils';

const provider = new BrowserPasskeyProvider('Greenhouse', {
  rp: {id: 'greenhouse.example'},
  authenticatorSelection: {authenticatorAttachment: 'platform'},
});

/**
 * Once for each user. Keep what it prints on your server too: the browser's storage may
 * be cleared.
 */
export async function create(): Promise<PasskeyKeypair> {
  const passkey = await PasskeyKeypair.getPasskeyInstance(provider);
  localStorage.setItem('passkey', passkey.getPublicKey().toBase64());
  const credentialId = passkey.getCredentialId();
  if (credentialId) localStorage.setItem('credential', toBase64(credentialId));
  return passkey;
}
// #endregion create

// #region open
/** On later visits. No prompt until something is signed. */
export function open(): PasskeyKeypair | undefined {
  const publicKey = localStorage.getItem('passkey');
  const credentialId = localStorage.getItem('credential');
  if (!publicKey) return undefined;
  const key = new PasskeyPublicKey(publicKey);
  return new PasskeyKeypair(
    key.toRawBytes(),
    provider,
    credentialId ? fromBase64(credentialId) : undefined,
  );
}
// #endregion open

// #region recover
/** If the public key is lost: two prompts, in which the user picks the same passkey. */
export async function recover(): Promise<PasskeyKeypair> {
  const ask = (text: string) =>
    PasskeyKeypair.signAndRecover(provider, new TextEncoder().encode(text));
  const first = await ask('Find my address, 1 of 2');
  const second = await ask('Find my address, 2 of 2');
  return new PasskeyKeypair(findCommonPublicKey(first, second).toRawBytes(), provider);
}
// #endregion recover
