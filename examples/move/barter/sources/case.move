// #region structs
/// A display case: while an object is in it, nobody changes it, and the case's ID stands
/// for this content.
module barter::case;

/// Lock and key in one. Opening the case deletes it, and its ID never comes back.
public struct Case<Item: key + store> has key, store {
    id: UID,
    item: Item,
}
// #endregion structs

// #region seal
public fun seal<Item: key + store>(item: Item, ctx: &mut TxContext): Case<Item> {
    Case { id: object::new(ctx), item }
}

public fun open<Item: key + store>(case: Case<Item>): Item {
    let Case { id, item } = case;
    id.delete();
    item
}

/// A look inside. There is no `borrow_mut`: that is what makes the case worth naming.
public fun item<Item: key + store>(case: &Case<Item>): &Item { &case.item }
// #endregion seal
