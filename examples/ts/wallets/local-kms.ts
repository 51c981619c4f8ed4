// #region local
import {generateKeyPairSync, sign, type KeyObject} from 'node:crypto';
import type {Kms} from './kms';

type Curve = 'ed25519' | 'secp256k1' | 'prime256v1';

/** A key service in memory, for tests. It answers in the forms that real ones have. */
export class LocalKms implements Kms {
  private readonly keys = new Map<string, {secret: KeyObject; public: Uint8Array}>();

  create(keyId: string, curve: Curve): void {
    const pair =
      curve === 'ed25519'
        ? generateKeyPairSync('ed25519')
        : generateKeyPairSync('ec', {namedCurve: curve});
    const der = pair.publicKey.export({type: 'spki', format: 'der'});
    this.keys.set(keyId, {secret: pair.privateKey, public: new Uint8Array(der)});
  }

  async publicKey(keyId: string): Promise<Uint8Array> {
    return this.find(keyId).public;
  }

  async sign(keyId: string, message: Uint8Array): Promise<Uint8Array> {
    const {secret} = this.find(keyId);
    const hash = secret.asymmetricKeyType === 'ed25519' ? null : 'sha256';
    return new Uint8Array(sign(hash, message, secret));
  }

  private find(keyId: string) {
    const key = this.keys.get(keyId);
    if (!key) throw new Error(`no key ${keyId}`);
    return key;
  }
}
// #endregion local
