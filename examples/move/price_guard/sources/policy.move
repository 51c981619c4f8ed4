// #region structs
/// Turns a quote into a price that may be acted on, or aborts.
module price_guard::policy;

use price_guard::quote::Quote;
use std::type_name::{Self, TypeName};
use sui::clock::Clock;

#[error]
const EOtherFeed: vector<u8> = b"The quote is for another feed";
#[error]
const EUnknownSource: vector<u8> = b"The provider is not on the list";
#[error]
const ENoPrice: vector<u8> = b"The price is zero";
#[error]
const EDecimals: vector<u8> = b"More than 18 decimals";
#[error]
const EStale: vector<u8> = b"The quote is too old";
#[error]
const EFromTheFuture: vector<u8> = b"The quote is ahead of the clock";
#[error]
const EUncertain: vector<u8> = b"The confidence interval is too wide";
#[error]
const EDisagree: vector<u8> = b"Two providers disagree";

const DECIMALS: u8 = 9;

/// What a consumer demands. It belongs in the consumer's shared object.
public struct Policy has copy, drop, store {
    feed: vector<u8>,
    sources: vector<TypeName>,
    max_age_ms: u64,
    max_ahead_ms: u64,
    max_confidence_bps: u64,
}

/// A checked price with nine decimals. Without `store` it cannot outlive the transaction.
public struct Price has copy, drop {
    low: u128,
    mid: u128,
    high: u128,
}
// #endregion structs

// #region policy
public fun new(
    feed: vector<u8>,
    max_age_ms: u64,
    max_ahead_ms: u64,
    max_confidence_bps: u64,
): Policy {
    Policy { feed, sources: vector[], max_age_ms, max_ahead_ms, max_confidence_bps }
}

public fun accept<Source>(policy: &mut Policy) {
    policy.sources.push_back(type_name::with_defining_ids<Source>());
}
// #endregion policy

// #region check
public fun check(policy: &Policy, quote: &Quote, clock: &Clock): Price {
    assert!(policy.sources.contains(&quote.source()), EUnknownSource);
    assert!(quote.feed() == &policy.feed, EOtherFeed);
    assert!(quote.price() > 0, ENoPrice);

    let (now, published) = (clock.timestamp_ms(), quote.published_ms());
    assert!(published <= now + policy.max_ahead_ms, EFromTheFuture);
    assert!(now <= published + policy.max_age_ms, EStale);

    let (mid, margin) = (scaled(quote, quote.price()), scaled(quote, quote.confidence()));
    assert!(margin * 10_000 <= mid * (policy.max_confidence_bps as u128), EUncertain);
    assert!(margin < mid, EUncertain);
    Price { low: mid - margin, mid, high: mid + margin }
}
// #endregion check

// #region scaled
/// With nine decimals, rounded up: an interval gets wider rather than narrower.
fun scaled(quote: &Quote, value: u64): u128 {
    let decimals = quote.decimals();
    assert!(decimals <= 18, EDecimals);
    let value = value as u128;
    if (decimals <= DECIMALS) value * 10u128.pow(DECIMALS - decimals)
    else value.divide_and_round_up(10u128.pow(decimals - DECIMALS))
}
// #endregion scaled

// #region agree
/// Two checked prices of different providers as one, whose bounds hold both.
public fun agree(a: Price, b: Price, max_bps: u64): Price {
    let (smaller, larger) = (a.mid.min(b.mid), a.mid.max(b.mid));
    assert!((larger - smaller) * 10_000 <= smaller * (max_bps as u128), EDisagree);
    Price { low: a.low.min(b.low), mid: (smaller + larger) / 2, high: a.high.max(b.high) }
}
// #endregion agree

public fun low(price: &Price): u128 { price.low }

public fun mid(price: &Price): u128 { price.mid }

public fun high(price: &Price): u128 { price.high }
