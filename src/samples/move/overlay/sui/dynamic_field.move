module sui::dynamic_field;

const EFieldAlreadyExists: u64 = 0;
const EFieldDoesNotExist: u64 = 1;
const EFieldTypeMismatch: u64 = 2;
const EBCSSerializationFailure: u64 = 3;
const ESharedObjectOperationNotSupported: u64 = 4;

public struct Field<Name: copy + drop + store, Value: store> has key {
    id: UID,
    name: Name,
    value: Value,
}

public fun add<Name: copy + drop + store, Value: store>(
    object: &mut UID,
    name: Name,
    value: Value,
) {
    let parent = object.to_address();
    let at = hash_type_and_key(parent, name);
    assert!(!has_child_object(parent, at), EFieldAlreadyExists);
    add_child_object(parent, Field { id: object::new_uid_from_hash(at), name, value })
}

public fun borrow<Name: copy + drop + store, Value: store>(object: &UID, name: Name): &Value {
    let at = hash_type_and_key(object.to_address(), name);
    &borrow_child_object<Field<Name, Value>>(object, at).value
}

public fun borrow_mut<Name: copy + drop + store, Value: store>(
    object: &mut UID,
    name: Name,
): &mut Value {
    let at = hash_type_and_key(object.to_address(), name);
    &mut borrow_child_object_mut<Field<Name, Value>>(object, at).value
}

public fun remove<Name: copy + drop + store, Value: store>(object: &mut UID, name: Name): Value {
    let parent = object.to_address();
    let at = hash_type_and_key(parent, name);
    let Field<Name, Value> { id, name: _, value } = remove_child_object(parent, at);
    id.delete();
    value
}

#[deprecated(note = b"Renamed to `exists`")]
public fun exists_<Name: copy + drop + store>(object: &UID, name: Name): bool {
    exists(object, name)
}

public fun exists<Name: copy + drop + store>(object: &UID, name: Name): bool {
    let parent = object.to_address();
    has_child_object(parent, hash_type_and_key(parent, name))
}

public fun exists_with_type<Name: copy + drop + store, Value: store>(
    object: &UID,
    name: Name,
): bool {
    let parent = object.to_address();
    has_child_object_with_ty<Field<Name, Value>>(parent, hash_type_and_key(parent, name))
}

public fun remove_opt<Name: copy + drop + store, Value: store>(
    object: &mut UID,
    name: Name,
): Option<Value> {
    if (exists(object, name)) option::some(remove(object, name)) else option::none()
}

public fun remove_if_exists<Name: copy + drop + store, Value: store>(
    object: &mut UID,
    name: Name,
): Option<Value> {
    remove_opt(object, name)
}

public fun replace<Name: copy + drop + store, Value: store, Old: store>(
    object: &mut UID,
    name: Name,
    value: Value,
): Option<Old> {
    let old = remove_opt(object, name);
    add(object, name, value);
    old
}

public(package) fun field_info<Name: copy + drop + store>(
    object: &UID,
    name: Name,
): (&UID, address) {
    let at = hash_type_and_key(object.to_address(), name);
    let Field { id, value, name: _ } = borrow_child_object<Field<Name, ID>>(object, at);
    (id, value.to_address())
}

public(package) fun field_info_mut<Name: copy + drop + store>(
    object: &mut UID,
    name: Name,
): (&mut UID, address) {
    let at = hash_type_and_key(object.to_address(), name);
    let Field { id, value, name: _ } = borrow_child_object_mut<Field<Name, ID>>(object, at);
    (id, value.to_address())
}

public(package) native fun hash_type_and_key<Key: copy + drop>(parent: address, key: Key): address;
public(package) native fun add_child_object<Child: key>(parent: address, child: Child);
public(package) native fun borrow_child_object<Child: key>(object: &UID, id: address): &Child;
public(package) native fun borrow_child_object_mut<Child: key>(
    object: &mut UID,
    id: address,
): &mut Child;
public(package) native fun remove_child_object<Child: key>(parent: address, id: address): Child;
public(package) native fun has_child_object(parent: address, id: address): bool;
public(package) native fun has_child_object_with_ty<Child: key>(parent: address, id: address): bool;
