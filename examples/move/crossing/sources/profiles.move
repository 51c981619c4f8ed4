// #region module
/// One profile for each address, under an ID that everybody can compute.
module crossing::profiles;

use std::string::String;
use sui::derived_object;

public struct Registry has key { id: UID }

public struct Profile has key { id: UID, owner: address, name: String }

fun init(ctx: &mut TxContext) {
    transfer::share_object(Registry { id: object::new(ctx) })
}

/// Aborts if the sender has a profile already: each key can be claimed once.
public fun register(registry: &mut Registry, name: String, ctx: &TxContext) {
    let owner = ctx.sender();
    let id = derived_object::claim(&mut registry.id, owner);
    transfer::transfer(Profile { id, owner, name }, owner);
}

public fun has_profile(registry: &Registry, owner: address): bool {
    derived_object::exists(&registry.id, owner)
}

public fun id_of(registry: &Registry, owner: address): address {
    derived_object::derive_address(registry.id.to_inner(), owner)
}
// #endregion module

public fun name(profile: &Profile): String { profile.name }

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) { init(ctx) }
