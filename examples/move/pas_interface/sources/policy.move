/// Types and signatures of the Permissioned Asset Standard at 3219d60c, for compiling
/// samples. Every function aborts; never publish it.
#[allow(unused_field, unused_type_parameter)]
module pas::policy;

use pas::namespace::Namespace;
use std::string::String;
use sui::balance::Balance;
use sui::coin::TreasuryCap;

public struct Policy<phantom T> has key { id: UID }

public struct PolicyCap<phantom T> has key, store { id: UID }

public fun new_for_currency<C>(
    _namespace: &mut Namespace,
    _cap: &mut TreasuryCap<C>,
    _clawback_allowed: bool,
): (Policy<Balance<C>>, PolicyCap<Balance<C>>) {
    abort
}

public fun share<T>(_policy: Policy<T>) { abort }

public fun set_required_approval<T, A: drop>(
    _policy: &mut Policy<T>,
    _cap: &PolicyCap<T>,
    _action: String,
) {
    abort
}
