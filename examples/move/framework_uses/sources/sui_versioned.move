module framework_uses::sui_versioned;

use sui::versioned::Versioned;

public struct SettingsV1 has store { fee: u64 }

public struct SettingsV2 has drop, store { fee: u64, limit: u64 }

// #region use
/// Brings settings that an earlier version of the package made to the type of this one.
public fun migrate(settings: &mut Versioned) {
    let (old, cap) = settings.remove_value_for_upgrade<SettingsV1>();
    let SettingsV1 { fee } = old;
    settings.upgrade(2, SettingsV2 { fee, limit: 100 }, cap);
}

public fun fee(settings: &Versioned): u64 { settings.load_value<SettingsV2>().fee }
// #endregion use

#[test_only]
public fun new_for_testing(fee: u64, ctx: &mut TxContext): Versioned {
    sui::versioned::create(1, SettingsV1 { fee }, ctx)
}
