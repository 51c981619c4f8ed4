// #region quote
/// What one provider says about one feed, in the same form for every provider.
module price_guard::quote;

use std::type_name::{Self, TypeName};

/// Only an adapter can make one: `Source` is a type that its module alone can construct.
public struct Quote has copy, drop {
    source: TypeName,
    feed: vector<u8>,
    /// `price / 10^decimals` and `confidence / 10^decimals`, in units of the quote
    /// currency.
    price: u64,
    confidence: u64,
    decimals: u8,
    published_ms: u64,
}

public fun new<Source: drop>(
    _: Source,
    feed: vector<u8>,
    price: u64,
    confidence: u64,
    decimals: u8,
    published_ms: u64,
): Quote {
    let source = type_name::with_defining_ids<Source>();
    Quote { source, feed, price, confidence, decimals, published_ms }
}
// #endregion quote

public fun source(quote: &Quote): TypeName { quote.source }

public fun feed(quote: &Quote): &vector<u8> { &quote.feed }

public fun price(quote: &Quote): u64 { quote.price }

public fun confidence(quote: &Quote): u64 { quote.confidence }

public fun decimals(quote: &Quote): u8 { quote.decimals }

public fun published_ms(quote: &Quote): u64 { quote.published_ms }
