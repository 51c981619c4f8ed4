/// Interface of DeepBookV3 for compiling samples: what placing an order returns, and the
/// events of orders that are placed, filled or expired. Types and signatures are those of
/// MystenLabs/deepbookv3 at commit 2f83e49f, version 8 on Mainnet. This is not the
/// deployed code.
#[allow(unused_field, unused_variable)]
module deepbook::order_info;

use deepbook::deep_price::OrderDeepPrice;
use deepbook::fill::Fill;

#[error]
const EInterfaceOnly: vector<u8> = b"This is an interface: DeepBook itself is not here";

public struct OrderInfo has copy, drop, store {
    pool_id: ID,
    order_id: u128,
    balance_manager_id: ID,
    client_order_id: u64,
    trader: address,
    order_type: u8,
    self_matching_option: u8,
    price: u64,
    is_bid: bool,
    original_quantity: u64,
    order_deep_price: OrderDeepPrice,
    expire_timestamp: u64,
    executed_quantity: u64,
    cumulative_quote_quantity: u64,
    fills: vector<Fill>,
    fee_is_deep: bool,
    paid_fees: u64,
    maker_fees: u64,
    epoch: u64,
    status: u8,
    market_order: bool,
    fill_limit_reached: bool,
    order_inserted: bool,
    timestamp: u64,
}

public struct OrderFilled has copy, drop, store {
    pool_id: ID,
    maker_order_id: u128,
    taker_order_id: u128,
    maker_client_order_id: u64,
    taker_client_order_id: u64,
    price: u64,
    taker_is_bid: bool,
    taker_fee: u64,
    taker_fee_is_deep: bool,
    maker_fee: u64,
    maker_fee_is_deep: bool,
    base_quantity: u64,
    quote_quantity: u64,
    maker_balance_manager_id: ID,
    taker_balance_manager_id: ID,
    timestamp: u64,
}

public struct OrderPlaced has copy, drop, store {
    balance_manager_id: ID,
    pool_id: ID,
    order_id: u128,
    client_order_id: u64,
    trader: address,
    price: u64,
    is_bid: bool,
    placed_quantity: u64,
    expire_timestamp: u64,
    timestamp: u64,
}

public struct OrderExpired has copy, drop, store {
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

public struct OrderFullyFilled has copy, drop, store {
    pool_id: ID,
    order_id: u128,
    client_order_id: u64,
    balance_manager_id: ID,
    original_quantity: u64,
    is_bid: bool,
    timestamp: u64,
}

public fun pool_id(self: &OrderInfo): ID {
    abort EInterfaceOnly
}

public fun order_id(self: &OrderInfo): u128 {
    abort EInterfaceOnly
}

public fun balance_manager_id(self: &OrderInfo): ID {
    abort EInterfaceOnly
}

public fun client_order_id(self: &OrderInfo): u64 {
    abort EInterfaceOnly
}

public fun trader(self: &OrderInfo): address {
    abort EInterfaceOnly
}

public fun order_type(self: &OrderInfo): u8 {
    abort EInterfaceOnly
}

public fun self_matching_option(self: &OrderInfo): u8 {
    abort EInterfaceOnly
}

public fun price(self: &OrderInfo): u64 {
    abort EInterfaceOnly
}

public fun is_bid(self: &OrderInfo): bool {
    abort EInterfaceOnly
}

public fun original_quantity(self: &OrderInfo): u64 {
    abort EInterfaceOnly
}

public fun order_deep_price(self: &OrderInfo): OrderDeepPrice {
    abort EInterfaceOnly
}

public fun expire_timestamp(self: &OrderInfo): u64 {
    abort EInterfaceOnly
}

public fun executed_quantity(self: &OrderInfo): u64 {
    abort EInterfaceOnly
}

public fun cumulative_quote_quantity(self: &OrderInfo): u64 {
    abort EInterfaceOnly
}

public fun fills(self: &OrderInfo): vector<Fill> {
    abort EInterfaceOnly
}

public fun fee_is_deep(self: &OrderInfo): bool {
    abort EInterfaceOnly
}

public fun paid_fees(self: &OrderInfo): u64 {
    abort EInterfaceOnly
}

public fun maker_fees(self: &OrderInfo): u64 {
    abort EInterfaceOnly
}

public fun epoch(self: &OrderInfo): u64 {
    abort EInterfaceOnly
}

public fun status(self: &OrderInfo): u8 {
    abort EInterfaceOnly
}

public fun fill_limit_reached(self: &OrderInfo): bool {
    abort EInterfaceOnly
}

public fun order_inserted(self: &OrderInfo): bool {
    abort EInterfaceOnly
}
