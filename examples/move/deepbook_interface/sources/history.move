/// Interface of DeepBookV3 for compiling samples: the events at the end of an epoch.
/// Types and signatures are those of MystenLabs/deepbookv3 at commit 2f83e49f, version 8
/// on Mainnet. This is not the deployed code.
#[allow(unused_field)]
module deepbook::history;

use deepbook::balances::Balances;
use deepbook::trade_params::TradeParams;

public struct Volumes has copy, drop, store {
    total_volume: u128,
    total_staked_volume: u128,
    total_fees_collected: Balances,
    historic_median: u128,
    trade_params: TradeParams,
}

public struct EpochData has copy, drop, store {
    epoch: u64,
    pool_id: ID,
    total_volume: u128,
    total_staked_volume: u128,
    base_fees_collected: u64,
    quote_fees_collected: u64,
    deep_fees_collected: u64,
    historic_median: u128,
    taker_fee: u64,
    maker_fee: u64,
    stake_required: u64,
}
