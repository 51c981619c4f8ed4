#[test_only]
module guild_badge::medal_tests;

use guild_badge::medal::{Self, Character, Medal};
use std::unit_test::assert_eq;
use sui::test_scenario as scenario;

const PLAYER: address = @0x91A7E2;

// #region test-return
#[test]
fun a_medal_comes_out_and_goes_back() {
    let mut test = scenario::begin(PLAYER);
    let character = medal::new_character(test.ctx());
    let id = object::id(&character);
    character.earn(test.ctx());
    transfer::public_transfer(character, PLAYER);

    test.next_tx(PLAYER);
    let mut character = test.take_from_sender<Character>();
    let ticket = scenario::most_recent_receiving_ticket<Medal>(&id);
    let (mut medal, receipt) = character.take_out(ticket);
    medal.record_victory();
    medal.put_back(receipt);

    // It lies with the character again, with its new count.
    let effects = test.next_tx(PLAYER);
    assert_eq!(effects.transferred_to_account().length(), 1);
    let ticket = scenario::most_recent_receiving_ticket<Medal>(&id);
    let (medal, receipt) = character.take_out(ticket);
    assert_eq!(medal.victories(), 2);
    medal.put_back(receipt);

    test.return_to_sender(character);
    test.end();
}
// #endregion test-return

#[test, expected_failure(abort_code = medal::EWrongMedal)]
fun receipts_are_not_exchanged() {
    let mut test = scenario::begin(PLAYER);
    let mut character = medal::new_character(test.ctx());
    let id = object::id(&character);
    character.earn(test.ctx());
    character.earn(test.ctx());

    test.next_tx(PLAYER);
    let medals = scenario::ids_for_address<Medal>(id.to_address());
    let first = scenario::receiving_ticket_by_id<Medal>(medals[0]);
    let second = scenario::receiving_ticket_by_id<Medal>(medals[1]);
    let (one, _receipt_one) = character.take_out(first);
    let (_two, receipt_two) = character.take_out(second);
    one.put_back(receipt_two);
    abort
}
