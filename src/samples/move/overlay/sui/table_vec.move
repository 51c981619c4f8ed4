module sui::table_vec;

use sui::table::{Self, Table};

const EIndexOutOfBound: u64 = 0;
const ETableNonEmpty: u64 = 1;

public struct TableVec<phantom T: store> has store { contents: Table<u64, T> }

public fun empty<T: store>(ctx: &mut TxContext): TableVec<T> {
    TableVec { contents: table::new(ctx) }
}

public fun singleton<T: store>(item: T, ctx: &mut TxContext): TableVec<T> {
    let mut items = empty(ctx);
    items.push_back(item);
    items
}

public fun length<T: store>(items: &TableVec<T>): u64 { items.contents.length() }

public fun is_empty<T: store>(items: &TableVec<T>): bool { items.contents.is_empty() }

#[syntax(index)]
public fun borrow<T: store>(items: &TableVec<T>, at: u64): &T {
    assert!(at < items.length(), EIndexOutOfBound);
    &items.contents[at]
}

#[syntax(index)]
public fun borrow_mut<T: store>(items: &mut TableVec<T>, at: u64): &mut T {
    assert!(at < items.length(), EIndexOutOfBound);
    &mut items.contents[at]
}

public fun push_back<T: store>(items: &mut TableVec<T>, item: T) {
    let end = items.length();
    items.contents.add(end, item)
}

public fun pop_back<T: store>(items: &mut TableVec<T>): T {
    let size = items.length();
    assert!(size > 0, EIndexOutOfBound);
    items.contents.remove(size - 1)
}

public fun swap<T: store>(items: &mut TableVec<T>, first: u64, second: u64) {
    assert!(first < items.length() && second < items.length(), EIndexOutOfBound);
    if (first == second) return;
    let held = items.contents.remove(first);
    let other = items.contents.remove(second);
    items.contents.add(second, held);
    items.contents.add(first, other);
}

public fun swap_remove<T: store>(items: &mut TableVec<T>, at: u64): T {
    assert!(at < items.length(), EIndexOutOfBound);
    let last = items.length() - 1;
    items.swap(at, last);
    items.pop_back()
}

public fun destroy_empty<T: store>(items: TableVec<T>) {
    assert!(items.is_empty(), ETableNonEmpty);
    let TableVec { contents } = items;
    contents.destroy_empty()
}

public fun drop<T: drop + store>(items: TableVec<T>) {
    let TableVec { contents } = items;
    contents.drop()
}
