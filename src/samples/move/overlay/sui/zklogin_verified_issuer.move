module sui::zklogin_verified_issuer;

use std::string::String;

public fun check_zklogin_issuer(address: address, address_seed: u256, issuer: &String): bool {
    check_zklogin_issuer_internal(address, address_seed, issuer.as_bytes())
}

native fun check_zklogin_issuer_internal(address: address, address_seed: u256, issuer: &vector<u8>): bool;
