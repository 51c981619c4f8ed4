#[defines_primitive(vector)]
module std::vector;

public use fun std::string::utf8 as vector.to_string;
public use fun std::string::try_utf8 as vector.try_to_string;
public use fun std::ascii::string as vector.to_ascii_string;
public use fun std::ascii::try_string as vector.try_to_ascii_string;

const EINDEX_OUT_OF_BOUNDS: u64 = 0x20000;

#[bytecode_instruction]
#[deprecated(note = b"Use `vector[]` literal instead")]
public native fun empty<T>(): vector<T>;
#[bytecode_instruction]
public native fun length<T>(items: &vector<T>): u64;
#[syntax(index), bytecode_instruction]
public native fun borrow<T>(items: &vector<T>, at: u64): &T;
#[bytecode_instruction]
public native fun push_back<T>(items: &mut vector<T>, item: T);
#[syntax(index), bytecode_instruction]
public native fun borrow_mut<T>(items: &mut vector<T>, at: u64): &mut T;
#[bytecode_instruction]
public native fun pop_back<T>(items: &mut vector<T>): T;
#[bytecode_instruction]
public native fun destroy_empty<T>(items: vector<T>);
#[bytecode_instruction]
public native fun swap<T>(items: &mut vector<T>, first: u64, second: u64);

#[deprecated(note = b"Use `vector[e]` literal instead")]
public fun singleton<T>(item: T): vector<T> { vector[item] }

public fun reverse<T>(items: &mut vector<T>) {
    let size = items.length();
    (size / 2).do!(|low| items.swap(low, size - 1 - low));
}

public fun append<T>(items: &mut vector<T>, more: vector<T>) {
    more.do!(|item| items.push_back(item))
}

public fun is_empty<T>(items: &vector<T>): bool { items.length() == 0 }

public fun contains<T>(items: &vector<T>, item: &T): bool {
    let (found, _) = items.index_of(item);
    found
}

public fun index_of<T>(items: &vector<T>, item: &T): (bool, u64) {
    let size = items.length();
    let mut at = 0;
    while (at < size && &items[at] != item) at = at + 1;
    if (at < size) (true, at) else (false, 0)
}

public fun remove<T>(items: &mut vector<T>, at: u64): T {
    let size = items.length();
    assert!(at < size, EINDEX_OUT_OF_BOUNDS);
    at.range_do!(size - 1, |low| items.swap(low, low + 1));
    items.pop_back()
}

public fun insert<T>(items: &mut vector<T>, item: T, at: u64) {
    let size = items.length();
    assert!(at <= size, EINDEX_OUT_OF_BOUNDS);
    items.push_back(item);
    at.range_do!(size, |low| items.swap(low, size));
}

public fun swap_remove<T>(items: &mut vector<T>, at: u64): T {
    assert!(!items.is_empty(), EINDEX_OUT_OF_BOUNDS);
    let last = items.length() - 1;
    items.swap(at, last);
    items.pop_back()
}

public fun skip<T: drop>(items: vector<T>, count: u64): vector<T> {
    let mut at = 0;
    items.filter!(|_| {
        at = at + 1;
        at > count
    })
}

public fun take<T: drop>(items: vector<T>, count: u64): vector<T> {
    assert!(count <= items.length());
    let mut at = 0;
    items.filter!(|_| {
        at = at + 1;
        at <= count
    })
}

public fun flatten<T>(lists: vector<vector<T>>): vector<T> {
    let mut all = vector[];
    lists.do!(|list| all.append(list));
    all
}

public macro fun tabulate<$T>($size: u64, $f: |u64| -> $T): vector<$T> {
    let size = $size;
    let mut items = vector[];
    size.do!(|at| items.push_back($f(at)));
    items
}

public macro fun destroy<$T, $R: drop>($items: vector<$T>, $f: |$T| -> $R) {
    do!($items, |item| $f(item))
}

public macro fun do<$T, $R: drop>($items: vector<$T>, $f: |$T| -> $R) {
    let mut items = $items;
    items.reverse();
    let mut left = items.length();
    while (left > 0) {
        $f(items.pop_back());
        left = left - 1;
    };
    items.destroy_empty();
}

public macro fun do_ref<$T, $R: drop>($items: &vector<$T>, $f: |&$T| -> $R) {
    let items = $items;
    items.length().do!(|at| $f(&items[at]))
}

public macro fun do_mut<$T, $R: drop>($items: &mut vector<$T>, $f: |&mut $T| -> $R) {
    let items = $items;
    items.length().do!(|at| $f(&mut items[at]))
}

public macro fun map<$T, $U>($items: vector<$T>, $f: |$T| -> $U): vector<$U> {
    let mut mapped = vector[];
    do!($items, |item| mapped.push_back($f(item)));
    mapped
}

public macro fun map_ref<$T, $U>($items: &vector<$T>, $f: |&$T| -> $U): vector<$U> {
    let mut mapped = vector[];
    do_ref!($items, |item| mapped.push_back($f(item)));
    mapped
}

public macro fun filter<$T: drop>($items: vector<$T>, $f: |&$T| -> bool): vector<$T> {
    let mut kept = vector[];
    do!($items, |item| if ($f(&item)) kept.push_back(item));
    kept
}

