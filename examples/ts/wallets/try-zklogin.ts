import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {computeZkLoginAddress, genAddressSeed, ZkLoginSigner} from '@mysten/sui/zklogin';
import {derivationOf, type Identity} from './keep-address';

const identity: Identity = {
  iss: 'https://accounts.google.com',
  aud: '483920175566-orchard.apps.googleusercontent.com',
  sub: '117204950231',
};
const salt = '161803398874989484820458683436563811';
const {iss, aud, sub} = identity;
const claims = {claimName: 'sub', claimValue: sub, iss, aud, userSalt: salt};
const address = computeZkLoginAddress({...claims, legacyAddress: false});

/** A salt whose seed begins with a zero byte, so that there are two addresses. */
let short = 0n;
while (genAddressSeed(short, 'sub', sub, aud) >> 248n) short += 1n;
const old = computeZkLoginAddress({
  ...claims,
  userSalt: short.toString(),
  legacyAddress: true,
});

// #region keep
console.log('same salt:', derivationOf(identity, salt, address));
console.log('user from before SDK 2:', derivationOf(identity, short.toString(), old));
console.log('another salt:', derivationOf(identity, '42', address));
console.log('another app:', derivationOf({...identity, aud: 'other'}, salt, address));
const spelling = {...identity, iss: 'accounts.google.com'};
console.log('the other spelling of Google:', derivationOf(spelling, salt, address));
// #endregion keep

/** The shape of a proof, with invented points. */
const inputs = {
  proofPoints: {
    a: ['101', '102', '1'],
    b: [
      ['103', '104'],
      ['105', '106'],
      ['1', '0'],
    ],
    c: ['107', '108', '1'],
  },
  issBase64Details: {
    value: 'yJpc3MiOiJodHRwczovL2FjY291bnRzLmdvb2dsZS5jb20iLC',
    indexMod4: 1,
  },
  headerBase64: 'eyJhbGciOiJSUzI1NiIsImtpZCI6ImstMjAyNi0xMSIsInR5cCI6IkpXVCJ9',
  addressSeed: genAddressSeed(salt, 'sub', sub, aud).toString(),
};
const options = {
  ephemeralSigner: Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(7)),
  maxEpoch: 1264,
  inputs,
  legacyAddress: false,
};
const messageOf = (what: () => unknown): string => {
  try {
    what();
    return 'no error';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

// #region signer
const signer = new ZkLoginSigner({...options, address});
console.log('scheme:', signer.getKeyScheme());
console.log('sign:', messageOf(() => signer.sign(new Uint8Array(32))).split('.')[0]);
console.log(
  'wrong address:',
  messageOf(() => new ZkLoginSigner({...options, address: old})).split(' (')[0],
);
// #endregion signer
