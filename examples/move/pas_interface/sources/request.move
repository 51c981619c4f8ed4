/// Types and signatures of the Permissioned Asset Standard at 3219d60c, for compiling
/// samples. Every function aborts; never publish it.
#[allow(unused_field, unused_type_parameter)]
module pas::request;

use std::type_name::TypeName;
use sui::vec_set::VecSet;

public struct Request<K> { approvals: VecSet<TypeName>, data: K }

public fun approve<K, U: drop>(_request: &mut Request<K>, _approval: U) { abort }

public fun data<K>(_request: &Request<K>): &K { abort }
