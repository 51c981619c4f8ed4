module sui::funds_accumulator;

use std::internal::Permit;
use sui::accumulator;

public use fun withdrawal_owner as Withdrawal.owner;
public use fun withdrawal_limit as Withdrawal.limit;
public use fun withdrawal_split as Withdrawal.split;
public use fun withdrawal_join as Withdrawal.join;

const EOverflow: u64 = 0;
const EInvalidSubLimit: u64 = 1;
const EOwnerMismatch: u64 = 2;

public struct Withdrawal<phantom T: store> has drop { owner: address, limit: u256 }

public fun withdrawal_owner<T: store>(withdrawal: &Withdrawal<T>): address { withdrawal.owner }

public fun withdrawal_limit<T: store>(withdrawal: &Withdrawal<T>): u256 { withdrawal.limit }

public fun withdrawal_split<T: store>(withdrawal: &mut Withdrawal<T>, limit: u256): Withdrawal<T> {
    assert!(limit <= withdrawal.limit, EInvalidSubLimit);
    withdrawal.limit = withdrawal.limit - limit;
    Withdrawal { owner: withdrawal.owner, limit }
}

public fun withdrawal_join<T: store>(withdrawal: &mut Withdrawal<T>, other: Withdrawal<T>) {
    let Withdrawal { owner, limit } = other;
    assert!(owner == withdrawal.owner, EOwnerMismatch);
    assert!(limit <= std::u256::max_value!() - withdrawal.limit, EOverflow);
    withdrawal.limit = withdrawal.limit + limit;
}

public(package) fun redeem<T: store>(withdrawal: Withdrawal<T>, _permit: Permit<T>): T {
    let Withdrawal { owner, limit } = withdrawal;
    withdraw_from_accumulator_address(accumulator::accumulator_address<T>(owner), owner, limit)
}

public(package) fun withdraw_from_object<T: store>(object: &mut UID, limit: u256): Withdrawal<T> {
    Withdrawal { owner: object.to_address(), limit }
}

public(package) fun add_impl<T: store>(value: T, recipient: address) {
    add_to_accumulator_address(accumulator::accumulator_address<T>(recipient), recipient, value)
}

native fun add_to_accumulator_address<T: store>(accumulator: address, recipient: address, value: T);
native fun withdraw_from_accumulator_address<T: store>(
    accumulator: address,
    owner: address,
    value: u256,
): T;
