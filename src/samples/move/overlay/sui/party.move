module sui::party;

use sui::vec_map::{Self, VecMap};

// Bits of a permission: read, write, delete, transfer.
const NO_PERMISSIONS: u64 = 0;
const ALL_PERMISSIONS: u64 = 0xf;

public struct Permissions(u64) has copy, drop;

public struct Party has copy, drop {
    default: Permissions,
    members: VecMap<address, Permissions>,
}

public fun single_owner(owner: address): Party {
    let mut members = vec_map::empty();
    members.insert(owner, Permissions(ALL_PERMISSIONS));
    Party { default: Permissions(NO_PERMISSIONS), members }
}

public(package) fun into_native(self: Party): (u64, vector<address>, vector<u64>) {
    let Party { default: Permissions(default), members } = self;
    let (addresses, permissions) = members.into_keys_values();
    (default, addresses, permissions.map!(|Permissions(bits)| bits))
}
