import {
  computeZkLoginAddress,
  decodeJwt,
  genAddressSeed,
  jwtToAddress,
} from '@mysten/sui/zklogin';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const jwt = [
  encode({alg: 'RS256', kid: 'k-2026-11', typ: 'JWT'}),
  encode({
    iss: 'accounts.google.com',
    aud: 'orchard.example',
    sub: '117204950231',
    nonce: '4IRI6dQ5ILNkmYA_Jtn61SyUgWM',
  }),
  'no-signature',
].join('.');

// #region claims
const {iss, aud, sub} = decodeJwt(jwt);
console.log(iss, aud, sub);
// #endregion claims

// #region both
const claims = {claimName: 'sub', claimValue: sub, iss, aud};
const both = (userSalt: string) => ({
  current: computeZkLoginAddress({...claims, userSalt, legacyAddress: false}),
  legacy: computeZkLoginAddress({...claims, userSalt, legacyAddress: true}),
});

// Most seeds fill all 32 bytes, and then there is one address.
const usual = both('161803398874989484820458683436563811');
console.log('usual seed:', usual.current === usual.legacy);

// About one seed in 48 begins with a zero byte.
let salt = 0n;
while (genAddressSeed(salt, 'sub', sub, aud) >> 248n) salt += 1n;
const {current, legacy} = both(salt.toString());
console.log('short seed, current:', current);
console.log('short seed, legacy: ', legacy);
console.log(
  'from the JWT:',
  jwtToAddress(jwt, salt, false) === current,
  jwtToAddress(jwt, salt, true) === legacy,
);
// #endregion both
