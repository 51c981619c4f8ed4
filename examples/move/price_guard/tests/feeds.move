// #region adapter
/// Two adapters for tests, and a third one that nobody asked for.
#[test_only]
module price_guard::feeds;

use price_guard::quote::{Self, Quote};

public struct North() has drop;

public struct South() has drop;

public struct Rogue() has drop;

/// SUI in dollars with 8 decimals, as most feeds of this kind publish it.
public fun north(price: u64, confidence: u64, published_ms: u64): Quote {
    quote::new(North(), b"SUI/USD", price, confidence, 8, published_ms)
}
// #endregion adapter

public fun south(price: u64, confidence: u64, published_ms: u64): Quote {
    quote::new(South(), b"SUI/USD", price, confidence, 12, published_ms)
}

public fun rogue(price: u64): Quote {
    quote::new(Rogue(), b"SUI/USD", price, 0, 8, 100_000)
}

public fun other_feed(): Quote { quote::new(North(), b"BTC/USD", 9, 0, 8, 100_000) }
