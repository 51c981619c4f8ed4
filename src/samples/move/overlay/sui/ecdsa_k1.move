module sui::ecdsa_k1;

public native fun secp256k1_ecrecover(
    signature: &vector<u8>,
    msg: &vector<u8>,
    hash: u8,
): vector<u8>;
public native fun decompress_pubkey(public_key: &vector<u8>): vector<u8>;
public native fun secp256k1_verify(
    signature: &vector<u8>,
    public_key: &vector<u8>,
    msg: &vector<u8>,
    hash: u8,
): bool;

#[test_only]
public struct KeyPair has drop { private_key: vector<u8>, public_key: vector<u8> }

#[test_only]
public native fun secp256k1_sign(
    private_key: &vector<u8>,
    msg: &vector<u8>,
    hash: u8,
    recoverable: bool,
): vector<u8>;
#[test_only]
public native fun secp256k1_keypair_from_seed(seed: &vector<u8>): KeyPair;

#[test_only]
public fun private_key(pair: &KeyPair): &vector<u8> { &pair.private_key }

#[test_only]
public fun public_key(pair: &KeyPair): &vector<u8> { &pair.public_key }
