module framework_uses::sui_linked_table;

use sui::linked_table::LinkedTable;

// #region use
/// Joins the queue at its end, with the number of guests.
public fun join(queue: &mut LinkedTable<address, u8>, guests: u8, ctx: &TxContext) {
    queue.push_back(ctx.sender(), guests);
}

/// Calls the party that has waited longest. One in the middle may leave with `remove`.
public fun call_next(queue: &mut LinkedTable<address, u8>): Option<address> {
    if (queue.is_empty()) return option::none();
    let (party, _guests) = queue.pop_front();
    option::some(party)
}
// #endregion use
