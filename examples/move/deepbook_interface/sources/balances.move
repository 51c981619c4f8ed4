/// Interface of DeepBookV3 for compiling samples: three amounts: base, quote and DEEP.
/// Types and signatures are those of MystenLabs/deepbookv3 at commit 2f83e49f, version 8
/// on Mainnet. This is not the deployed code.
#[allow(unused_field)]
module deepbook::balances;

public struct Balances has copy, drop, store {
    base: u64,
    quote: u64,
    deep: u64,
}
