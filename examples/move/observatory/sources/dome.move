/// A shared dome that lends its telescope for the length of one transaction.
module observatory::dome;

use observatory::telescope::Telescope;
use sui::borrow::{Self, Borrow, Referent};

public struct Dome has key {
    id: UID,
    mount: Referent<Telescope>,
}

public fun build(telescope: Telescope, ctx: &mut TxContext) {
    let mount = borrow::new(telescope, ctx);
    transfer::share_object(Dome { id: object::new(ctx), mount });
}

/// Gives out the telescope by value, with the obligation to bring it back.
public fun lend(dome: &mut Dome): (Telescope, Borrow) { dome.mount.borrow() }

/// Takes back this telescope and no other.
public fun take_back(dome: &mut Dome, telescope: Telescope, loan: Borrow) {
    dome.mount.put_back(telescope, loan);
}
