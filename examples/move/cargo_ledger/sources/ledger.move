// #region module
/// Hand-overs of containers, told by events that a reader can prove. A customs office
/// follows them without trusting the server it asks.
module cargo_ledger::ledger;

use sui::clock::Clock;
use sui::event;

#[error]
const ENotHolder: vector<u8> = b"Only the holder hands a container over";

public struct Container has key {
    id: UID,
    holder: address,
    /// How often it was handed over. A gap in the events is a gap in these numbers.
    hand_overs: u64,
}

public struct HandedOver has copy, drop {
    container: ID,
    number: u64,
    from: address,
    to: address,
    at_ms: u64,
}

public fun register(ctx: &mut TxContext) {
    transfer::share_object(Container {
        id: object::new(ctx),
        holder: ctx.sender(),
        hand_overs: 0,
    });
}

public fun hand_over(
    container: &mut Container,
    to: address,
    clock: &Clock,
    ctx: &TxContext,
) {
    let event = container.move_on(ctx.sender(), to, clock.timestamp_ms());
    event::emit_authenticated(event);
}

/// Changes the holder and says what happened. It is apart from the emitting, so that
/// tests can look at the event.
fun move_on(
    container: &mut Container,
    from: address,
    to: address,
    at_ms: u64,
): HandedOver {
    assert!(container.holder == from, ENotHolder);
    container.holder = to;
    container.hand_overs = container.hand_overs + 1;
    HandedOver {
        container: object::id(container),
        number: container.hand_overs,
        from,
        to,
        at_ms,
    }
}
// #endregion module

// #region tests
#[test_only]
const SHIP: address = @0x51;
#[test_only]
const TRUCK: address = @0x7c;

#[test]
fun hand_overs_are_numbered_without_gaps() {
    let mut container = at_sea();
    let first = container.move_on(SHIP, TRUCK, 1_000);
    let second = container.move_on(TRUCK, SHIP, 2_000);
    assert!(first.number == 1 && first.from == SHIP && first.to == TRUCK);
    assert!(second.number == 2 && second.from == TRUCK && second.to == SHIP);
    std::unit_test::destroy(container);
}

#[test, expected_failure(abort_code = ENotHolder)]
fun nobody_else_hands_it_over() {
    let mut container = at_sea();
    container.move_on(TRUCK, TRUCK, 1_000);
    abort
}

#[test_only]
fun at_sea(): Container {
    let id = object::new(&mut tx_context::dummy());
    Container { id, holder: SHIP, hand_overs: 0 }
}
// #endregion tests
