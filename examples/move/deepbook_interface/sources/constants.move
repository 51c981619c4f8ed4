/// Interface of DeepBookV3 for compiling samples: its constants. Names and values are
/// those of MystenLabs/deepbookv3 at commit 2f83e49f, version 8 on Mainnet. This is not
/// the deployed code.
module deepbook::constants;

// === Order types ===

public fun no_restriction(): u8 { 0 }

public fun immediate_or_cancel(): u8 { 1 }

public fun fill_or_kill(): u8 { 2 }

public fun post_only(): u8 { 3 }

// === Self-matching ===

public fun self_matching_allowed(): u8 { 0 }

public fun cancel_taker(): u8 { 1 }

public fun cancel_maker(): u8 { 2 }

// === Status of an order ===

public fun live(): u8 { 0 }

public fun partially_filled(): u8 { 1 }

public fun filled(): u8 { 2 }

public fun canceled(): u8 { 3 }

public fun expired(): u8 { 4 }

// === Scaling and bounds ===

public fun float_scaling(): u64 { 1_000_000_000 }

public fun deep_unit(): u64 { 1_000_000 }

public fun min_price(): u64 { 1 }

public fun max_price(): u64 { 0x7fff_ffff_ffff_ffff }

public fun max_fills(): u64 { 100 }

public fun max_open_orders(): u64 { 100 }

public fun max_balance_managers(): u64 { 100 }

public fun max_u64(): u64 { std::u64::max_value!() }

// === Fees and stakes ===

public fun pool_creation_fee(): u64 { 500_000_000 }

public fun fee_penalty_multiplier(): u64 { 1_250_000_000 }

public fun referral_multiplier(): u64 { 100_000_000 }

public fun referral_max_multiplier(): u64 { 10_000_000_000 }

public fun default_stake_required(): u64 { 100_000_000 }

public fun max_stake_required(): u64 { 1_000_000_000_000 }

public fun phase_out_epochs(): u64 { 28 }
