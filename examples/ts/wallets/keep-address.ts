// #region keep
import {computeZkLoginAddress} from '@mysten/sui/zklogin';

/** The claims of a token that your server has verified. */
export interface Identity {
  iss: string;
  aud: string;
  sub: string;
}

export type Derivation = 'current' | 'legacy' | 'neither';

/** By which rule a salt and an identity lead to the address that the user has. */
export function derivationOf(
  {iss, aud, sub}: Identity,
  userSalt: string,
  address: string,
): Derivation {
  const claims = {claimName: 'sub', claimValue: sub, iss, aud, userSalt};
  if (computeZkLoginAddress({...claims, legacyAddress: false}) === address)
    return 'current';
  if (computeZkLoginAddress({...claims, legacyAddress: true}) === address)
    return 'legacy';
  return 'neither';
}
// #endregion keep
