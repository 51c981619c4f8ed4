// #region signer
import {
  SIGNATURE_FLAG_TO_SCHEME,
  Signer,
  type PublicKey,
  type SignatureFlag,
  type SignatureScheme,
} from '@mysten/sui/cryptography';
import type {Kms} from './kms';
import {readPublicKey} from './read-public-key';
import {readSignature} from './read-signature';

/** A signer whose private key is in a key service. */
export class KmsSigner extends Signer {
  private constructor(
    private readonly kms: Kms,
    private readonly keyId: string,
    private readonly publicKey: PublicKey,
  ) {
    super();
  }

  /** Fetches the public key, and refuses if it isn't the one that owns `address`. */
  static async load(kms: Kms, keyId: string, address: string): Promise<KmsSigner> {
    const publicKey = readPublicKey(await kms.publicKey(keyId));
    if (!publicKey.verifyAddress(address))
      throw new Error(`key ${keyId} is of ${publicKey.toSuiAddress()}, not ${address}`);
    return new KmsSigner(kms, keyId, publicKey);
  }

  async sign(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    const answer = await this.kms.sign(this.keyId, bytes);
    const signature = readSignature(this.getKeyScheme(), answer);
    if (!(await this.publicKey.verify(bytes, signature)))
      throw new Error(`the signature of ${this.keyId} does not fit its public key`);
    return signature;
  }

  getPublicKey(): PublicKey {
    return this.publicKey;
  }

  getKeyScheme(): SignatureScheme {
    return SIGNATURE_FLAG_TO_SCHEME[this.publicKey.flag() as SignatureFlag];
  }
}
// #endregion signer
