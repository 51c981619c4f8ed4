/// Plaques that are locked in a kiosk for good.
module guild_badge::plaque;

use std::string::String;
use sui::kiosk::{Kiosk, KioskOwnerCap};
use sui::package;
use sui::transfer_policy::{Self, TransferPolicy};

// #region structs
public struct PLAQUE has drop {}

/// Has `store`, so that a kiosk takes it.
public struct Plaque has key, store {
    id: UID,
    text: String,
}

/// A rule that nothing satisfies: this module never adds its receipt to a request.
public struct Never() has drop;
// #endregion structs

// #region init
#[allow(lint(share_owned))]
fun init(otw: PLAQUE, ctx: &mut TxContext) {
    let publisher = package::claim(otw, ctx);
    let (mut policy, cap) = transfer_policy::new<Plaque>(&publisher, ctx);
    transfer_policy::add_rule(Never(), &mut policy, &cap, true);
    transfer::public_share_object(policy);
    transfer::public_transfer(cap, ctx.sender());
    transfer::public_transfer(publisher, ctx.sender());
}
// #endregion init

// #region claim
/// Makes a plaque, locks it and returns its ID. The plaque is never in anybody's hands.
public fun claim(
    policy: &TransferPolicy<Plaque>,
    kiosk: &mut Kiosk,
    cap: &KioskOwnerCap,
    text: String,
    ctx: &mut TxContext,
): ID {
    let plaque = Plaque { id: object::new(ctx), text };
    let id = object::id(&plaque);
    kiosk.lock(cap, policy, plaque);
    id
}
// #endregion claim

public fun text(plaque: &Plaque): String { plaque.text }

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) { init(PLAQUE {}, ctx) }
