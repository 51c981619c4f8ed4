module sui::transfer;

use sui::party::Party;

public struct Receiving<phantom T: key> has drop { id: ID, version: u64 }

public fun transfer<T: key>(object: T, recipient: address) { transfer_impl(object, recipient) }

public fun public_transfer<T: key + store>(object: T, recipient: address) {
    transfer_impl(object, recipient)
}

public fun party_transfer<T: key>(object: T, party: Party) {
    let (default, members, permissions) = party.into_native();
    party_transfer_impl(object, default, members, permissions)
}

public fun public_party_transfer<T: key + store>(object: T, party: Party) {
    let (default, members, permissions) = party.into_native();
    party_transfer_impl(object, default, members, permissions)
}

public fun freeze_object<T: key>(object: T) { freeze_object_impl(object) }

public fun public_freeze_object<T: key + store>(object: T) { freeze_object_impl(object) }

public fun share_object<T: key>(object: T) { share_object_impl(object) }

public fun public_share_object<T: key + store>(object: T) { share_object_impl(object) }

public fun receive<T: key>(parent: &mut UID, ticket: Receiving<T>): T {
    let Receiving { id, version } = ticket;
    receive_impl(parent.to_address(), id, version)
}

public fun public_receive<T: key + store>(parent: &mut UID, ticket: Receiving<T>): T {
    let Receiving { id, version } = ticket;
    receive_impl(parent.to_address(), id, version)
}

public fun receiving_object_id<T: key>(ticket: &Receiving<T>): ID { ticket.id }

public(package) native fun transfer_impl<T: key>(object: T, recipient: address);
public(package) native fun party_transfer_impl<T: key>(
    object: T,
    default_permissions: u64,
    members: vector<address>,
    permissions: vector<u64>,
);
public(package) native fun freeze_object_impl<T: key>(object: T);
public(package) native fun share_object_impl<T: key>(object: T);
native fun receive_impl<T: key>(parent: address, id: ID, version: u64): T;

#[test_only]
public(package) fun make_receiver<T: key>(id: ID, version: u64): Receiving<T> {
    Receiving { id, version }
}

#[test_only]
public(package) fun receiving_id<T: key>(ticket: &Receiving<T>): ID { ticket.id }
