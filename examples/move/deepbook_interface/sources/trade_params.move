/// Interface of DeepBookV3 for compiling samples: fees and the stake required for the
/// lower one. Types and signatures are those of MystenLabs/deepbookv3 at commit 2f83e49f,
/// version 8 on Mainnet. This is not the deployed code.
#[allow(unused_field)]
module deepbook::trade_params;

public struct TradeParams has copy, drop, store {
    taker_fee: u64,
    maker_fee: u64,
    stake_required: u64,
}
