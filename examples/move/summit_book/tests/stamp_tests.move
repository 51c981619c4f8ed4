// #region setup
#[test_only, allow(implicit_const_copy)]
module summit_book::stamp_tests;

use std::unit_test::{assert_eq, destroy};
use sui::clock::{Self, Clock};
use summit_book::stamp::{Self, Book};

const HIKER: address = @0xa11ce;
const NONCE: u64 = 42;
const ALTITUDE_M: u64 = 3_900;
const EXPIRES_MS: u64 = 1_795_242_600_000;
/// Half an hour before the expiry.
const NOW_MS: u64 = 1_795_240_800_000;

/// What examples/ts/permit-mint/sign-permit.ts prints.
const PUBLIC_KEY: vector<u8> =
    x"66be7e332c7a453332bd9d0a7f7db055f5c5ef1a06ada66d98b39fb6810c473a";
const MESSAGE: vector<u8> =
    x"1a73756d6d69745f626f6f6b3a3a7374616d703a3a5065726d6974c85d4326fb3b33af837b5e3438a8f15c413f7c0b782dfb6ac7e95f4f81d8590e00000000000000000000000000000000000000000000000000000000000a11ce0950697a2050616cc3bc3c0f0000000000002a000000000000004026ccfca1010000";
const SIGNATURE: vector<u8> =
    x"e5d45eb7c1a7d138da5223fa250a4ad0fda7843b1e59fa52d3e60ddb81db75772e10482c03ec28c2b81ec7d788a02199fadcdbafdd2b7084812f4a6a3e297409";

/// A context with a fixed digest, so that the book has the ID that the permit names.
fun context(sender: address): TxContext {
    let digest = vector::tabulate!(32, |_| 0x22);
    tx_context::new(sender, digest, 0, 0, 0)
}

/// Opens the book, and mints as `sender` at `now_ms`.
fun mint(sender: address, altitude_m: u64, now_ms: u64): (Book, Clock) {
    let ctx = &mut context(sender);
    let (mut book, cap) = stamp::open(PUBLIC_KEY, ctx);
    let mut clock = clock::create_for_testing(ctx);
    clock.set_for_testing(now_ms);
    mint_again(&mut book, altitude_m, &clock, ctx);
    destroy(cap);
    (book, clock)
}

fun mint_again(book: &mut Book, altitude_m: u64, clock: &Clock, ctx: &mut TxContext) {
    let peak = b"Piz Palü".to_string();
    destroy(book.mint(peak, altitude_m, NONCE, EXPIRES_MS, SIGNATURE, clock, ctx));
}
// #endregion setup

// #region vector
#[test]
fun move_and_typescript_agree_on_the_message() {
    let (book, cap) = stamp::open(PUBLIC_KEY, &mut context(HIKER));
    let peak = b"Piz Palü".to_string();
    let id = object::id(&book);
    assert_eq!(
        stamp::permit_bytes(id, HIKER, peak, ALTITUDE_M, NONCE, EXPIRES_MS),
        MESSAGE,
    );
    destroy(book);
    destroy(cap);
}

#[test]
fun a_permit_mints_a_stamp() {
    let ctx = &mut context(HIKER);
    let (mut book, cap) = stamp::open(PUBLIC_KEY, ctx);
    let mut clock = clock::create_for_testing(ctx);
    clock.set_for_testing(NOW_MS);
    let peak = b"Piz Palü".to_string();
    let stamp = book.mint(peak, ALTITUDE_M, NONCE, EXPIRES_MS, SIGNATURE, &clock, ctx);
    assert_eq!(stamp.number(), 1);
    assert_eq!(*stamp.peak(), peak);
    assert!(book.is_used(NONCE));
    destroy(stamp);
    destroy(clock);
    destroy(book);
    destroy(cap);
}
// #endregion vector

// #region refused
#[test, expected_failure(abort_code = stamp::EUsed)]
fun a_permit_counts_once() {
    let (mut book, clock) = mint(HIKER, ALTITUDE_M, NOW_MS);
    mint_again(&mut book, ALTITUDE_M, &clock, &mut context(HIKER));
    abort
}

#[test, expected_failure(abort_code = stamp::EBadSignature)]
fun a_permit_is_of_no_use_to_others() {
    let (_book, _clock) = mint(@0xbad, ALTITUDE_M, NOW_MS);
    abort
}

#[test, expected_failure(abort_code = stamp::EBadSignature)]
fun a_hiker_cannot_add_meters() {
    let (_book, _clock) = mint(HIKER, ALTITUDE_M + 1, NOW_MS);
    abort
}

#[test, expected_failure(abort_code = stamp::EExpired)]
fun a_permit_expires() {
    let (_book, _clock) = mint(HIKER, ALTITUDE_M, EXPIRES_MS);
    abort
}

#[test, expected_failure(abort_code = stamp::ETooLong)]
fun a_permit_with_a_distant_expiry_is_refused() {
    let (_book, _clock) = mint(HIKER, ALTITUDE_M, EXPIRES_MS - 3_600_001);
    abort
}
// #endregion refused

// #region key
#[test, expected_failure(abort_code = stamp::EBadSignature)]
fun permits_of_a_replaced_key_are_refused() {
    let ctx = &mut context(HIKER);
    let (mut book, cap) = stamp::open(PUBLIC_KEY, ctx);
    book.replace_key(&cap, vector::tabulate!(32, |_| 7));
    let mut clock = clock::create_for_testing(ctx);
    clock.set_for_testing(NOW_MS);
    mint_again(&mut book, ALTITUDE_M, &clock, ctx);
    abort
}

#[test, expected_failure(abort_code = stamp::EOtherBook)]
fun the_key_of_another_book_cannot_be_replaced() {
    let ctx = &mut context(HIKER);
    let (mut book, _cap) = stamp::open(PUBLIC_KEY, ctx);
    let (_other, other_cap) = stamp::open(PUBLIC_KEY, ctx);
    book.replace_key(&other_cap, PUBLIC_KEY);
    abort
}
// #endregion key
