/// A chat in public: anyone can see the messages, and only members get the keys to them.
module rowing_chat::room;

use sui::bcs;
use sui::clock::Clock;
use sui::table::{Self, Table};
use sui::vec_map::{Self, VecMap};

// #region errors
#[error]
const ENotOwner: vector<u8> = b"Only the owner may do this";
#[error]
const ENotMember: vector<u8> = b"This address is not a member";
#[error]
const ENotInvited: vector<u8> = b"This address has no invitation";
#[error]
const EAlreadyIn: vector<u8> = b"This address is a member or invited already";
#[error]
const EOwnerStays: vector<u8> = b"Hand the room over before its owner goes";
#[error]
const EFull: vector<u8> = b"The room is full";
#[error]
const EOldKey: vector<u8> = b"Members have changed: encrypt with the newest key";
#[error]
const ETooLong: vector<u8> = b"The message is too long";
#[error]
const ENoMessage: vector<u8> = b"There is no such message";
#[error]
const ENotYours: vector<u8> = b"Only its sender and the owner may erase a message";
#[error]
const EWrongIdentity: vector<u8> = b"The key belongs to another room";
#[error]
const EFutureKey: vector<u8> = b"Nothing is encrypted with this key yet";
#[error]
const EBeforeJoining: vector<u8> = b"The key is older than this membership";
#[error]
const EOldPackage: vector<u8> = b"Call a newer version of the package";
// #endregion errors

// #region structs
/// Must equal a room's version; an upgrade that changes the rules raises both.
const VERSION: u64 = 1;
const MAX_PEOPLE: u64 = 50;
const MAX_BODY: u64 = 4_096;
/// The room's ID and the number of a key.
const IDENTITY_LENGTH: u64 = 40;

public struct Room has key {
    id: UID,
    version: u64,
    owner: address,
    /// Each member with the first key that they may have.
    members: VecMap<address, u64>,
    /// Who may join, and whether they may read what was written before.
    invited: VecMap<address, bool>,
    /// The number of the key for new messages.
    key: u64,
    posted: u64,
    messages: Table<u64, Message>,
}

public struct Message has drop, store {
    sender: address,
    sent_ms: u64,
    key: u64,
    /// What Seal's client has encrypted.
    body: vector<u8>,
}
// #endregion structs

// #region join
/// Opens a room whose only member is its owner.
public fun open(ctx: &mut TxContext) {
    let owner = ctx.sender();
    transfer::share_object(Room {
        id: object::new(ctx),
        version: VERSION,
        owner,
        members: vec_map::from_keys_values(vector[owner], vector[0]),
        invited: vec_map::empty(),
        key: 0,
        posted: 0,
        messages: table::new(ctx),
    });
}

public fun invite(room: &mut Room, guest: address, history: bool, ctx: &TxContext) {
    room.check_owner(ctx);
    assert!(!room.members.contains(&guest) && !room.invited.contains(&guest), EAlreadyIn);
    assert!(room.members.length() + room.invited.length() < MAX_PEOPLE, EFull);
    room.invited.insert(guest, history);
}

public fun withdraw(room: &mut Room, guest: address, ctx: &TxContext) {
    room.check_owner(ctx);
    assert!(room.invited.contains(&guest), ENotInvited);
    room.invited.remove(&guest);
}

/// Without history, the guest begins with a new key and can't have older ones.
public fun join(room: &mut Room, ctx: &TxContext) {
    room.check_version();
    let guest = ctx.sender();
    assert!(room.invited.contains(&guest), ENotInvited);
    let (_, history) = room.invited.remove(&guest);
    let first_key = if (history) 0 else room.next_key();
    room.members.insert(guest, first_key);
}
// #endregion join

// #region leave
public fun leave(room: &mut Room, ctx: &TxContext) {
    room.check_version();
    room.take_out(ctx.sender())
}

public fun remove(room: &mut Room, member: address, ctx: &TxContext) {
    room.check_owner(ctx);
    room.take_out(member)
}

public fun hand_over(room: &mut Room, member: address, ctx: &TxContext) {
    room.check_owner(ctx);
    assert!(room.members.contains(&member), ENotMember);
    room.owner = member;
}

/// What is written from now on needs a key that the former member can't have.
fun take_out(room: &mut Room, member: address) {
    assert!(room.members.contains(&member), ENotMember);
    assert!(room.owner != member, EOwnerStays);
    room.members.remove(&member);
    room.next_key();
}

fun next_key(room: &mut Room): u64 {
    room.key = room.key + 1;
    room.key
}
// #endregion leave

// #region post
/// `key` is the one that the body was encrypted with.
public fun post(
    room: &mut Room,
    key: u64,
    body: vector<u8>,
    clock: &Clock,
    ctx: &TxContext,
) {
    room.check_version();
    let sender = ctx.sender();
    assert!(room.members.contains(&sender), ENotMember);
    assert!(key == room.key, EOldKey);
    assert!(body.length() <= MAX_BODY, ETooLong);
    let message = Message { sender, sent_ms: clock.timestamp_ms(), key, body };
    room.messages.add(room.posted, message);
    room.posted = room.posted + 1;
}

public fun erase(room: &mut Room, number: u64, ctx: &TxContext) {
    room.check_version();
    assert!(room.messages.contains(number), ENoMessage);
    let message = room.messages.remove(number);
    assert!(ctx.sender() == message.sender || ctx.sender() == room.owner, ENotYours);
}
// #endregion post

// #region approve
/// Key servers simulate this: may the sender have the key with this identity?
entry fun seal_approve(id: vector<u8>, room: &Room, ctx: &TxContext) {
    room.check_version();
    assert!(id.length() == IDENTITY_LENGTH, EWrongIdentity);
    let mut id = bcs::new(id);
    assert!(id.peel_address() == room.id.to_address(), EWrongIdentity);
    let key = id.peel_u64();
    assert!(key <= room.key, EFutureKey);
    let reader = ctx.sender();
    assert!(room.members.contains(&reader), ENotMember);
    assert!(key >= *room.members.get(&reader), EBeforeJoining);
}
// #endregion approve

// #region checks
fun check_version(room: &Room) {
    assert!(room.version == VERSION, EOldPackage);
}

fun check_owner(room: &Room, ctx: &TxContext) {
    room.check_version();
    assert!(ctx.sender() == room.owner, ENotOwner);
}
// #endregion checks

public fun key(room: &Room): u64 { room.key }

public fun posted(room: &Room): u64 { room.posted }

public fun is_member(room: &Room, who: address): bool { room.members.contains(&who) }

#[test_only]
public fun approve_for_testing(id: vector<u8>, room: &Room, ctx: &TxContext) {
    seal_approve(id, room, ctx)
}

#[test_only]
public fun set_version_for_testing(room: &mut Room, version: u64) {
    room.version = version;
}

#[test_only]
public fun has_message_for_testing(room: &Room, number: u64): bool {
    room.messages.contains(number)
}
