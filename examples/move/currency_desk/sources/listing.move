// #region listing
/// A market that lists currencies. What it needs to know, it reads from the registry's
/// object.
module currency_desk::listing;

use std::string::String;
use sui::coin_registry::Currency;

#[error]
const EMetadataCanChange: vector<u8> = b"Name and icon of this currency can still change";
#[error]
const ESupplyCanGrow: vector<u8> = b"This currency can still be minted";

/// A listed currency.
public struct Listing<phantom T> has key {
    id: UID,
    symbol: String,
    decimals: u8,
    /// Whether the market has to expect payments that a deny list refuses.
    regulated: bool,
}

/// Lists a currency whose name is final and whose supply cannot grow.
public fun list<T>(currency: &Currency<T>, ctx: &mut TxContext) {
    assert!(currency.is_metadata_cap_deleted(), EMetadataCanChange);
    assert!(currency.is_supply_fixed() || currency.is_supply_burn_only(), ESupplyCanGrow);
    transfer::share_object(Listing<T> {
        id: object::new(ctx),
        symbol: currency.symbol(),
        decimals: currency.decimals(),
        regulated: currency.is_regulated(),
    });
}
// #endregion listing

public fun is_regulated<T>(listing: &Listing<T>): bool { listing.regulated }

public fun symbol<T>(listing: &Listing<T>): String { listing.symbol }

public fun decimals<T>(listing: &Listing<T>): u8 { listing.decimals }
