module sui::object_table;

use sui::dynamic_object_field as field;

const ETableNotEmpty: u64 = 0;

public struct ObjectTable<phantom K: copy + drop + store, phantom V: key + store> has key, store {
    id: UID,
    size: u64,
}

public fun new<K: copy + drop + store, V: key + store>(ctx: &mut TxContext): ObjectTable<K, V> {
    ObjectTable { id: object::new(ctx), size: 0 }
}

public fun add<K: copy + drop + store, V: key + store>(
    table: &mut ObjectTable<K, V>,
    key: K,
    value: V,
) {
    field::add(&mut table.id, key, value);
    table.size = table.size + 1;
}

#[syntax(index)]
public fun borrow<K: copy + drop + store, V: key + store>(table: &ObjectTable<K, V>, key: K): &V {
    field::borrow(&table.id, key)
}

#[syntax(index)]
public fun borrow_mut<K: copy + drop + store, V: key + store>(
    table: &mut ObjectTable<K, V>,
    key: K,
): &mut V {
    field::borrow_mut(&mut table.id, key)
}

public fun remove<K: copy + drop + store, V: key + store>(
    table: &mut ObjectTable<K, V>,
    key: K,
): V {
    let value = field::remove(&mut table.id, key);
    table.size = table.size - 1;
    value
}

public fun contains<K: copy + drop + store, V: key + store>(
    table: &ObjectTable<K, V>,
    key: K,
): bool {
    field::exists(&table.id, key)
}

public fun length<K: copy + drop + store, V: key + store>(table: &ObjectTable<K, V>): u64 {
    table.size
}

public fun is_empty<K: copy + drop + store, V: key + store>(table: &ObjectTable<K, V>): bool {
    table.size == 0
}

public fun destroy_empty<K: copy + drop + store, V: key + store>(table: ObjectTable<K, V>) {
    let ObjectTable { id, size } = table;
    assert!(size == 0, ETableNotEmpty);
    id.delete()
}

public fun value_id<K: copy + drop + store, V: key + store>(
    table: &ObjectTable<K, V>,
    key: K,
): Option<ID> {
    field::id(&table.id, key)
}
