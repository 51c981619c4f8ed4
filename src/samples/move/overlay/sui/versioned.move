module sui::versioned;

use sui::dynamic_field as field;

const EInvalidUpgrade: u64 = 0;

public struct Versioned has key, store { id: UID, version: u64 }

public struct VersionChangeCap { versioned_id: ID, old_version: u64 }

public fun create<T: store>(version: u64, value: T, ctx: &mut TxContext): Versioned {
    let mut versioned = Versioned { id: object::new(ctx), version };
    field::add(&mut versioned.id, version, value);
    versioned
}

public fun version(self: &Versioned): u64 { self.version }

public fun load_value<T: store>(self: &Versioned): &T { field::borrow(&self.id, self.version) }

public fun load_value_mut<T: store>(self: &mut Versioned): &mut T {
    field::borrow_mut(&mut self.id, self.version)
}

public fun remove_value_for_upgrade<T: store>(self: &mut Versioned): (T, VersionChangeCap) {
    let value = field::remove(&mut self.id, self.version);
    (value, VersionChangeCap { versioned_id: object::id(self), old_version: self.version })
}

public fun upgrade<T: store>(self: &mut Versioned, version: u64, value: T, cap: VersionChangeCap) {
    let VersionChangeCap { versioned_id, old_version } = cap;
    assert!(versioned_id == object::id(self) && old_version < version, EInvalidUpgrade);
    field::add(&mut self.id, version, value);
    self.version = version;
}

public fun destroy<T: store>(self: Versioned): T {
    let Versioned { mut id, version } = self;
    let value = field::remove(&mut id, version);
    id.delete();
    value
}
