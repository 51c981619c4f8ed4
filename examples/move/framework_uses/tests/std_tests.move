#[test_only]
module framework_uses::std_tests;

use framework_uses::std_ascii;
use framework_uses::std_hash;
use framework_uses::std_option;
use framework_uses::std_string;
use framework_uses::std_type_name;
use framework_uses::std_u128;
use framework_uses::std_u64;
use framework_uses::std_uq32_32;
use framework_uses::std_uq64_64;
use framework_uses::std_vector;
use std::unit_test::assert_eq;
use sui::coin::Coin;
use sui::sui::SUI;

#[test]
fun tickers_are_capital_letters() {
    assert!(std_ascii::is_ticker(&b"POINT".to_ascii_string()));
    assert!(!std_ascii::is_ticker(&b"Point".to_ascii_string()));
    assert!(!std_ascii::is_ticker(&b"PT".to_ascii_string()));
    assert_eq!(
        std_ascii::to_ticker(&b"harbor".to_ascii_string()),
        b"HARBO".to_ascii_string(),
    );
}

#[test]
fun a_commitment_opens_with_its_salt_alone() {
    let commitment = std::hash::sha3_256(b"saltrock");
    assert!(std_hash::opens(&commitment, b"rock", b"salt"));
    assert!(!std_hash::opens(&commitment, b"rock", b"pepper"));
}

#[test]
fun a_deputy_is_replaced() {
    let mut deputy = option::none();
    assert_eq!(std_option::signer_of(deputy, @0xA), @0xA);
    assert_eq!(std_option::appoint(&mut deputy, @0xB), option::none());
    assert_eq!(std_option::appoint(&mut deputy, @0xC), option::some(@0xB));
    assert_eq!(std_option::signer_of(deputy, @0xA), @0xC);
}

#[test]
fun a_seat_is_labelled() {
    assert_eq!(std_string::seat_label(b"Ada".to_string(), 7), b"Row 7: Ada".to_string());
}

#[test]
fun types_have_keys() {
    let key = std_type_name::ledger_key<SUI>();
    assert_eq!(key.substring(64, key.length()), b"::sui::SUI".to_ascii_string());
    assert_eq!(std_type_name::package_of<Coin<SUI>>(), key.substring(0, 64));
}

#[test]
fun integers_round_up() {
    assert_eq!(std_u64::fee(1_001, 30), 4);
    assert_eq!(std_u64::squares(4), vector[0, 1, 4, 9]);
}

#[test]
fun shares_of_a_large_pool() {
    let large = std::u64::max_value!();
    assert_eq!(std_u128::shares(large, large / 2, large), large / 2);
}

#[test, expected_failure(abort_code = ::framework_uses::std_u128::EShareTooLarge)]
fun shares_that_do_not_fit() {
    let large = std::u64::max_value!();
    std_u128::shares(large, large, 1);
}

#[test]
fun prices_have_fractions() {
    let price = std_uq32_32::unit_price(10, 4);
    assert_eq!(std_uq32_32::price_of(3, price), 7);
    let growth = std_uq64_64::growth(200, 300);
    assert_eq!(std_uq64_64::value_today(11, growth), 16);
}

#[test]
fun vectors_are_folded_and_filtered() {
    assert_eq!(std_vector::total(vector[20, 30, 50]), 100);
    assert_eq!(std_vector::affordable(vector[20, 30, 50], 30), vector[20, 30]);
    let mut prices = vector[20, 30, 50];
    assert_eq!(std_vector::take_too_high(&mut prices, 25), option::some(30));
    assert_eq!(prices, vector[20, 50]);
    assert_eq!(std_vector::take_too_high(&mut prices, 90), option::none());
}
