module framework_uses::std_internal;

use sui::scratch::{Self, Permit};

// #region use
public struct Visits() has copy, drop;

/// Only this module defines `Visits`, so only this module can ask for its permit.
public(package) fun visits_permit(): Permit<Visits> {
    scratch::permit(internal::permit<Visits>())
}
// #endregion use
