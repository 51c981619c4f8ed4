/// Interface of DeepBookV3 for compiling samples: what a pool keeps for one balance
/// manager. Types and signatures are those of MystenLabs/deepbookv3 at commit 2f83e49f,
/// version 8 on Mainnet. This is not the deployed code.
#[allow(unused_field, unused_variable)]
module deepbook::account;

use deepbook::balances::Balances;
use sui::vec_set::VecSet;

#[error]
const EInterfaceOnly: vector<u8> = b"This is an interface: DeepBook itself is not here";

public struct Account has copy, drop, store {
    epoch: u64,
    open_orders: VecSet<u128>,
    taker_volume: u128,
    maker_volume: u128,
    active_stake: u64,
    inactive_stake: u64,
    created_proposal: bool,
    voted_proposal: Option<ID>,
    unclaimed_rebates: Balances,
    settled_balances: Balances,
    owed_balances: Balances,
}

public fun open_orders(self: &Account): VecSet<u128> {
    abort EInterfaceOnly
}

public fun taker_volume(self: &Account): u128 {
    abort EInterfaceOnly
}

public fun maker_volume(self: &Account): u128 {
    abort EInterfaceOnly
}

public fun total_volume(self: &Account): u128 {
    abort EInterfaceOnly
}

public fun active_stake(self: &Account): u64 {
    abort EInterfaceOnly
}

public fun inactive_stake(self: &Account): u64 {
    abort EInterfaceOnly
}

public fun created_proposal(self: &Account): bool {
    abort EInterfaceOnly
}

public fun voted_proposal(self: &Account): Option<ID> {
    abort EInterfaceOnly
}

public fun settled_balances(self: &Account): Balances {
    abort EInterfaceOnly
}
