// #region setup
#[test_only]
module tide_gauge::gauge_tests;

use std::unit_test::{assert_eq, destroy};
use sui::clock;
use tide_gauge::gauge::{Self, Gauge, Image, ImageCap};

/// What examples/ts/concepts/enclave-reading.ts prints.
const KEY: vector<u8> =
    x"43046bfe4092b3e94994eada15dcc20d8aaa07b658fd3954eb8e0efb8bdca5de";
const MESSAGE: vector<u8> =
    x"1a746964655f67617567653a3a67617567653a3a52656164696e6706706965722d3406090000000000000038d360ba010000";
const SIGNATURE: vector<u8> =
    x"345d29aa2f1c2f1108dbaf44ea0ec088302b74a62fce6959fe278b855c8d0a43ee72087906374d7105092d2a5ee846c20a3a887e968a8679d0c796aabdfdcd04";
const MEASURED_MS: u64 = 1_900_000_000_000;
const CHANNEL: vector<u8> = b"pier-4";

fun image(first: u8): Image {
    gauge::new_image(pcr(first), pcr(2), pcr(3))
}

fun pcr(byte: u8): vector<u8> { vector::tabulate!(48, |_| byte) }

/// A gauge for the image 1, with its enclave registered a second before the reading.
fun registered(): (Gauge, ImageCap) {
    let (mut gauge, cap) = gauge::open(CHANNEL, image(1), &mut tx_context::dummy());
    gauge.trust(image(1), option::some(KEY), MEASURED_MS - 1_000, MEASURED_MS);
    (gauge, cap)
}

fun record(gauge: &mut Gauge, level_mm: u64, now_ms: u64) {
    let mut clock = clock::create_for_testing(&mut tx_context::dummy());
    clock.set_for_testing(now_ms);
    gauge.record(level_mm, MEASURED_MS, SIGNATURE, &clock);
    clock.destroy_for_testing();
}
// #endregion setup

// #region tests
#[test]
fun a_signed_reading_is_stored() {
    assert_eq!(gauge::reading_bytes(CHANNEL, 2_310, MEASURED_MS), MESSAGE);
    let (mut gauge, cap) = registered();
    record(&mut gauge, 2_310, MEASURED_MS + 500);
    assert_eq!(gauge.level_mm(), 2_310);
    assert_eq!(gauge.measured_ms(), MEASURED_MS);
    destroy(gauge);
    destroy(cap);
}

#[test, expected_failure(abort_code = gauge::EWrongImage)]
fun another_image_is_refused() {
    let (mut gauge, _cap) = registered();
    gauge.trust(image(9), option::some(KEY), MEASURED_MS, MEASURED_MS);
    abort
}

#[test, expected_failure(abort_code = gauge::EStaleAttestation)]
fun an_old_key_does_not_come_back() {
    let (mut gauge, _cap) = registered();
    gauge.trust(image(1), option::some(KEY), MEASURED_MS - 2_000, MEASURED_MS);
    abort
}

#[test, expected_failure(abort_code = gauge::ENotRegistered)]
fun a_new_image_needs_a_new_attestation() {
    let (mut gauge, cap) = registered();
    gauge.set_image(&cap, image(9));
    record(&mut gauge, 2_310, MEASURED_MS);
    abort
}
// #endregion tests

#[test, expected_failure(abort_code = gauge::EDebugImage)]
fun debug_mode_is_refused() {
    image(0);
    abort
}

#[test, expected_failure(abort_code = gauge::EPcrLength)]
fun a_pcr_has_48_bytes() {
    gauge::new_image(b"short", b"short", b"short");
    abort
}

#[test, expected_failure(abort_code = gauge::ENoKey)]
fun an_attestation_without_a_key_is_refused() {
    let (mut gauge, _cap) = registered();
    gauge.trust(image(1), option::none(), MEASURED_MS, MEASURED_MS);
    abort
}

#[test, expected_failure(abort_code = gauge::EStaleAttestation)]
fun an_attestation_ages() {
    let (mut gauge, _cap) = registered();
    gauge.trust(image(1), option::some(KEY), MEASURED_MS, MEASURED_MS + 300_000);
    abort
}

#[test, expected_failure(abort_code = gauge::EWrongCap)]
fun the_cap_of_another_gauge_is_refused() {
    let ctx = &mut tx_context::dummy();
    let (mut gauge, _cap) = gauge::open(CHANNEL, image(1), ctx);
    let (_other, cap) = gauge::open(CHANNEL, image(1), ctx);
    gauge.set_image(&cap, image(2));
    abort
}

#[test, expected_failure(abort_code = gauge::EBadSignature)]
fun another_level_is_not_signed() {
    let (mut gauge, _cap) = registered();
    record(&mut gauge, 2_311, MEASURED_MS);
    abort
}

#[test, expected_failure(abort_code = gauge::EStaleReading)]
fun a_reading_ages() {
    let (mut gauge, _cap) = registered();
    record(&mut gauge, 2_310, MEASURED_MS + 60_000);
    abort
}

#[test, expected_failure(abort_code = gauge::EStaleReading)]
fun a_reading_counts_once() {
    let (mut gauge, _cap) = registered();
    record(&mut gauge, 2_310, MEASURED_MS);
    record(&mut gauge, 2_310, MEASURED_MS);
    abort
}

#[test, expected_failure(abort_code = gauge::EFutureReading)]
fun a_reading_from_the_future_blocks_nothing() {
    let (mut gauge, _cap) = registered();
    record(&mut gauge, 2_310, MEASURED_MS - 5_001);
    abort
}
