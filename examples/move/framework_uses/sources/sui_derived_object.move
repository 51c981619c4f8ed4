module framework_uses::sui_derived_object;

use sui::derived_object;

public struct Club has key { id: UID }

public struct Membership has key { id: UID, member: address }

// #region use
/// Each member joins once: the ID follows from the club's ID and the member's address.
public fun join(club: &mut Club, ctx: &TxContext) {
    let member = ctx.sender();
    let id = derived_object::claim(&mut club.id, member);
    transfer::transfer(Membership { id, member }, member);
}

/// Where the membership is or will be, computed without looking it up.
public fun membership_of(club: &Club, member: address): address {
    derived_object::derive_address(object::id(club), member)
}
// #endregion use

public fun member(membership: &Membership): address { membership.member }

#[test_only]
public fun new_for_testing(ctx: &mut TxContext): Club { Club { id: object::new(ctx) } }
