/// The clerk's record of settled sales. It has `store`, so its owner decides how it is
/// held: address-owned, as a party object, or wrapped in something else.
module trade_desk::till;

public struct Till has key, store {
    id: UID,
    sales: u64,
    turnover: u64,
}

public fun new(ctx: &mut TxContext): Till {
    Till { id: object::new(ctx), sales: 0, turnover: 0 }
}

public(package) fun record(till: &mut Till, price: u64) {
    till.sales = till.sales + 1;
    till.turnover = till.turnover + price;
}

public fun sales(till: &Till): u64 { till.sales }

/// MIST that sales moved so far.
public fun turnover(till: &Till): u64 { till.turnover }
