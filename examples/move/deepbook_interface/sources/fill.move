/// Interface of DeepBookV3 for compiling samples: one match between two orders. Types and
/// signatures are those of MystenLabs/deepbookv3 at commit 2f83e49f, version 8 on
/// Mainnet. This is not the deployed code.
#[allow(unused_field, unused_variable)]
module deepbook::fill;

use deepbook::deep_price::OrderDeepPrice;

#[error]
const EInterfaceOnly: vector<u8> = b"This is an interface: DeepBook itself is not here";

public struct Fill has copy, drop, store {
    maker_order_id: u128,
    maker_client_order_id: u64,
    execution_price: u64,
    balance_manager_id: ID,
    expired: bool,
    completed: bool,
    original_maker_quantity: u64,
    base_quantity: u64,
    quote_quantity: u64,
    taker_is_bid: bool,
    maker_epoch: u64,
    maker_deep_price: OrderDeepPrice,
    taker_fee: u64,
    taker_fee_is_deep: bool,
    maker_fee: u64,
    maker_fee_is_deep: bool,
}

public fun maker_order_id(self: &Fill): u128 {
    abort EInterfaceOnly
}

public fun maker_client_order_id(self: &Fill): u64 {
    abort EInterfaceOnly
}

public fun execution_price(self: &Fill): u64 {
    abort EInterfaceOnly
}

public fun balance_manager_id(self: &Fill): ID {
    abort EInterfaceOnly
}

public fun expired(self: &Fill): bool {
    abort EInterfaceOnly
}

public fun completed(self: &Fill): bool {
    abort EInterfaceOnly
}

public fun original_maker_quantity(self: &Fill): u64 {
    abort EInterfaceOnly
}

public fun base_quantity(self: &Fill): u64 {
    abort EInterfaceOnly
}

public fun taker_is_bid(self: &Fill): bool {
    abort EInterfaceOnly
}

public fun quote_quantity(self: &Fill): u64 {
    abort EInterfaceOnly
}

public fun maker_epoch(self: &Fill): u64 {
    abort EInterfaceOnly
}

public fun maker_deep_price(self: &Fill): OrderDeepPrice {
    abort EInterfaceOnly
}

public fun taker_fee(self: &Fill): u64 {
    abort EInterfaceOnly
}

public fun taker_fee_is_deep(self: &Fill): bool {
    abort EInterfaceOnly
}

public fun maker_fee(self: &Fill): u64 {
    abort EInterfaceOnly
}

public fun maker_fee_is_deep(self: &Fill): bool {
    abort EInterfaceOnly
}
