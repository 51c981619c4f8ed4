#[test_only]
module curios::mailbox_tests;

use curios::curio::{Self, Curio};
use curios::mailbox::{Self, Mailbox, PostOffice};
use sui::derived_object;
use sui::test_scenario as scenario;

const SENDER: address = @0x5E;
const OWNER: address = @0x0A;

// #region early
#[test]
fun mail_may_arrive_before_the_mailbox_exists() {
    let mut test = scenario::begin(SENDER);
    mailbox::init_for_testing(test.ctx());

    test.next_tx(SENDER);
    let office = test.take_shared<PostOffice>();
    assert!(!office.is_claimed(OWNER));
    transfer::public_transfer(curio::find(test.ctx()), office.address_of(OWNER));
    scenario::return_shared(office);

    test.next_tx(OWNER);
    let mut office = test.take_shared<PostOffice>();
    office.claim(test.ctx());
    scenario::return_shared(office);

    test.next_tx(OWNER);
    let mut mailbox = test.take_from_sender<Mailbox>();
    let letter = scenario::most_recent_receiving_ticket<Curio>(&object::id(&mailbox));
    transfer::public_transfer(mailbox.open(letter), OWNER);
    test.return_to_sender(mailbox);

    test.next_tx(OWNER);
    assert!(scenario::has_most_recent_for_address<Curio>(OWNER));
    test.end();
}
// #endregion early

#[test, expected_failure(abort_code = derived_object::EObjectAlreadyExists)]
fun a_key_stays_used_after_its_object_is_deleted() {
    let mut test = scenario::begin(OWNER);
    mailbox::init_for_testing(test.ctx());
    test.next_tx(OWNER);
    let mut office = test.take_shared<PostOffice>();
    office.claim(test.ctx());
    scenario::return_shared(office);

    test.next_tx(OWNER);
    test.take_from_sender<Mailbox>().tear_down();

    test.next_tx(OWNER);
    let mut office = test.take_shared<PostOffice>();
    assert!(office.is_claimed(OWNER));
    office.claim(test.ctx());
    abort
}
