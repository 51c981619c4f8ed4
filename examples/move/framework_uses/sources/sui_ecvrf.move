module framework_uses::sui_ecvrf;

use sui::bcs;
use sui::ecvrf;

const EWrongProof: u64 = 0;

// #region use
/// The only output that the server could make of this input, as a number below 100.
public fun roll(
    output: vector<u8>,
    input: &vector<u8>,
    key: &vector<u8>,
    proof: &vector<u8>,
): u64 {
    assert!(ecvrf::ecvrf_verify(&output, input, key, proof), EWrongProof);
    bcs::new(output).peel_u64() % 100
}
// #endregion use
