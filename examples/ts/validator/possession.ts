import {fromBase64, normalizeSuiAddress, toBase64, toHex} from '@mysten/sui/utils';
import {bls12_381} from '@noble/curves/bls12-381.js';

const bls = bls12_381.shortSignatures;

// #region sign
/** The variant of BLS by which validators sign. */
const suite = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** What the payload of a proof begins with: its intent, then the length 128. */
const head = '0500008001';

/** The key in `protocol.key`, with its public half as `sui validator` wants it. */
export function readProtocolKey(file: string) {
  const secret = fromBase64(file.trim());
  if (secret.length !== 32) throw new Error('not a protocol key');
  return {secret, publicKey: toHex(bls.getPublicKey(secret).toBytes())};
}

/** Signs the payload of a proof, if it is for this key and this account. */
export function provePossession(
  {secret, publicKey}: ReturnType<typeof readProtocolKey>,
  payload: string,
  account: string,
): string {
  const bytes = fromBase64(payload);
  const address = normalizeSuiAddress(account).slice(2);
  if (toHex(bytes) !== `${head}${publicKey}${address}${'00'.repeat(8)}`)
    throw new Error('not the payload of this key and this account');

  const signature = bls.sign(bls.hash(bytes, suite), secret);
  return toBase64(bls.Signature.toBytes(signature));
}
// #endregion sign
