#[test_only]
module proof_gate::door_tests;

use proof_gate::door;
use std::unit_test::assert_eq;

/// Values of examples/ts/cryptography/door-input.ts and groth16-bytes.ts.
const COMMITMENT: u256 =
    4233581725062388237899734228411357068049112695292649814542066471473247258569;
const RECIPIENT: address =
    @0x91d4f0c27a3be8561f0a9c4e2d83b7650f6ea1c9d2485b37e0fa86c15d7b3e92;
const PUBLIC_INPUTS: vector<u8> =
    x"c98711b6434ac1d44f62882ed8bea877448e39980e444429f5608abd511f5c0965b7832d4e9c0a1f56e83b7ac2f0d49100000000000000000000000000000000923e7b5dc186fae0375b48d2c9a16e0f00000000000000000000000000000000";

// #region test-inputs
#[test]
fun move_and_the_prover_agree_on_the_inputs() {
    assert_eq!(door::input_bytes(COMMITMENT, RECIPIENT), PUBLIC_INPUTS);
}
// #endregion test-inputs
