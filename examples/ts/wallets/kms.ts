// #region interface
/** What a key service does for us. The private key has no way out. */
export interface Kms {
  /** The public key as SubjectPublicKeyInfo in DER, the form that key services give. */
  publicKey(keyId: string): Promise<Uint8Array>;
  /**
   * Signs a message. For the two ECDSA curves the service hashes it with SHA-256 and
   * answers in DER; for Ed25519 it answers with 64 bytes.
   */
  sign(keyId: string, message: Uint8Array): Promise<Uint8Array>;
}
// #endregion interface
