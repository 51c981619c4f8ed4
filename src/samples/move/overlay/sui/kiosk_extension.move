module sui::kiosk_extension;

use sui::bag::{Self, Bag};
use sui::dynamic_field as field;
use sui::kiosk::{Kiosk, KioskOwnerCap};
use sui::transfer_policy::TransferPolicy;

const ENotOwner: u64 = 0;
const EExtensionNotAllowed: u64 = 2;
const EExtensionNotInstalled: u64 = 3;

// Bits of `permissions`. A permission to lock is also one to place.
const PLACE: u128 = 1;
const LOCK: u128 = 2;

public struct Extension has store { storage: Bag, permissions: u128, is_enabled: bool }

public struct ExtensionKey<phantom Ext>() has copy, drop, store;

public fun add<Ext: drop>(
    _ext: Ext,
    self: &mut Kiosk,
    cap: &KioskOwnerCap,
    permissions: u128,
    ctx: &mut TxContext,
) {
    assert!(self.has_access(cap), ENotOwner);
    let extension = Extension { storage: bag::new(ctx), permissions, is_enabled: true };
    field::add(self.uid_mut_as_owner(cap), ExtensionKey<Ext>(), extension)
}

public fun disable<Ext: drop>(self: &mut Kiosk, cap: &KioskOwnerCap) {
    assert!(self.has_access(cap), ENotOwner);
    assert!(is_installed<Ext>(self), EExtensionNotInstalled);
    extension_mut<Ext>(self).is_enabled = false
}

public fun enable<Ext: drop>(self: &mut Kiosk, cap: &KioskOwnerCap) {
    assert!(self.has_access(cap), ENotOwner);
    assert!(is_installed<Ext>(self), EExtensionNotInstalled);
    extension_mut<Ext>(self).is_enabled = true
}

public fun remove<Ext: drop>(self: &mut Kiosk, cap: &KioskOwnerCap) {
    assert!(self.has_access(cap), ENotOwner);
    assert!(is_installed<Ext>(self), EExtensionNotInstalled);
    let Extension { storage, .. } = field::remove(self.uid_mut_as_owner(cap), ExtensionKey<Ext>());
    storage.destroy_empty()
}

public fun storage<Ext: drop>(_ext: Ext, self: &Kiosk): &Bag {
    assert!(is_installed<Ext>(self), EExtensionNotInstalled);
    &extension<Ext>(self).storage
}

public fun storage_mut<Ext: drop>(_ext: Ext, self: &mut Kiosk): &mut Bag {
    assert!(is_installed<Ext>(self), EExtensionNotInstalled);
    &mut extension_mut<Ext>(self).storage
}

public fun place<Ext: drop, T: key + store>(
    _ext: Ext,
    self: &mut Kiosk,
    item: T,
    _policy: &TransferPolicy<T>,
) {
    assert!(is_installed<Ext>(self), EExtensionNotInstalled);
    assert!(can_place<Ext>(self) || can_lock<Ext>(self), EExtensionNotAllowed);
    self.place_internal(item)
}

public fun lock<Ext: drop, T: key + store>(
    _ext: Ext,
    self: &mut Kiosk,
    item: T,
    _policy: &TransferPolicy<T>,
) {
    assert!(is_installed<Ext>(self), EExtensionNotInstalled);
    assert!(can_lock<Ext>(self), EExtensionNotAllowed);
    self.lock_internal(item)
}

public fun is_installed<Ext: drop>(self: &Kiosk): bool {
    field::exists(self.uid(), ExtensionKey<Ext>())
}

public fun is_enabled<Ext: drop>(self: &Kiosk): bool { extension<Ext>(self).is_enabled }

public fun can_place<Ext: drop>(self: &Kiosk): bool {
    is_enabled<Ext>(self) && extension<Ext>(self).permissions & PLACE != 0
}

public fun can_lock<Ext: drop>(self: &Kiosk): bool {
    is_enabled<Ext>(self) && extension<Ext>(self).permissions & LOCK != 0
}

fun extension<Ext: drop>(self: &Kiosk): &Extension {
    field::borrow(self.uid(), ExtensionKey<Ext>())
}

fun extension_mut<Ext: drop>(self: &mut Kiosk): &mut Extension {
    field::borrow_mut(self.uid_mut_internal(), ExtensionKey<Ext>())
}
