module sui::dynamic_object_field;

use sui::dynamic_field as field;

// The key under which the object's ID is kept as a plain dynamic field; the object is a child of that field.
public struct Wrapper<Name> has copy, drop, store { name: Name }

public fun add<Name: copy + drop + store, Value: key + store>(
    object: &mut UID,
    name: Name,
    value: Value,
) {
    internal_add(object, name, value)
}

public fun borrow<Name: copy + drop + store, Value: key + store>(object: &UID, name: Name): &Value {
    internal_borrow(object, name)
}

public fun borrow_mut<Name: copy + drop + store, Value: key + store>(
    object: &mut UID,
    name: Name,
): &mut Value {
    internal_borrow_mut(object, name)
}

public fun remove<Name: copy + drop + store, Value: key + store>(
    object: &mut UID,
    name: Name,
): Value {
    let key = Wrapper { name };
    let (parent, id) = field::field_info(object, key);
    let value = field::remove_child_object(parent.to_address(), id);
    field::remove<Wrapper<Name>, ID>(object, key);
    value
}

#[deprecated(note = b"Renamed to `exists`")]
public fun exists_<Name: copy + drop + store>(object: &UID, name: Name): bool {
    exists(object, name)
}

public fun exists<Name: copy + drop + store>(object: &UID, name: Name): bool {
    field::exists_with_type<Wrapper<Name>, ID>(object, Wrapper { name })
}

public fun exists_with_type<Name: copy + drop + store, Value: key + store>(
    object: &UID,
    name: Name,
): bool {
    if (!exists(object, name)) return false;
    let (parent, id) = field::field_info(object, Wrapper { name });
    field::has_child_object_with_ty<Value>(parent.to_address(), id)
}

public fun remove_opt<Name: copy + drop + store, Value: key + store>(
    object: &mut UID,
    name: Name,
): Option<Value> {
    if (exists(object, name)) option::some(remove(object, name)) else option::none()
}

public fun replace<Name: copy + drop + store, Value: key + store, Old: key + store>(
    object: &mut UID,
    name: Name,
    value: Value,
): Option<Old> {
    let old = remove_opt(object, name);
    add(object, name, value);
    old
}

public fun id<Name: copy + drop + store>(object: &UID, name: Name): Option<ID> {
    if (!exists(object, name)) return option::none();
    let (_, id) = field::field_info(object, Wrapper { name });
    option::some(id.to_id())
}

public(package) fun internal_add<Name: copy + drop + store, Value: key>(
    object: &mut UID,
    name: Name,
    value: Value,
) {
    let key = Wrapper { name };
    field::add(object, key, object::id(&value));
    let (parent, _) = field::field_info(object, key);
    field::add_child_object(parent.to_address(), value)
}

public(package) fun internal_borrow<Name: copy + drop + store, Value: key>(
    object: &UID,
    name: Name,
): &Value {
    let (parent, id) = field::field_info(object, Wrapper { name });
    field::borrow_child_object(parent, id)
}

public(package) fun internal_borrow_mut<Name: copy + drop + store, Value: key>(
    object: &mut UID,
    name: Name,
): &mut Value {
    let (parent, id) = field::field_info_mut(object, Wrapper { name });
    field::borrow_child_object_mut(parent, id)
}
