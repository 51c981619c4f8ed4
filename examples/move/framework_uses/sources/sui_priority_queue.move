module framework_uses::sui_priority_queue;

use sui::priority_queue::{Self, PriorityQueue};

// #region use
/// A queue of bidders in which the highest bid is always next.
public fun of_bids(bids: vector<u64>, bidders: vector<address>): PriorityQueue<address> {
    priority_queue::new(priority_queue::create_entries(bids, bidders))
}

/// Adds one more bid, and takes the highest of all out.
public fun winner(mut queue: PriorityQueue<address>, bid: u64, bidder: address): address {
    queue.insert(bid, bidder);
    let (_highest, winner) = queue.pop_max();
    winner
}
// #endregion use
