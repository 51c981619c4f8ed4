/// Types and signatures of the Permissioned Asset Standard at 3219d60c, for compiling
/// samples. Every function aborts; never publish it.
#[allow(unused_field, unused_type_parameter)]
module pas::namespace;

public struct Namespace has key { id: UID }

public fun account_exists(_namespace: &Namespace, _owner: address): bool { abort }

public fun account_address(_namespace: &Namespace, _owner: address): address { abort }

public fun policy_exists<T>(_namespace: &Namespace): bool { abort }
