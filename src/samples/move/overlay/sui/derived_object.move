module sui::derived_object;

use sui::dynamic_field as field;

const EObjectAlreadyExists: u64 = 0;

public struct Claimed(ID) has copy, drop, store;

public enum ClaimedStatus has store {
    Reserved,
}

public struct DerivedObjectKey<K: copy + drop + store>(K) has copy, drop, store;

public fun claim<K: copy + drop + store>(parent: &mut UID, key: K): UID {
    let at = derive_address(parent.to_inner(), key);
    let claimed = Claimed(at.to_id());
    assert!(!field::exists(parent, claimed), EObjectAlreadyExists);
    let uid = object::new_uid_from_hash(at);
    field::add(parent, claimed, ClaimedStatus::Reserved);
    uid
}

public fun exists<K: copy + drop + store>(parent: &UID, key: K): bool {
    field::exists(parent, Claimed(derive_address(parent.to_inner(), key).to_id()))
}

public fun derive_address<K: copy + drop + store>(parent: ID, key: K): address {
    field::hash_type_and_key(parent.to_address(), DerivedObjectKey(key))
}
