/// Interface of DeepBookV3 for compiling samples: arithmetic on numbers with nine
/// decimals. The signatures are those of MystenLabs/deepbookv3 at commit 2f83e49f,
/// version 8 on Mainnet; the bodies are ours. This is not the deployed code.
module deepbook::math;

const SCALE: u128 = 1_000_000_000;

/// `x · y`, rounded down.
public fun mul(x: u64, y: u64): u64 {
    ((x as u128) * (y as u128) / SCALE) as u64
}

/// `x · y`, rounded up.
public fun mul_round_up(x: u64, y: u64): u64 {
    ((x as u128) * (y as u128)).divide_and_round_up(SCALE) as u64
}

/// `x / y`, rounded down.
public fun div(x: u64, y: u64): u64 {
    ((x as u128) * SCALE / (y as u128)) as u64
}

/// `x / y`, rounded up.
public fun div_round_up(x: u64, y: u64): u64 {
    ((x as u128) * SCALE).divide_and_round_up(y as u128) as u64
}
