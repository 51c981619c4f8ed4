module framework_uses::sui_url;

use sui::url::{Self, Url};

// #region use
public struct Page has key, store { id: UID, address: Url }

/// Nothing checks the text: whoever reads it has to treat it as a stranger's link.
public fun new(address: vector<u8>, ctx: &mut TxContext): Page {
    Page { id: object::new(ctx), address: url::new_unsafe_from_bytes(address) }
}

public fun address_of(page: &Page): std::ascii::String { page.address.inner_url() }
// #endregion use
