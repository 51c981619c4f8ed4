// #region header
/// A community greenhouse. Anyone fills seed packets from one shared shelf; only the
/// holder of the gardener's capability puts more seeds on it.
module first_package::greenhouse;

use std::string::String;
use sui::event;

/// Seeds on the shelf when the package is published.
const OPENING_STOCK: u64 = 100;
/// Most seeds that one packet holds.
const MAX_SEEDS: u64 = 50;
// #endregion header

// #region errors
#[error]
const EEmptyPacket: vector<u8> = b"A packet needs at least one seed";
#[error]
const EPacketTooBig: vector<u8> = b"A packet holds at most 50 seeds";
#[error]
const EOutOfStock: vector<u8> = b"The shelf does not hold that many seeds";
#[error]
const ETooFewSeeds: vector<u8> = b"The packet does not hold that many seeds";
// #endregion errors

// #region structs
/// The right to restock the shelf. The publisher receives the only one.
public struct GardenerCap has key, store {
    id: UID,
}

/// The shelf and the beds, shared by everybody.
public struct Greenhouse has key {
    id: UID,
    stock: u64,
    sown: u64,
}

/// Seeds that belong to one owner.
public struct SeedPacket has key, store {
    id: UID,
    variety: String,
    seeds: u64,
}
// #endregion structs

// #region event-struct
/// Emitted for each packet that leaves the shelf.
public struct PacketFilled has copy, drop {
    packet_id: ID,
    variety: String,
    seeds: u64,
    filled_by: address,
}
// #endregion event-struct

// #region init
/// Runs once, when the package is published.
fun init(ctx: &mut TxContext) {
    transfer::transfer(GardenerCap { id: object::new(ctx) }, ctx.sender());
    transfer::share_object(Greenhouse {
        id: object::new(ctx),
        stock: OPENING_STOCK,
        sown: 0,
    });
}
// #endregion init

// #region restock
/// Puts `seeds` more seeds on the shelf.
public fun restock(_: &GardenerCap, house: &mut Greenhouse, seeds: u64) {
    house.stock = house.stock + seeds;
}
// #endregion restock

// #region fill-packet
/// Takes `seeds` seeds off the shelf and returns them as a packet.
public fun fill_packet(
    house: &mut Greenhouse,
    variety: String,
    seeds: u64,
    ctx: &mut TxContext,
): SeedPacket {
    assert!(seeds > 0, EEmptyPacket);
    assert!(seeds <= MAX_SEEDS, EPacketTooBig);
    assert!(seeds <= house.stock, EOutOfStock);

    house.stock = house.stock - seeds;
    let packet = SeedPacket { id: object::new(ctx), variety, seeds };
    event::emit(PacketFilled {
        packet_id: object::id(&packet),
        variety,
        seeds,
        filled_by: ctx.sender(),
    });
    packet
}
// #endregion fill-packet

// #region send-packet
/// Fills a packet and hands it to `recipient`.
public fun send_packet(
    house: &mut Greenhouse,
    variety: String,
    seeds: u64,
    recipient: address,
    ctx: &mut TxContext,
) {
    let packet = house.fill_packet(variety, seeds, ctx);
    transfer::public_transfer(packet, recipient);
}
// #endregion send-packet

// #region sow
/// Moves `seeds` seeds from a packet into the beds.
public fun sow(packet: &mut SeedPacket, house: &mut Greenhouse, seeds: u64) {
    assert!(seeds <= packet.seeds, ETooFewSeeds);
    packet.seeds = packet.seeds - seeds;
    house.sown = house.sown + seeds;
}

/// Destroys a packet and puts what is left in it back on the shelf.
public fun return_packet(packet: SeedPacket, house: &mut Greenhouse) {
    let SeedPacket { id, seeds, .. } = packet;
    house.stock = house.stock + seeds;
    id.delete();
}
// #endregion sow

// #region accessors
/// What grows from the packet.
public fun variety(packet: &SeedPacket): String { packet.variety }

/// Seeds left in the packet.
public fun seeds(packet: &SeedPacket): u64 { packet.seeds }

/// Seeds on the shelf.
public fun stock(house: &Greenhouse): u64 { house.stock }

/// Seeds sown so far.
public fun sown(house: &Greenhouse): u64 { house.sown }
// #endregion accessors

// #region testing-init
/// Lets tests run `init`, which other modules cannot call.
#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(ctx);
}
// #endregion testing-init
