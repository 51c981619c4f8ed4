/// Interface of DeepBookV3 for compiling samples: pages of resting orders. Types and
/// signatures are those of MystenLabs/deepbookv3 at commit 2f83e49f, version 8 on
/// Mainnet. This is not the deployed code.
#[allow(unused_field, unused_variable)]
module deepbook::order_query;

use deepbook::order::Order;
use deepbook::pool::Pool;

#[error]
const EInterfaceOnly: vector<u8> = b"This is an interface: DeepBook itself is not here";

public struct OrderPage has drop {
    orders: vector<Order>,
    has_next_page: bool,
}

public fun iter_orders<BaseAsset, QuoteAsset>(
    self: &Pool<BaseAsset, QuoteAsset>,
    start_order_id: Option<u128>,
    end_order_id: Option<u128>,
    min_expire_timestamp: Option<u64>,
    limit: u64,
    bids: bool,
): OrderPage {
    abort EInterfaceOnly
}

public fun orders(self: &OrderPage): &vector<Order> {
    abort EInterfaceOnly
}

public fun has_next_page(self: &OrderPage): bool {
    abort EInterfaceOnly
}
