// #region setup
/// Vectors that examples/ts/cryptography/raw-signatures.ts prints.
#[test_only, allow(implicit_const_copy)]
module signature_checks::scheme_tests;

use std::unit_test::assert_eq;
use sui::ecdsa_k1;
use sui::ecdsa_r1;
use sui::ed25519;

const KECCAK256: u8 = 0;
const SHA256: u8 = 1;

const MESSAGE: vector<u8> = b"Gate 3 opens at noon";
// #endregion setup

const ED25519_KEY: vector<u8> =
    x"ea4a6c63e29c520abef5507b132ec5f9954776aebebe7b92421eea691446d22c";
const ED25519_SIG: vector<u8> =
    x"7f9e5e7265e4e0fe649267c08d230beccad66aa21b3ac831543fa2ceeaa0c872202b0d5359d152195e8acdada3a24866939025668db96b6330fa7da3835ab80f";
const K1_KEY: vector<u8> =
    x"02989c0b76cb563971fdc9bef31ec06c3560f3249d6ee9e5d83c57625596e05f6f";
const K1_SHA256: vector<u8> =
    x"b193820fb425bee33c2fab524682526ab2d68359205967466cdbff985d78930969f4de3f0607a765c87f81508d1c367e84502c38bf10ca75ac350298b75c8bbf";
const K1_KECCAK256: vector<u8> =
    x"2cfc3a66b17694f3c2ab13a534cec8e8cf73bf0076312796286522004495ac9a59663c8a65bfe7d43f5269781ed935740783ac8f4854fa307d8da4d3a1df3da7";
const K1_RECOVERABLE: vector<u8> =
    x"b193820fb425bee33c2fab524682526ab2d68359205967466cdbff985d78930969f4de3f0607a765c87f81508d1c367e84502c38bf10ca75ac350298b75c8bbf00";
/// The same signature with n - s in place of s.
const K1_HIGH_S: vector<u8> =
    x"b193820fb425bee33c2fab524682526ab2d68359205967466cdbff985d789309960b21c0f9f8589a37807eaf72e3c980365eb0adf037d5c6139d5bf418d9b582";
const R1_KEY: vector<u8> =
    x"031e18532fd4754c02f3041d9c75ceb33b83ffd81ac7ce4fe882ccb1c98bc5896e";
const R1_SHA256: vector<u8> =
    x"776256643613e4f931368ee876774716e01eea0a791ce2a2d9502fa78661203646e5f1cd42836daf23d42009f5ef0450dac7da53d4f189ebc2734496643cce82";
/// The same signature with n - s in place of s.
const R1_HIGH_S: vector<u8> =
    x"776256643613e4f931368ee876774716e01eea0a791ce2a2d9502fa786612036b91a0e31bd7c9251dc2bdff60a10fbaee21f2059d22614993146862c982656cf";

// #region test-ed25519
#[test]
fun ed25519_signs_the_message_itself() {
    assert!(ed25519::ed25519_verify(&ED25519_SIG, &ED25519_KEY, &MESSAGE));
    assert!(
        !ed25519::ed25519_verify(&ED25519_SIG, &ED25519_KEY, &b"Gate 4 opens at noon"),
    );
}
// #endregion test-ed25519

// #region test-k1
#[test]
fun secp256k1_hashes_as_the_flag_says() {
    assert!(ecdsa_k1::secp256k1_verify(&K1_SHA256, &K1_KEY, &MESSAGE, SHA256));
    assert!(ecdsa_k1::secp256k1_verify(&K1_KECCAK256, &K1_KEY, &MESSAGE, KECCAK256));
    assert!(!ecdsa_k1::secp256k1_verify(&K1_SHA256, &K1_KEY, &MESSAGE, KECCAK256));
}

#[test]
fun secp256k1_gives_back_the_key() {
    assert_eq!(ecdsa_k1::secp256k1_ecrecover(&K1_RECOVERABLE, &MESSAGE, SHA256), K1_KEY);
    assert_eq!(ecdsa_k1::decompress_pubkey(&K1_KEY).length(), 65);
}
// #endregion test-k1

#[test]
fun secp256r1_hashes_as_the_flag_says() {
    assert!(ecdsa_r1::secp256r1_verify(&R1_SHA256, &R1_KEY, &MESSAGE, SHA256));
    assert!(!ecdsa_r1::secp256r1_verify(&R1_SHA256, &R1_KEY, &MESSAGE, KECCAK256));
}

// #region test-invalid
#[test]
fun bad_arguments_are_false_and_not_an_abort() {
    assert!(!ed25519::ed25519_verify(&b"", &ED25519_KEY, &MESSAGE));
    assert!(!ecdsa_k1::secp256k1_verify(&K1_RECOVERABLE, &K1_KEY, &MESSAGE, SHA256));
    assert!(!ecdsa_k1::secp256k1_verify(&K1_SHA256, &b"", &MESSAGE, SHA256));
    assert!(!ecdsa_k1::secp256k1_verify(&K1_SHA256, &K1_KEY, &MESSAGE, 2));
}

#[test]
fun the_second_form_of_a_signature_is_refused() {
    assert!(!ecdsa_k1::secp256k1_verify(&K1_HIGH_S, &K1_KEY, &MESSAGE, SHA256));
    assert!(!ecdsa_r1::secp256r1_verify(&R1_HIGH_S, &R1_KEY, &MESSAGE, SHA256));
}
// #endregion test-invalid
