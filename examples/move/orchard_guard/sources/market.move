/// A shared object that knows which code may use it, and that can be stopped.
module orchard_guard::market;

use sui::event;

// #region gate
const VERSION: u64 = 2;

const EWrongVersion: u64 = 0;
const EPaused: u64 = 1;

public struct Market has key {
    id: UID,
    version: u64,
    paused: bool,
    sales: u64,
}

/// Migrates and resumes; belongs to the multisig.
public struct AdminCap has key, store { id: UID }

/// Can only stop; belongs to whoever is awake.
public struct GuardCap has key, store { id: UID }

public struct Paused has copy, drop { guard: ID }

fun assert_usable(self: &Market) {
    assert!(self.version == VERSION, EWrongVersion);
    assert!(!self.paused, EPaused);
}
// #endregion gate

fun init(ctx: &mut TxContext) {
    transfer::share_object(Market {
        id: object::new(ctx),
        version: VERSION,
        paused: false,
        sales: 0,
    });
    transfer::transfer(AdminCap { id: object::new(ctx) }, ctx.sender());
}

// #region use
/// Every function that touches the market begins like this.
public fun sell(self: &mut Market) {
    self.assert_usable();
    self.sales = self.sales + 1;
}
// #endregion use

// #region control
public fun new_guard(_: &AdminCap, ctx: &mut TxContext): GuardCap {
    GuardCap { id: object::new(ctx) }
}

public fun pause(self: &mut Market, guard: &GuardCap) {
    assert!(self.version == VERSION, EWrongVersion);
    self.paused = true;
    event::emit(Paused { guard: object::id(guard) });
}

public fun resume(self: &mut Market, _: &AdminCap) {
    assert!(self.version == VERSION, EWrongVersion);
    self.paused = false;
}

/// Called once after an upgrade; from then on the older code is refused.
public fun migrate(self: &mut Market, _: &AdminCap) {
    assert!(self.version < VERSION, EWrongVersion);
    self.version = VERSION;
}
// #endregion control

public fun sales(self: &Market): u64 {
    self.sales
}

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(ctx);
}

#[test_only]
public fun set_version_for_testing(self: &mut Market, version: u64) {
    self.version = version;
}
