module sui::vec_map;

const EKeyAlreadyExists: u64 = 0;
const EKeyDoesNotExist: u64 = 1;
const EMapNotEmpty: u64 = 2;
const EIndexOutOfBounds: u64 = 3;
const EMapEmpty: u64 = 4;
const EUnequalLengths: u64 = 5;

public struct VecMap<K: copy, V> has copy, drop, store { contents: vector<Entry<K, V>> }

public struct Entry<K: copy, V> has copy, drop, store { key: K, value: V }

public fun empty<K: copy, V>(): VecMap<K, V> { VecMap { contents: vector[] } }

public fun from_keys_values<K: copy, V>(keys: vector<K>, values: vector<V>): VecMap<K, V> {
    assert!(keys.length() == values.length(), EUnequalLengths);
    let mut map = empty();
    keys.zip_do!(values, |key, value| map.insert(key, value));
    map
}

public fun insert<K: copy, V>(self: &mut VecMap<K, V>, key: K, value: V) {
    assert!(!self.contains(&key), EKeyAlreadyExists);
    self.contents.push_back(Entry { key, value })
}

public fun remove<K: copy, V>(self: &mut VecMap<K, V>, key: &K): (K, V) {
    let at = self.get_idx(key);
    self.remove_entry_by_idx(at)
}

public fun pop<K: copy, V>(self: &mut VecMap<K, V>): (K, V) {
    assert!(!self.is_empty(), EMapEmpty);
    let Entry { key, value } = self.contents.pop_back();
    (key, value)
}

#[syntax(index)]
public fun get<K: copy, V>(self: &VecMap<K, V>, key: &K): &V {
    &self.contents[self.get_idx(key)].value
}

#[syntax(index)]
public fun get_mut<K: copy, V>(self: &mut VecMap<K, V>, key: &K): &mut V {
    let at = self.get_idx(key);
    &mut self.contents[at].value
}

public fun try_get<K: copy, V: copy>(self: &VecMap<K, V>, key: &K): Option<V> {
    self.get_idx_opt(key).map!(|at| self.contents[at].value)
}

public fun contains<K: copy, V>(self: &VecMap<K, V>, key: &K): bool {
    self.get_idx_opt(key).is_some()
}

public fun length<K: copy, V>(self: &VecMap<K, V>): u64 { self.contents.length() }

#[deprecated(note = b"Renamed to `length` for consistency.")]
public fun size<K: copy, V>(self: &VecMap<K, V>): u64 { self.length() }

public fun is_empty<K: copy, V>(self: &VecMap<K, V>): bool { self.contents.is_empty() }

public fun destroy_empty<K: copy, V>(self: VecMap<K, V>) {
    let VecMap { contents } = self;
    assert!(contents.is_empty(), EMapNotEmpty);
    contents.destroy_empty()
}

public fun into_keys_values<K: copy, V>(self: VecMap<K, V>): (vector<K>, vector<V>) {
    let VecMap { contents } = self;
    let (mut keys, mut values) = (vector[], vector[]);
    contents.do!(|Entry { key, value }| {
        keys.push_back(key);
        values.push_back(value);
    });
    (keys, values)
}

public fun keys<K: copy, V>(self: &VecMap<K, V>): vector<K> {
    self.contents.map_ref!(|entry| entry.key)
}

public fun get_idx_opt<K: copy, V>(self: &VecMap<K, V>, key: &K): Option<u64> {
    self.contents.find_index!(|entry| &entry.key == key)
}

public fun get_idx<K: copy, V>(self: &VecMap<K, V>, key: &K): u64 {
    self.get_idx_opt(key).destroy_or!(abort EKeyDoesNotExist)
}

public fun get_entry_by_idx<K: copy, V>(self: &VecMap<K, V>, at: u64): (&K, &V) {
    assert!(at < self.length(), EIndexOutOfBounds);
    let entry = &self.contents[at];
    (&entry.key, &entry.value)
}

public fun get_entry_by_idx_mut<K: copy, V>(self: &mut VecMap<K, V>, at: u64): (&K, &mut V) {
    assert!(at < self.length(), EIndexOutOfBounds);
    let entry = &mut self.contents[at];
    (&entry.key, &mut entry.value)
}

public fun remove_entry_by_idx<K: copy, V>(self: &mut VecMap<K, V>, at: u64): (K, V) {
    assert!(at < self.length(), EIndexOutOfBounds);
    let Entry { key, value } = self.contents.remove(at);
    (key, value)
}
