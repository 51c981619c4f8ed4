// #region setup
/// Values that examples/ts/cryptography/ecvrf.ts prints.
#[test_only]
module vrf_chest::chest_tests;

use std::unit_test::{assert_eq, destroy};
use sui::ecvrf;
use vrf_chest::chest;

const PLAYER: address = @0x91A7;
const PUBLIC_KEY: vector<u8> =
    x"aaf82404e5f7bfa7352ce093e4aabe82435385d64aa870090a56d1aa36169800";
const PROOF: vector<u8> =
    x"e6b934653b7166f555fb1c7e1cbd4ef052d6c91ae0d48568410009001c02d54486bea57bd8ab07625e0a70233c22565f209ff8765bf51e5f482ae3af7b8920f25d3c36bccd474245a7439ebe46d56904";
const OUTPUT: vector<u8> =
    x"abba0b7e4869d4f7e141ab028f1c3ba54bff37fdf4c9694cf9b46dc96f4c529a3db7109f92ecd5f580384a40d3b954d8a08a9da251134198ceb8bb0df2f4ee6b";

/// Buys a chest in a transaction with a fixed digest, so that its ID is the one in the
/// program, and opens it.
fun buy_and_open(nonce: vector<u8>, output: vector<u8>, proof: vector<u8>): u64 {
    let digest = vector::tabulate!(32, |_| 0x11);
    let ctx = &mut tx_context::new(PLAYER, digest, 0, 0, 0);
    let server = chest::new_server(PUBLIC_KEY, ctx);
    let chest = server.buy(nonce, ctx);
    let gems = server.open(chest, output, proof);
    destroy(server);
    gems
}
// #endregion setup

// #region test-open
#[test]
fun the_output_of_the_server_opens_the_chest() {
    assert_eq!(buy_and_open(b"heads or tails", OUTPUT, PROOF), 56);
}

#[test, expected_failure(abort_code = chest::EBadProof)]
fun a_proof_for_another_input_does_not() {
    buy_and_open(b"tails or heads", OUTPUT, PROOF);
}

#[test, expected_failure(abort_code = chest::EBadProof)]
fun the_server_cannot_choose_the_output() {
    let mut output = OUTPUT;
    *&mut output[0] = 0;
    buy_and_open(b"heads or tails", output, PROOF);
}

#[test, expected_failure(abort_code = 1, location = ecvrf)]
fun an_output_of_another_length_aborts() {
    buy_and_open(b"heads or tails", b"", PROOF);
}
// #endregion test-open
