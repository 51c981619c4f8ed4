/// An item to lend, as a creator's package would define it.
#[test_only]
module lending_desk::telescope;

use sui::package::{Self, Publisher};

public struct TELESCOPE has drop {}

public struct Telescope has key, store { id: UID, sightings: u64 }

public fun build(ctx: &mut TxContext): Telescope {
    Telescope { id: object::new(ctx), sightings: 0 }
}

public fun observe(telescope: &mut Telescope) {
    telescope.sightings = telescope.sightings + 1;
}

public fun sightings(telescope: &Telescope): u64 { telescope.sightings }

public fun publisher_for_testing(ctx: &mut TxContext): Publisher {
    package::test_claim(TELESCOPE {}, ctx)
}
