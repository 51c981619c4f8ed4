import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {computeZkLoginAddress, generateNonce, jwtToAddress} from '@mysten/sui/zklogin';

// Fixed so that the output is: an app makes a new key, and takes its randomness from
// generateRandomness().
const ephemeral = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(7));
const randomness = '88314077250913846621540937862905514720';
const userSalt = '271828182845904523536028747135266249';

// #region nonce
const maxEpoch = 1264;
const nonce = generateNonce(ephemeral.getPublicKey(), maxEpoch, randomness);
console.log('nonce', nonce);
// #endregion nonce

// #region address
const claims = {
  iss: 'https://accounts.google.com',
  aud: 'greenhouse.example',
  sub: '204815162342',
};

const address = computeZkLoginAddress({
  claimName: 'sub',
  claimValue: claims.sub,
  iss: claims.iss,
  aud: claims.aud,
  userSalt,
  legacyAddress: false,
});
console.log('address', address);
// #endregion address

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const jwt = [encode({alg: 'RS256'}), encode({...claims, nonce}), 'no-signature'].join(
  '.',
);
console.log('the same from a JWT:', jwtToAddress(jwt, userSalt, false) === address);
