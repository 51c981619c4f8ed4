// #region setup
/// Digests that examples/ts/cryptography/hashes.ts prints.
#[test_only]
module hash_checks::digest_tests;

use std::hash::{sha2_256, sha3_256};
use std::unit_test::assert_eq;
use sui::hash::{blake2b256, keccak256};
use sui::hmac::hmac_sha3_256;

const DATA: vector<u8> = b"The owl flies at dusk";
// #endregion setup

// #region test-digests
#[test]
fun digests_are_those_of_typescript() {
    let data = DATA;
    assert_eq!(
        sha2_256(data),
        x"8713ca7558fbd3e224063e3fd36fe5464ba8ad2b52f3a69878f26b502b1b688e",
    );
    assert_eq!(
        sha3_256(data),
        x"d9dae897a09961f035c0caeea8002b34324bfdaf59529f0b4908bcce9a3d6fa7",
    );
    assert_eq!(
        keccak256(&data),
        x"0f20b86baac5f5746b0d9b5a53937badefb9ab17c387dc7b0411bf55cad92296",
    );
    assert_eq!(
        blake2b256(&data),
        x"c7acffbd9136f5eae8426f9314b5bf42f3eace0c00b1cfca5da3bc101d9560df",
    );
    assert_eq!(
        hmac_sha3_256(&b"key", &data),
        x"f8a3566022af0617ffdf1aa742946f7feabee0ee22b6265a04bdbed70bf307af",
    );
}
// #endregion test-digests
