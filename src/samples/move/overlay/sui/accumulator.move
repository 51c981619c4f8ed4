module sui::accumulator;

use sui::dynamic_field;

const ENotSystemAddress: u64 = 0;

const ROOT: address = @0xacc;

public struct AccumulatorRoot has key { id: UID }

public struct Key<phantom T> has copy, drop, store { address: address }

public struct U128 has store { value: u128 }

public(package) fun accumulator_address<T>(owner: address): address {
    dynamic_field::hash_type_and_key(ROOT, Key<T> { address: owner })
}

public(package) fun accumulator_u128_read<T>(root: &AccumulatorRoot, owner: address): u128 {
    let key = Key<T> { address: owner };
    if (dynamic_field::exists_with_type<Key<T>, U128>(&root.id, key))
        dynamic_field::borrow<Key<T>, U128>(&root.id, key).value else 0
}

#[test_only]
public fun create_for_testing(ctx: &mut TxContext) {
    assert!(ctx.sender() == @0x0, ENotSystemAddress);
    transfer::share_object(AccumulatorRoot { id: object::new(ctx) })
}
