/// Interface of DeepBookV3 for compiling samples: an order that rests in the book, and
/// the events of its changes. Types and signatures are those of MystenLabs/deepbookv3 at
/// commit 2f83e49f, version 8 on Mainnet. This is not the deployed code.
#[allow(unused_field, unused_variable)]
module deepbook::order;

use deepbook::deep_price::OrderDeepPrice;

#[error]
const EInterfaceOnly: vector<u8> = b"This is an interface: DeepBook itself is not here";

public struct Order has drop, store {
    balance_manager_id: ID,
    order_id: u128,
    client_order_id: u64,
    quantity: u64,
    filled_quantity: u64,
    fee_is_deep: bool,
    order_deep_price: OrderDeepPrice,
    epoch: u64,
    status: u8,
    expire_timestamp: u64,
}

public struct OrderCanceled has copy, drop, store {
    balance_manager_id: ID,
    pool_id: ID,
    order_id: u128,
    client_order_id: u64,
    trader: address,
    price: u64,
    is_bid: bool,
    original_quantity: u64,
    base_asset_quantity_canceled: u64,
    timestamp: u64,
}

public struct OrderModified has copy, drop, store {
    balance_manager_id: ID,
    pool_id: ID,
    order_id: u128,
    client_order_id: u64,
    trader: address,
    price: u64,
    is_bid: bool,
    previous_quantity: u64,
    filled_quantity: u64,
    new_quantity: u64,
    timestamp: u64,
}

public fun balance_manager_id(self: &Order): ID {
    abort EInterfaceOnly
}

public fun order_id(self: &Order): u128 {
    abort EInterfaceOnly
}

public fun client_order_id(self: &Order): u64 {
    abort EInterfaceOnly
}

public fun quantity(self: &Order): u64 {
    abort EInterfaceOnly
}

public fun filled_quantity(self: &Order): u64 {
    abort EInterfaceOnly
}

public fun fee_is_deep(self: &Order): bool {
    abort EInterfaceOnly
}

public fun order_deep_price(self: &Order): &OrderDeepPrice {
    abort EInterfaceOnly
}

public fun epoch(self: &Order): u64 {
    abort EInterfaceOnly
}

public fun status(self: &Order): u8 {
    abort EInterfaceOnly
}

public fun expire_timestamp(self: &Order): u64 {
    abort EInterfaceOnly
}

public fun price(self: &Order): u64 {
    abort EInterfaceOnly
}
