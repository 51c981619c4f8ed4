// #region structs
/// Departures in a table, and a bag of whatever else the line wants to publish.
module river_ferry::schedule;

use sui::bag::{Self, Bag};
use sui::table::{Self, Table};

public struct Schedule has key, store {
    id: UID,
    /// Free seats by minute of the day.
    seats: Table<u16, u64>,
    notes: Bag,
}
// #endregion structs

public fun print(ctx: &mut TxContext): Schedule {
    Schedule { id: object::new(ctx), seats: table::new(ctx), notes: bag::new(ctx) }
}

// #region use
/// Adds the departure if it is new.
public fun add_seats(schedule: &mut Schedule, minute: u16, seats: u64) {
    if (!schedule.seats.contains(minute)) schedule.seats.add(minute, 0);
    let free = &mut schedule.seats[minute];
    *free = *free + seats;
}

public fun free(schedule: &Schedule, minute: u16): u64 {
    if (schedule.seats.contains(minute)) schedule.seats[minute] else 0
}

/// Each note has a type of its own.
public fun note<T: drop + store>(schedule: &mut Schedule, topic: u8, text: T) {
    schedule.notes.add(topic, text);
}

public fun erase<T: drop + store>(schedule: &mut Schedule, topic: u8): T {
    schedule.notes.remove(topic)
}
// #endregion use

// #region discard
/// `drop` forgets the entries, and their storage deposits with them. The bag has to be
/// empty.
public fun discard(schedule: Schedule) {
    let Schedule { id, seats, notes } = schedule;
    seats.drop();
    notes.destroy_empty();
    id.delete();
}
// #endregion discard
