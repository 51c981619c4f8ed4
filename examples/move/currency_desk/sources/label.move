/// An old shelf that asks for a `CoinMetadata`, and how a registered currency serves it.
module currency_desk::label;

use std::string::String;
use sui::coin::CoinMetadata;
use sui::coin_registry::Currency;

/// From before the registry: its signature cannot change any more.
public fun print<T>(metadata: &CoinMetadata<T>): String {
    let mut text = metadata.get_symbol().to_string();
    text.append(b", ".to_string());
    text.append(metadata.get_name());
    text
}

// #region lend
/// Serves the old function. Without the return, the transaction does not verify.
public fun print_registered<T>(currency: &mut Currency<T>, ctx: &mut TxContext): String {
    let (metadata, borrow) = currency.borrow_legacy_metadata(ctx);
    let text = print(&metadata);
    currency.return_borrowed_legacy_metadata(metadata, borrow, ctx);
    text
}
// #endregion lend
