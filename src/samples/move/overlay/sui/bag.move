module sui::bag;

use sui::dynamic_field as field;

const EBagNotEmpty: u64 = 0;

public struct Bag has key, store { id: UID, size: u64 }

public fun new(ctx: &mut TxContext): Bag { Bag { id: object::new(ctx), size: 0 } }

public fun add<K: copy + drop + store, V: store>(bag: &mut Bag, key: K, value: V) {
    field::add(&mut bag.id, key, value);
    bag.size = bag.size + 1;
}

#[syntax(index)]
public fun borrow<K: copy + drop + store, V: store>(bag: &Bag, key: K): &V {
    field::borrow(&bag.id, key)
}

#[syntax(index)]
public fun borrow_mut<K: copy + drop + store, V: store>(bag: &mut Bag, key: K): &mut V {
    field::borrow_mut(&mut bag.id, key)
}

public fun remove<K: copy + drop + store, V: store>(bag: &mut Bag, key: K): V {
    let value = field::remove(&mut bag.id, key);
    bag.size = bag.size - 1;
    value
}

public fun contains<K: copy + drop + store>(bag: &Bag, key: K): bool { field::exists(&bag.id, key) }

public fun contains_with_type<K: copy + drop + store, V: store>(bag: &Bag, key: K): bool {
    field::exists_with_type<K, V>(&bag.id, key)
}

public fun length(bag: &Bag): u64 { bag.size }

public fun is_empty(bag: &Bag): bool { bag.size == 0 }

public fun destroy_empty(bag: Bag) {
    let Bag { id, size } = bag;
    assert!(size == 0, EBagNotEmpty);
    id.delete()
}
