module sui::linked_table;

use sui::dynamic_field as field;

const ETableNotEmpty: u64 = 0;
const ETableIsEmpty: u64 = 1;

public struct LinkedTable<K: copy + drop + store, phantom V: store> has key, store {
    id: UID,
    size: u64,
    head: Option<K>,
    tail: Option<K>,
}

public struct Node<K: copy + drop + store, V: store> has store {
    prev: Option<K>,
    next: Option<K>,
    value: V,
}

public fun new<K: copy + drop + store, V: store>(ctx: &mut TxContext): LinkedTable<K, V> {
    LinkedTable { id: object::new(ctx), size: 0, head: option::none(), tail: option::none() }
}

public fun front<K: copy + drop + store, V: store>(table: &LinkedTable<K, V>): &Option<K> {
    &table.head
}

public fun back<K: copy + drop + store, V: store>(table: &LinkedTable<K, V>): &Option<K> {
    &table.tail
}

public fun push_front<K: copy + drop + store, V: store>(
    table: &mut LinkedTable<K, V>,
    key: K,
    value: V,
) {
    let next = table.head;
    table.link(option::none(), key, next, value)
}

public fun push_back<K: copy + drop + store, V: store>(
    table: &mut LinkedTable<K, V>,
    key: K,
    value: V,
) {
    let prev = table.tail;
    table.link(prev, key, option::none(), value)
}

public fun insert_before<K: copy + drop + store, V: store>(
    table: &mut LinkedTable<K, V>,
    successor: K,
    key: K,
    value: V,
) {
    let prev = *table.prev(successor);
    table.link(prev, key, option::some(successor), value)
}

public fun insert_after<K: copy + drop + store, V: store>(
    table: &mut LinkedTable<K, V>,
    predecessor: K,
    key: K,
    value: V,
) {
    let next = *table.next(predecessor);
    table.link(option::some(predecessor), key, next, value)
}

#[syntax(index)]
public fun borrow<K: copy + drop + store, V: store>(table: &LinkedTable<K, V>, key: K): &V {
    &table.node(key).value
}

#[syntax(index)]
public fun borrow_mut<K: copy + drop + store, V: store>(
    table: &mut LinkedTable<K, V>,
    key: K,
): &mut V {
    &mut table.node_mut(key).value
}

public fun prev<K: copy + drop + store, V: store>(table: &LinkedTable<K, V>, key: K): &Option<K> {
    &table.node(key).prev
}

public fun next<K: copy + drop + store, V: store>(table: &LinkedTable<K, V>, key: K): &Option<K> {
    &table.node(key).next
}

public fun remove<K: copy + drop + store, V: store>(table: &mut LinkedTable<K, V>, key: K): V {
    let Node<K, V> { prev, next, value } = field::remove(&mut table.id, key);
    if (prev.is_some()) table.node_mut(*prev.borrow()).next = next else table.head = next;
    if (next.is_some()) table.node_mut(*next.borrow()).prev = prev else table.tail = prev;
    table.size = table.size - 1;
    value
}

public fun pop_front<K: copy + drop + store, V: store>(table: &mut LinkedTable<K, V>): (K, V) {
    assert!(table.head.is_some(), ETableIsEmpty);
    let key = *table.head.borrow();
    (key, table.remove(key))
}

public fun pop_back<K: copy + drop + store, V: store>(table: &mut LinkedTable<K, V>): (K, V) {
    assert!(table.tail.is_some(), ETableIsEmpty);
    let key = *table.tail.borrow();
    (key, table.remove(key))
}

public fun contains<K: copy + drop + store, V: store>(table: &LinkedTable<K, V>, key: K): bool {
    field::exists_with_type<K, Node<K, V>>(&table.id, key)
}

public fun length<K: copy + drop + store, V: store>(table: &LinkedTable<K, V>): u64 { table.size }

public fun is_empty<K: copy + drop + store, V: store>(table: &LinkedTable<K, V>): bool {
    table.size == 0
}

public fun destroy_empty<K: copy + drop + store, V: store>(table: LinkedTable<K, V>) {
    let LinkedTable { id, size, .. } = table;
    assert!(size == 0, ETableNotEmpty);
    id.delete()
}

public fun drop<K: copy + drop + store, V: drop + store>(table: LinkedTable<K, V>) {
    let LinkedTable { id, .. } = table;
    id.delete()
}

fun node<K: copy + drop + store, V: store>(table: &LinkedTable<K, V>, key: K): &Node<K, V> {
    field::borrow(&table.id, key)
}

fun node_mut<K: copy + drop + store, V: store>(
    table: &mut LinkedTable<K, V>,
    key: K,
): &mut Node<K, V> {
    field::borrow_mut(&mut table.id, key)
}

// Puts a new node between two neighbours, or at an end where there is none.
fun link<K: copy + drop + store, V: store>(
    table: &mut LinkedTable<K, V>,
    prev: Option<K>,
    key: K,
    next: Option<K>,
    value: V,
) {
    field::add(&mut table.id, key, Node { prev, next, value });
    let this = option::some(key);
    if (prev.is_some()) table.node_mut(*prev.borrow()).next = this else table.head = this;
    if (next.is_some()) table.node_mut(*next.borrow()).prev = this else table.tail = this;
    table.size = table.size + 1;
}
