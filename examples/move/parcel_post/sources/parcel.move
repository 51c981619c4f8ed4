// #region structs
/// Parcels that announce each step of their way.
module parcel_post::parcel;

use std::string::String;
use sui::clock::Clock;
use sui::event;

#[error]
const ENotRecipient: vector<u8> = b"Only the recipient accepts a parcel";

public struct Parcel has key {
    id: UID,
    recipient: address,
    steps: u64,
}

/// The right to scan parcels in one depot.
public struct DepotPass has key, store {
    id: UID,
    depot: String,
}

/// The right to hand out passes. The publisher receives the only one.
public struct RegistrarCap has key, store {
    id: UID,
}
// #endregion structs

// #region events
/// A parcel entered the system.
public struct ParcelPosted has copy, drop {
    parcel_id: ID,
    sender: address,
    recipient: address,
}

/// A parcel passed a depot. `step` counts from 1 without a gap for each parcel.
public struct ParcelScanned has copy, drop {
    parcel_id: ID,
    step: u64,
    depot: String,
    at_ms: u64,
}

/// A parcel was accepted and no longer exists.
public struct ParcelDelivered has copy, drop {
    parcel_id: ID,
    recipient: address,
    steps: u64,
}
// #endregion events

// #region passes
fun init(ctx: &mut TxContext) {
    transfer::transfer(RegistrarCap { id: object::new(ctx) }, ctx.sender());
}

public fun new_pass(_: &RegistrarCap, depot: String, ctx: &mut TxContext): DepotPass {
    DepotPass { id: object::new(ctx), depot }
}
// #endregion passes

// #region post
/// Posts a parcel. It is shared, so that every depot can scan it.
public fun post(recipient: address, ctx: &mut TxContext): ID {
    let parcel = Parcel { id: object::new(ctx), recipient, steps: 0 };
    let parcel_id = object::id(&parcel);
    event::emit(ParcelPosted { parcel_id, sender: ctx.sender(), recipient });
    transfer::share_object(parcel);
    parcel_id
}
// #endregion post

// #region scan
public fun scan(parcel: &mut Parcel, pass: &DepotPass, clock: &Clock) {
    parcel.steps = parcel.steps + 1;
    event::emit(ParcelScanned {
        parcel_id: object::id(parcel),
        step: parcel.steps,
        depot: pass.depot,
        at_ms: clock.timestamp_ms(),
    });
}

public fun accept(parcel: Parcel, ctx: &TxContext) {
    let Parcel { id, recipient, steps } = parcel;
    assert!(ctx.sender() == recipient, ENotRecipient);
    event::emit(ParcelDelivered { parcel_id: id.to_inner(), recipient, steps });
    id.delete();
}
// #endregion scan

// #region test-only
#[test_only]
public fun init_for_testing(ctx: &mut TxContext) { init(ctx) }

#[test_only]
public fun scanned_step(event: &ParcelScanned): u64 { event.step }

#[test_only]
public fun scanned_at_ms(event: &ParcelScanned): u64 { event.at_ms }
// #endregion test-only
