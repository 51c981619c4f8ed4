import type {PasskeyProvider} from '@mysten/sui/keypairs/passkey';
import {p256} from '@noble/curves/nist.js';
import {sha256} from '@noble/hashes/sha2.js';

const secret = new Uint8Array(32).fill(41);
const origin = 'https://greenhouse.example';

export const utf8 = (text: string) => new TextEncoder().encode(text);
const concat = (...parts: Uint8Array[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

// #region device
/** Plays browser and device with a fixed key, so that the output is fixed. */
export const device: PasskeyProvider = {
  create: () => Promise.reject(new Error('the passkey exists already')),
  get: async (challenge) => {
    // The device: hash of the domain, flags "present" and "verified", a counter.
    const authenticatorData = concat(
      sha256(utf8('greenhouse.example')),
      Uint8Array.of(0x05, 0, 0, 0, 0),
    );
    // The browser: what for, the challenge, and where.
    const clientData = {
      type: 'webauthn.get',
      challenge: Buffer.from(challenge).toString('base64url'),
      origin,
    };
    const clientDataJSON = utf8(JSON.stringify(clientData));
    const signature = p256.sign(
      concat(authenticatorData, sha256(clientDataJSON)),
      secret,
      {format: 'der'},
    );
    return {
      response: {authenticatorData, clientDataJSON, signature},
    } as unknown as Awaited<ReturnType<PasskeyProvider['get']>>;
  },
};
// #endregion device

export const publicKey = p256.getPublicKey(secret, true);
