import {own} from './own';
import type {Uses} from './types';

const signing = '/guides/developer/cryptography/signing';
const hashing = '/guides/developer/cryptography/hashing';

/** Uses of the framework's hashes, signatures and proofs, and of its formats. */
export const cryptographyUses: Uses = {
  'sui::bcs': own('sui_bcs', 'An order that an app encoded is read field by field, and must end with its last one.', signing),
  'sui::bls12381': own(
    'sui_bls12381',
    'A contract accepts a round of a randomness beacon after it has checked the signature over the round.',
    signing,
    '/concepts/cryptography',
  ),
  'sui::ecdsa_k1': own(
    'sui_ecdsa_k1',
    "The key is recovered from a signature, and its hash is the signer's address on Ethereum.",
    signing,
    '/guides/developer/sui-for-ethereum',
  ),
  'sui::ecdsa_r1': own('sui_ecdsa_r1', "A message that a phone's secure enclave signed is checked with its public key.", signing),
  'sui::ecvrf': own(
    'sui_ecvrf',
    "A server's random output is used only after its proof has shown that the server could not choose it.",
    '/guides/developer/cryptography/ecvrf',
  ),
  'sui::ed25519': own(
    'sui_ed25519',
    'An oracle signs a price together with the object that it is meant for.',
    signing,
    '/concepts/cryptography',
  ),
  'sui::groth16': own(
    'sui_groth16',
    'A zero-knowledge proof is checked against its public inputs with a key that was prepared before.',
    '/guides/developer/cryptography/groth16',
  ),
  'sui::hash': own('sui_hash', 'Two nodes of a Merkle tree are hashed to their parent.', hashing),
  'sui::hex': own('sui_hex', 'Bytes become hexadecimal digits and digits become bytes.', hashing),
  'sui::hmac': own('sui_hmac', 'Out of one secret seed each player gets a number that no one else can foresee.', hashing),
  'sui::nitro_attestation': own(
    'sui_nitro_attestation',
    'A contract accepts the key of an enclave whose measurements are those of a known image.',
    '/guides/developer/app-examples/oracle',
    '/concepts/cryptography/nautilus',
  ),
  'sui::poseidon': own('sui_poseidon', 'A Merkle tree uses the hash that circuits can compute at little cost.', hashing),
  'sui::zklogin_verified_issuer': own(
    'sui_zklogin_verified_issuer',
    'Only senders whose zkLogin address stems from one provider pass this check.',
    '/guides/developer/cryptography/zklogin-integration',
    '/concepts/cryptography/zklogin',
  ),
};
