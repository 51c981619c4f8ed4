module sui::object;

public use fun id_to_bytes as ID.to_bytes;
public use fun id_to_address as ID.to_address;
public use fun uid_as_inner as UID.as_inner;
public use fun uid_to_inner as UID.to_inner;
public use fun uid_to_address as UID.to_address;
public use fun uid_to_bytes as UID.to_bytes;

public struct ID has copy, drop, store { bytes: address }

public struct UID has store { id: ID }

public fun id_to_bytes(id: &ID): vector<u8> { std::bcs::to_bytes(&id.bytes) }

public fun id_to_address(id: &ID): address { id.bytes }

public fun id_from_bytes(bytes: vector<u8>): ID { ID { bytes: sui::address::from_bytes(bytes) } }

public fun id_from_address(bytes: address): ID { ID { bytes } }

public fun uid_as_inner(uid: &UID): &ID { &uid.id }

public fun uid_to_inner(uid: &UID): ID { uid.id }

public fun uid_to_bytes(uid: &UID): vector<u8> { uid.id.to_bytes() }

public fun uid_to_address(uid: &UID): address { uid.id.bytes }

public fun new(ctx: &mut TxContext): UID { UID { id: ID { bytes: ctx.fresh_object_address() } } }

public fun delete(uid: UID) {
    let UID { id: ID { bytes } } = uid;
    delete_impl(bytes)
}

public fun id<T: key>(object: &T): ID { borrow_uid(object).id }

public fun borrow_id<T: key>(object: &T): &ID { &borrow_uid(object).id }

public fun id_bytes<T: key>(object: &T): vector<u8> { borrow_uid(object).to_bytes() }

public fun id_address<T: key>(object: &T): address { borrow_uid(object).to_address() }

// The verifier trusts this function by name to make a fresh UID.
public(package) fun new_uid_from_hash(bytes: address): UID {
    record_new_uid(bytes);
    UID { id: ID { bytes } }
}

native fun borrow_uid<T: key>(object: &T): &UID;
native fun delete_impl(id: address);
native fun record_new_uid(id: address);

#[test_only]
public fun last_created(ctx: &TxContext): ID { ID { bytes: ctx.last_created_object_id() } }
