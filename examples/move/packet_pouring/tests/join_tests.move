module packet_pouring::join_tests;

use packet_pouring::greenhouse;
use std::unit_test::{assert_eq, destroy};

#[test]
fun seeds_are_poured_into_the_first_packet() {
    let ctx = &mut tx_context::dummy();
    let mut packet = greenhouse::fill(b"basil".to_string(), 20, ctx);
    packet.join(greenhouse::fill(b"basil".to_string(), 30, ctx));
    assert_eq!(packet.seeds(), 50);
    destroy(packet);
}

#[test, expected_failure(abort_code = greenhouse::EOtherVariety)]
fun different_varieties_are_refused() {
    let ctx = &mut tx_context::dummy();
    let mut packet = greenhouse::fill(b"basil".to_string(), 20, ctx);
    packet.join(greenhouse::fill(b"tomato".to_string(), 30, ctx));
    abort
}

#[test, expected_failure(abort_code = greenhouse::EPacketTooBig)]
fun a_packet_does_not_get_too_full() {
    let ctx = &mut tx_context::dummy();
    let mut packet = greenhouse::fill(b"basil".to_string(), 20, ctx);
    packet.join(greenhouse::fill(b"basil".to_string(), 31, ctx));
    abort
}
