module framework_uses::sui_table;

use sui::table::{Self, Table};

// #region use
public fun new_scores(ctx: &mut TxContext): Table<address, u64> { table::new(ctx) }

public fun score(scores: &mut Table<address, u64>, player: address, points: u64) {
    if (!scores.contains(player)) scores.add(player, 0);
    let score = &mut scores[player];
    *score = *score + points;
}

public fun leave(scores: &mut Table<address, u64>, ctx: &TxContext): u64 {
    scores.remove(ctx.sender())
}
// #endregion use