public macro fun partition<$T>($items: vector<$T>, $f: |&$T| -> bool): (vector<$T>, vector<$T>) {
    let mut accepted = vector[];
    let mut rest = vector[];
    do!($items, |item| if ($f(&item)) accepted.push_back(item) else rest.push_back(item));
    (accepted, rest)
}

public macro fun find_index<$T>($items: &vector<$T>, $f: |&$T| -> bool): Option<u64> {
    let items = $items;
    'found: {
        items.length().do!(|at| if ($f(&items[at])) return 'found option::some(at));
        option::none()
    }
}

public macro fun find_indices<$T>($items: &vector<$T>, $f: |&$T| -> bool): vector<u64> {
    let items = $items;
    let mut found = vector[];
    items.length().do!(|at| if ($f(&items[at])) found.push_back(at));
    found
}

public macro fun count<$T>($items: &vector<$T>, $f: |&$T| -> bool): u64 {
    let mut total = 0;
    do_ref!($items, |item| if ($f(item)) total = total + 1);
    total
}

public macro fun fold<$T, $Acc>($items: vector<$T>, $start: $Acc, $f: |$Acc, $T| -> $Acc): $Acc {
    let mut sum = $start;
    do!($items, |item| sum = $f(sum, item));
    sum
}

public macro fun any<$T>($items: &vector<$T>, $f: |&$T| -> bool): bool {
    let items = $items;
    'done: {
        items.do_ref!(|item| if ($f(item)) return 'done true);
        false
    }
}

public macro fun all<$T>($items: &vector<$T>, $f: |&$T| -> bool): bool {
    let items = $items;
    'done: {
        items.do_ref!(|item| if (!$f(item)) return 'done false);
        true
    }
}

public macro fun zip_do<$A, $B, $R: drop>(
    $left: vector<$A>,
    $right: vector<$B>,
    $f: |$A, $B| -> $R,
) {
    let left = $left;
    let mut right = $right;
    assert!(left.length() == right.length());
    right.reverse();
    left.do!(|item| $f(item, right.pop_back()));
    right.destroy_empty();
}

public macro fun zip_do_reverse<$A, $B, $R: drop>(
    $left: vector<$A>,
    $right: vector<$B>,
    $f: |$A, $B| -> $R,
) {
    let mut left = $left;
    let mut right = $right;
    left.reverse();
    right.reverse();
    left.zip_do!(right, |a, b| $f(a, b));
}

public macro fun zip_do_ref<$A, $B, $R: drop>(
    $left: &vector<$A>,
    $right: &vector<$B>,
    $f: |&$A, &$B| -> $R,
) {
    let left = $left;
    let right = $right;
    assert!(left.length() == right.length());
    left.length().do!(|at| $f(&left[at], &right[at]));
}

public macro fun zip_do_mut<$A, $B, $R: drop>(
    $left: &mut vector<$A>,
    $right: &mut vector<$B>,
    $f: |&mut $A, &mut $B| -> $R,
) {
    let left = $left;
    let right = $right;
    assert!(left.length() == right.length());
    left.length().do!(|at| $f(&mut left[at], &mut right[at]));
}

public macro fun zip_map<$A, $B, $U>(
    $left: vector<$A>,
    $right: vector<$B>,
    $f: |$A, $B| -> $U,
): vector<$U> {
    let mut mapped = vector[];
    zip_do!($left, $right, |a, b| mapped.push_back($f(a, b)));
    mapped
}

public macro fun zip_map_ref<$A, $B, $U>(
    $left: &vector<$A>,
    $right: &vector<$B>,
    $f: |&$A, &$B| -> $U,
): vector<$U> {
    let mut mapped = vector[];
    zip_do_ref!($left, $right, |a, b| mapped.push_back($f(a, b)));
    mapped
}

public macro fun insertion_sort_by<$T>($items: &mut vector<$T>, $le: |&$T, &$T| -> bool) {
    let items = $items;
    items.length().do!(|sorted| {
        let mut at = sorted;
        while (at > 0 && !$le(&items[at - 1], &items[at])) {
            items.swap(at - 1, at);
            at = at - 1;
        };
    });
}

public macro fun merge_sort_by<$T>($items: &mut vector<$T>, $le: |&$T, &$T| -> bool) {
    insertion_sort_by!($items, |a, b| $le(a, b))
}

public macro fun is_sorted_by<$T>($items: &vector<$T>, $le: |&$T, &$T| -> bool): bool {
    let items = $items;
    'done: {
        let size = items.length();
        if (size > 0) {
            (size - 1).do!(|at| if (!$le(&items[at], &items[at + 1])) return 'done false);
        };
        true
    }
}

public macro fun take_while<$T: drop>($items: vector<$T>, $f: |&$T| -> bool): vector<$T> {
    let mut taking = true;
    filter!($items, |item| {
        taking = taking && $f(item);
        taking
    })
}

public macro fun skip_while<$T: drop>($items: vector<$T>, $f: |&$T| -> bool): vector<$T> {
    let mut skipping = true;
    filter!($items, |item| {
        skipping = skipping && $f(item);
        !skipping
    })
}
