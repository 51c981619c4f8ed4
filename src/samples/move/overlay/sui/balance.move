module sui::balance;

use sui::accumulator::AccumulatorRoot;
use sui::funds_accumulator::{Self, Withdrawal};

public use fun supply_value as Supply.value;
public use fun sui::coin::from_balance as Balance.into_coin;

const ENonZero: u64 = 0;
const EOverflow: u64 = 1;
const ENotEnough: u64 = 2;

public struct Supply<phantom T> has store { value: u64 }

public struct Balance<phantom T> has store { value: u64 }

public fun value<T>(self: &Balance<T>): u64 { self.value }

public fun supply_value<T>(supply: &Supply<T>): u64 { supply.value }

public fun create_supply<T: drop>(_witness: T): Supply<T> { create_supply_internal() }

public(package) fun create_supply_internal<T>(): Supply<T> { Supply { value: 0 } }

public fun increase_supply<T>(self: &mut Supply<T>, value: u64): Balance<T> {
    assert!(value < std::u64::max_value!() - self.value, EOverflow);
    self.value = self.value + value;
    Balance { value }
}

public fun decrease_supply<T>(self: &mut Supply<T>, balance: Balance<T>): u64 {
    let Balance { value } = balance;
    assert!(self.value >= value, EOverflow);
    self.value = self.value - value;
    value
}

public(package) fun destroy_supply<T>(self: Supply<T>): u64 {
    let Supply { value } = self;
    value
}

public fun zero<T>(): Balance<T> { Balance { value: 0 } }

public fun join<T>(self: &mut Balance<T>, balance: Balance<T>): u64 {
    let Balance { value } = balance;
    self.value = self.value + value;
    self.value
}

public fun split<T>(self: &mut Balance<T>, value: u64): Balance<T> {
    assert!(self.value >= value, ENotEnough);
    self.value = self.value - value;
    Balance { value }
}

public fun withdraw_all<T>(self: &mut Balance<T>): Balance<T> {
    let value = self.value;
    self.split(value)
}

public fun destroy_zero<T>(balance: Balance<T>) {
    let Balance { value } = balance;
    assert!(value == 0, ENonZero);
}

public fun send_funds<T>(balance: Balance<T>, recipient: address) {
    funds_accumulator::add_impl(balance, recipient)
}

public fun redeem_funds<T>(withdrawal: Withdrawal<Balance<T>>): Balance<T> {
    withdrawal.redeem(std::internal::permit<Balance<T>>())
}

public fun withdraw_funds_from_object<T>(object: &mut UID, value: u64): Withdrawal<Balance<T>> {
    funds_accumulator::withdraw_from_object(object, value as u256)
}

public fun settled_funds_value<T>(root: &AccumulatorRoot, owner: address): u64 {
    root.accumulator_u128_read<Balance<T>>(owner).min(std::u64::max_value!() as u128) as u64
}

#[test_only]
public fun create_for_testing<T>(value: u64): Balance<T> { Balance { value } }

#[test_only]
public fun destroy_for_testing<T>(balance: Balance<T>): u64 {
    let Balance { value } = balance;
    value
}

#[test_only]
public fun create_supply_for_testing<T>(): Supply<T> { Supply { value: 0 } }
