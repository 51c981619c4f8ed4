import {decodeSuiPrivateKey, type Keypair} from '@mysten/sui/cryptography';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {Secp256k1Keypair} from '@mysten/sui/keypairs/secp256k1';
import {Secp256r1Keypair} from '@mysten/sui/keypairs/secp256r1';

/** The keypair of a `suiprivkey…` string, whose first byte names the scheme. */
export function signerFrom(secretKey: string): Keypair {
  const {scheme} = decodeSuiPrivateKey(secretKey);
  switch (scheme) {
    case 'ED25519':
      return Ed25519Keypair.fromSecretKey(secretKey);
    case 'Secp256k1':
      return Secp256k1Keypair.fromSecretKey(secretKey);
    case 'Secp256r1':
      return Secp256r1Keypair.fromSecretKey(secretKey);
    default:
      throw new Error(`a key of the scheme ${scheme} is not stored as a secret`);
  }
}
