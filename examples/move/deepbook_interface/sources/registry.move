/// Interface of DeepBookV3 for compiling samples: the registry of pools and managers.
/// Types and signatures are those of MystenLabs/deepbookv3 at commit 2f83e49f, version 8
/// on Mainnet. This is not the deployed code.
#[allow(unused_field, unused_type_parameter, unused_variable)]
module deepbook::registry;

use std::type_name::TypeName;
use sui::vec_set::VecSet;
use sui::versioned::Versioned;

#[error]
const EInterfaceOnly: vector<u8> = b"This is an interface: DeepBook itself is not here";

public struct Registry has key {
    id: UID,
    inner: Versioned,
}

public fun assert_app_is_authorized<App: drop>(self: &Registry) {
    abort EInterfaceOnly
}

public fun get_balance_manager_ids(self: &Registry, owner: address): VecSet<ID> {
    abort EInterfaceOnly
}

public fun is_stablecoin(self: &Registry, stable_type: TypeName): bool {
    abort EInterfaceOnly
}
