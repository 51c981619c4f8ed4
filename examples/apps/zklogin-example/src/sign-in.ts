// #region begin
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {
  decodeJwt,
  genAddressSeed,
  generateNonce,
  generateRandomness,
  getExtendedEphemeralPublicKey,
  jwtToAddress,
  type ZkLoginSignatureInputs,
} from '@mysten/sui/zklogin';
import {currentEpoch} from './chain';
import {keypairOf, pending, session} from './session';
import {CLIENT_ID, EXTRA_EPOCHS, REDIRECT_URL} from './settings';

/** Makes the ephemeral key and leaves for the provider. */
export async function beginSignIn(): Promise<void> {
  const keypair = new Ed25519Keypair();
  const maxEpoch = (await currentEpoch()) + EXTRA_EPOCHS;
  const randomness = generateRandomness();
  const state = crypto.randomUUID();
  pending.save({secretKey: keypair.getSecretKey(), randomness, maxEpoch, state});

  const query = new URLSearchParams({
    client_id: CLIENT_ID,
    redirect_uri: REDIRECT_URL,
    response_type: 'id_token',
    scope: 'openid',
    nonce: generateNonce(keypair.getPublicKey(), maxEpoch, randomness),
    state,
  });
  location.assign(`https://accounts.google.com/o/oauth2/v2/auth?${query}`);
}
// #endregion begin

// #region return
/**
 * The token that the provider put into the address of this page, if it did and if it is
 * ours.
 */
export function takeToken(): string | undefined {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const jwt = fragment.get('id_token');
  const failure = fragment.get('error');
  history.replaceState(null, '', location.pathname);

  if (failure) throw new Error(`the provider refused: ${failure}`);
  if (!jwt) return undefined;

  const started = pending.load();
  if (started?.state !== fragment.get('state'))
    throw new Error('this sign-in was not started here');
  const nonce = generateNonce(
    keypairOf(started).getPublicKey(),
    started.maxEpoch,
    started.randomness,
  );
  if ((decodeJwt(jwt) as {nonce?: string}).nonce !== nonce)
    throw new Error('the token belongs to another key');
  return jwt;
}
// #endregion return

// #region finish
/** Gets salt and proof for the token, and keeps what signing needs. */
export async function finishSignIn(jwt: string): Promise<void> {
  const started = pending.load();
  if (!started) throw new Error('no sign-in under way');

  const response = await fetch('/api/session', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({
      jwt,
      extendedEphemeralPublicKey: getExtendedEphemeralPublicKey(
        keypairOf(started).getPublicKey(),
      ),
      maxEpoch: started.maxEpoch,
      jwtRandomness: started.randomness,
    }),
  });
  const body = (await response.json()) as {
    error?: string;
    salt: string;
    proof: Omit<ZkLoginSignatureInputs, 'addressSeed'>;
  };
  if (!response.ok) throw new Error(body.error ?? `HTTP ${response.status}`);

  const {sub, aud} = decodeJwt(jwt);
  session.save({
    address: jwtToAddress(jwt, body.salt, false),
    secretKey: started.secretKey,
    maxEpoch: started.maxEpoch,
    inputs: {
      ...body.proof,
      addressSeed: genAddressSeed(body.salt, 'sub', sub, aud).toString(),
    },
  });
  pending.clear();
}
// #endregion finish

export function signOut(): void {
  pending.clear();
  session.clear();
}
