/// Interface of DeepBookV3 for compiling samples: the price of DEEP that an order was
/// placed with. Types and signatures are those of MystenLabs/deepbookv3 at commit
/// 2f83e49f, version 8 on Mainnet. This is not the deployed code.
#[allow(unused_field, unused_variable)]
module deepbook::deep_price;

#[error]
const EInterfaceOnly: vector<u8> = b"This is an interface: DeepBook itself is not here";

public struct OrderDeepPrice has copy, drop, store {
    asset_is_base: bool,
    deep_per_asset: u64,
}

public struct PriceAdded has copy, drop {
    conversion_rate: u64,
    timestamp: u64,
    is_base_conversion: bool,
    reference_pool: ID,
    target_pool: ID,
}

public fun asset_is_base(self: &OrderDeepPrice): bool {
    abort EInterfaceOnly
}

public fun deep_per_asset(self: &OrderDeepPrice): u64 {
    abort EInterfaceOnly
}
