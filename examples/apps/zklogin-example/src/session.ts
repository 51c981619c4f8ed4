// #region types
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import type {ZkLoginSignatureInputs} from '@mysten/sui/zklogin';

/** Between the click on "sign in" and the return from the provider. */
export interface Pending {
  secretKey: string;
  randomness: string;
  maxEpoch: number;
  state: string;
}

/** A user who is signed in. */
export interface Session {
  address: string;
  secretKey: string;
  maxEpoch: number;
  inputs: ZkLoginSignatureInputs;
}
// #endregion types

// #region store
function slot<T>(key: string) {
  return {
    load: (): T | undefined => {
      const text = sessionStorage.getItem(key);
      return text === null ? undefined : (JSON.parse(text) as T);
    },
    save: (value: T) => {
      sessionStorage.setItem(key, JSON.stringify(value));
    },
    clear: () => {
      sessionStorage.removeItem(key);
    },
  };
}

export const pending = slot<Pending>('zklogin.pending');
export const session = slot<Session>('zklogin.session');

export const keypairOf = ({secretKey}: {secretKey: string}) =>
  Ed25519Keypair.fromSecretKey(secretKey);
// #endregion store
