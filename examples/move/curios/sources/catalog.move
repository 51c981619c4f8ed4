// #region module
/// A price list that nobody can change after it is issued, its author included.
module curios::catalog;

#[error]
const ENoSuchEntry: vector<u8> = b"The catalog has no entry of this number";

public struct Catalog has key {
    id: UID,
    edition: u64,
    prices: vector<u64>,
}

/// Creates and freezes in one step, so there is no moment at which a price could still
/// move.
public fun issue(edition: u64, prices: vector<u64>, ctx: &mut TxContext) {
    transfer::freeze_object(Catalog { id: object::new(ctx), edition, prices });
}

/// What a function that trusts the list takes: a reference to it, never a copy of a
/// price.
public fun price(catalog: &Catalog, number: u64): u64 {
    assert!(number < catalog.prices.length(), ENoSuchEntry);
    catalog.prices[number]
}
// #endregion module

public fun edition(catalog: &Catalog): u64 { catalog.edition }
