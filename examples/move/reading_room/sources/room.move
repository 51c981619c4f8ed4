/// Rooms whose members may read what was encrypted for the room.
module reading_room::room;

use sui::vec_set::{Self, VecSet};

// #region errors
#[error]
const ENoAccess: vector<u8> = b"The sender may not read this";
#[error]
const EOtherRoom: vector<u8> = b"The key belongs to another room";
#[error]
const EOldPackage: vector<u8> = b"Call a newer version of the package";
// #endregion errors

// #region structs
/// Must equal a room's version; an upgrade that changes the rules raises both.
const VERSION: u64 = 1;

/// Shared, so that key servers can read who is a member.
public struct Room has key {
    id: UID,
    version: u64,
    members: VecSet<address>,
}

/// Its holder decides who is a member.
public struct RoomKey has key, store {
    id: UID,
    room: ID,
}
// #endregion structs

// #region members
/// Opens an empty room.
public fun open(ctx: &mut TxContext): RoomKey {
    let room = Room { id: object::new(ctx), version: VERSION, members: vec_set::empty() };
    let key = RoomKey { id: object::new(ctx), room: object::id(&room) };
    transfer::share_object(room);
    key
}

public fun admit(room: &mut Room, key: &RoomKey, member: address) {
    assert!(key.room == object::id(room), EOtherRoom);
    room.members.insert(member);
}

public fun expel(room: &mut Room, key: &RoomKey, member: address) {
    assert!(key.room == object::id(room), EOtherRoom);
    room.members.remove(&member);
}
// #endregion members

// #region approve
/// Called by key servers, without effect: whether the sender may have the key for `id`.
entry fun seal_approve(id: vector<u8>, room: &Room, ctx: &TxContext) {
    assert!(room.version == VERSION, EOldPackage);
    assert!(starts_with(&id, &room.id.to_bytes()), ENoAccess);
    assert!(room.members.contains(&ctx.sender()), ENoAccess);
}

/// Whether an identity was made for this room: it begins with the room's ID.
public(package) fun starts_with(id: &vector<u8>, prefix: &vector<u8>): bool {
    if (id.length() < prefix.length()) return false;
    let mut same = true;
    prefix.length().do!(|i| same = same && id[i] == prefix[i]);
    same
}
// #endregion approve

#[test_only]
public fun approve_for_testing(id: vector<u8>, room: &Room, ctx: &TxContext) {
    seal_approve(id, room, ctx)
}
