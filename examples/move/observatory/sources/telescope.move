/// An instrument with a public interface of its own. It knows nothing about who lends it.
module observatory::telescope;

public struct Telescope has key, store {
    id: UID,
    azimuth: u16,
    exposures: u64,
}

public fun new(ctx: &mut TxContext): Telescope {
    Telescope { id: object::new(ctx), azimuth: 0, exposures: 0 }
}

public fun turn(telescope: &mut Telescope, azimuth: u16) {
    telescope.azimuth = azimuth % 360;
}

public fun expose(telescope: &mut Telescope): u64 {
    telescope.exposures = telescope.exposures + 1;
    telescope.exposures
}

public fun azimuth(telescope: &Telescope): u16 { telescope.azimuth }

public fun exposures(telescope: &Telescope): u64 { telescope.exposures }
