module sui::zklogin_verified_id;

use std::string::String;

public fun check_zklogin_id(
    address: address,
    key_claim_name: &String,
    key_claim_value: &String,
    issuer: &String,
    audience: &String,
    pin_hash: u256,
): bool {
    check_zklogin_id_internal(
        address,
        key_claim_name.as_bytes(),
        key_claim_value.as_bytes(),
        issuer.as_bytes(),
        audience.as_bytes(),
        pin_hash,
    )
}

native fun check_zklogin_id_internal(
    address: address,
    key_claim_name: &vector<u8>,
    key_claim_value: &vector<u8>,
    issuer: &vector<u8>,
    audience: &vector<u8>,
    pin_hash: u256,
): bool;
