/// Cards as numbers from 0 to 51, and what hands are worth.
module card_table::cards;

const DECK: u64 = 52;
const RANKS: u8 = 13;

public fun deck(): vector<u8> { vector::tabulate!(DECK, |at| at as u8) }

// #region points
/// Points of a hand: aces are 11 as long as that does not exceed 21, pictures are 10.
public fun points(hand: &vector<u8>): u64 {
    let mut total: u64 = 0;
    let mut aces: u64 = 0;
    hand.do_ref!(|card| {
        // Rank 0 is the ace, ranks 10 to 12 are the pictures.
        let rank = (*card % RANKS) as u64;
        if (rank == 0) aces = aces + 1;
        total = total + (rank + 1).min(10);
    });
    if (aces > 0 && total <= 11) total + 10 else total
}

/// Whether the first two cards are 21.
public fun is_natural(hand: &vector<u8>): bool {
    hand.length() == 2 && points(hand) == 21
}

/// What a stake becomes when both hands are complete. A natural pays 3 to 2.
public fun payout(stake: u64, player: &vector<u8>, dealer: &vector<u8>): u64 {
    let (mine, theirs) = (points(player), points(dealer));
    let (natural, dealers_natural) = (is_natural(player), is_natural(dealer));
    if (mine > 21) 0
    else if (natural && !dealers_natural) stake + bonus(stake)
    else if (dealers_natural && !natural) 0
    else if (theirs > 21 || mine > theirs) 2 * stake
    else if (mine == theirs) stake
    else 0
}

/// The largest prize, which the house has to set aside for each round.
public fun bonus(stake: u64): u64 { stake + stake / 2 }
// #endregion points
