/// The seed packets of the tutorial's greenhouse, and what pours two of them into one.
module packet_pouring::greenhouse;

use std::string::String;

/// Most seeds that one packet holds.
const MAX_SEEDS: u64 = 50;

#[error]
const EPacketTooBig: vector<u8> = b"A packet holds at most 50 seeds";

/// Seeds that belong to one owner.
public struct SeedPacket has key, store {
    id: UID,
    variety: String,
    seeds: u64,
}

/// A packet with seeds in it.
public fun fill(variety: String, seeds: u64, ctx: &mut TxContext): SeedPacket {
    assert!(seeds <= MAX_SEEDS, EPacketTooBig);
    SeedPacket { id: object::new(ctx), variety, seeds }
}

/// How many seeds are in the packet.
public fun seeds(packet: &SeedPacket): u64 { packet.seeds }

// #region join
#[error]
const EOtherVariety: vector<u8> = b"The packets hold different varieties";

/// Pours all seeds of `other` into `packet`.
public fun join(packet: &mut SeedPacket, other: SeedPacket) {
    let SeedPacket { id, variety, seeds } = other;
    assert!(variety == packet.variety, EOtherVariety);
    assert!(packet.seeds + seeds <= MAX_SEEDS, EPacketTooBig);
    packet.seeds = packet.seeds + seeds;
    id.delete();
}
// #endregion join
