// Members that a reader adds to the tutorial's greenhouse module: its packet, the limit and an error are there.
#[allow(unused)]
module first_package::greenhouse;

use std::string::String;

const MAX_SEEDS: u64 = 50;

#[error]
const EPacketTooBig: vector<u8> = b"A packet holds at most 50 seeds";

public struct SeedPacket has key, store {
    id: UID,
    variety: String,
    seeds: u64,
}

// sample
