/// Interface of DeepBookV3 for compiling samples: the event of the gas price statistics.
/// Types and signatures are those of MystenLabs/deepbookv3 at commit 2f83e49f, version 8
/// on Mainnet. This is not the deployed code.
#[allow(unused_field)]
module deepbook::ewma;

public struct EWMAUpdate has copy, drop, store {
    pool_id: ID,
    gas_price: u64,
    mean: u64,
    variance: u64,
    timestamp: u64,
}
