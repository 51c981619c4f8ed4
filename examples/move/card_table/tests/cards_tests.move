#[test_only]
module card_table::cards_tests;

use card_table::cards;
use std::unit_test::assert_eq;

// Ranks of the first suit: 0 is the ace, 12 the king.
const ACE: u8 = 0;
const FIVE: u8 = 4;
const SIX: u8 = 5;
const NINE: u8 = 8;
const TEN: u8 = 9;
const KING: u8 = 12;
/// The same rank in the next suit.
const SUIT: u8 = 13;

// #region values
#[test]
fun aces_are_eleven_or_one() {
    assert_eq!(cards::points(&vector[ACE, KING]), 21);
    assert_eq!(cards::points(&vector[ACE, ACE + SUIT]), 12);
    assert_eq!(cards::points(&vector[ACE, SIX]), 17);
    assert_eq!(cards::points(&vector[ACE, SIX, KING]), 17);
    assert_eq!(cards::points(&vector[KING, SIX, NINE]), 25);
}

#[test]
fun payouts_follow_the_rules() {
    let (natural, twenty_one) = (vector[ACE, KING], vector[FIVE, SIX, TEN]);
    let (nineteen, bust) = (vector[TEN, NINE], vector[KING, SIX, NINE]);
    assert_eq!(cards::payout(100, &natural, &twenty_one), 250);
    assert_eq!(cards::payout(100, &natural, &natural), 100);
    assert_eq!(cards::payout(100, &twenty_one, &natural), 0);
    assert_eq!(cards::payout(100, &twenty_one, &nineteen), 200);
    assert_eq!(cards::payout(100, &nineteen, &nineteen), 100);
    assert_eq!(cards::payout(100, &nineteen, &twenty_one), 0);
    assert_eq!(cards::payout(100, &nineteen, &bust), 200);
    assert_eq!(cards::payout(100, &bust, &bust), 0);
}
// #endregion values
