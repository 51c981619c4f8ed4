// #region journal
/// Numbers the records of a desk from 1 on, so that a reader can tell that none is
/// missing.
module claims_desk::journal;

use sui::clock::Clock;
use sui::event;

/// Lies in the desk. `last` is the number of the newest record.
public struct Journal has store {
    desk: ID,
    last: u64,
}

/// The envelope of every record. `undoes` is the number of the record that this one ends
/// or corrects.
public struct Entry<Record: copy + drop> has copy, drop {
    desk: ID,
    number: u64,
    undoes: Option<u64>,
    officer: ID,
    at_ms: u64,
    record: Record,
}

public(package) fun new(desk: ID): Journal { Journal { desk, last: 0 } }

/// Emits a record under the next number, which it returns.
public(package) fun write<Record: copy + drop>(
    self: &mut Journal,
    officer: ID,
    undoes: Option<u64>,
    record: Record,
    clock: &Clock,
): u64 {
    let number = self.last + 1;
    self.last = number;
    event::emit(Entry {
        desk: self.desk,
        number,
        undoes,
        officer,
        at_ms: clock.timestamp_ms(),
        record,
    });
    number
}
// #endregion journal

public fun last(self: &Journal): u64 { self.last }

#[test_only]
public fun number<Record: copy + drop>(self: &Entry<Record>): u64 { self.number }

#[test_only]
public fun undoes<Record: copy + drop>(self: &Entry<Record>): Option<u64> { self.undoes }

#[test_only]
public fun record<Record: copy + drop>(self: &Entry<Record>): Record { self.record }
