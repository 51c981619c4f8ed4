module sui::object_bag;

use sui::dynamic_object_field as field;

const EBagNotEmpty: u64 = 0;

public struct ObjectBag has key, store { id: UID, size: u64 }

public fun new(ctx: &mut TxContext): ObjectBag { ObjectBag { id: object::new(ctx), size: 0 } }

public fun add<K: copy + drop + store, V: key + store>(bag: &mut ObjectBag, key: K, value: V) {
    field::add(&mut bag.id, key, value);
    bag.size = bag.size + 1;
}

#[syntax(index)]
public fun borrow<K: copy + drop + store, V: key + store>(bag: &ObjectBag, key: K): &V {
    field::borrow(&bag.id, key)
}

#[syntax(index)]
public fun borrow_mut<K: copy + drop + store, V: key + store>(bag: &mut ObjectBag, key: K): &mut V {
    field::borrow_mut(&mut bag.id, key)
}

public fun remove<K: copy + drop + store, V: key + store>(bag: &mut ObjectBag, key: K): V {
    let value = field::remove(&mut bag.id, key);
    bag.size = bag.size - 1;
    value
}

public fun contains<K: copy + drop + store>(bag: &ObjectBag, key: K): bool {
    field::exists(&bag.id, key)
}

public fun contains_with_type<K: copy + drop + store, V: key + store>(
    bag: &ObjectBag,
    key: K,
): bool {
    field::exists_with_type<K, V>(&bag.id, key)
}

public fun length(bag: &ObjectBag): u64 { bag.size }

public fun is_empty(bag: &ObjectBag): bool { bag.size == 0 }

public fun destroy_empty(bag: ObjectBag) {
    let ObjectBag { id, size } = bag;
    assert!(size == 0, EBagNotEmpty);
    id.delete()
}

public fun value_id<K: copy + drop + store>(bag: &ObjectBag, key: K): Option<ID> {
    field::id(&bag.id, key)
}
