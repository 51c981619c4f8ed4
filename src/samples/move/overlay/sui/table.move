module sui::table;

use sui::dynamic_field as field;

const ETableNotEmpty: u64 = 0;

public struct Table<phantom K: copy + drop + store, phantom V: store> has key, store {
    id: UID,
    size: u64,
}

public fun new<K: copy + drop + store, V: store>(ctx: &mut TxContext): Table<K, V> {
    Table { id: object::new(ctx), size: 0 }
}

public fun add<K: copy + drop + store, V: store>(table: &mut Table<K, V>, key: K, value: V) {
    field::add(&mut table.id, key, value);
    table.size = table.size + 1;
}

#[syntax(index)]
public fun borrow<K: copy + drop + store, V: store>(table: &Table<K, V>, key: K): &V {
    field::borrow(&table.id, key)
}

#[syntax(index)]
public fun borrow_mut<K: copy + drop + store, V: store>(table: &mut Table<K, V>, key: K): &mut V {
    field::borrow_mut(&mut table.id, key)
}

public fun remove<K: copy + drop + store, V: store>(table: &mut Table<K, V>, key: K): V {
    let value = field::remove(&mut table.id, key);
    table.size = table.size - 1;
    value
}

public fun contains<K: copy + drop + store, V: store>(table: &Table<K, V>, key: K): bool {
    field::exists_with_type<K, V>(&table.id, key)
}

public fun length<K: copy + drop + store, V: store>(table: &Table<K, V>): u64 { table.size }

public fun is_empty<K: copy + drop + store, V: store>(table: &Table<K, V>): bool { table.size == 0 }

public fun destroy_empty<K: copy + drop + store, V: store>(table: Table<K, V>) {
    let Table { id, size } = table;
    assert!(size == 0, ETableNotEmpty);
    id.delete()
}

public fun drop<K: copy + drop + store, V: drop + store>(table: Table<K, V>) {
    let Table { id, size: _ } = table;
    id.delete()
}
