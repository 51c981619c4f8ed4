module framework_uses::sui_table_vec;

use std::string::String;
use sui::table_vec::{Self, TableVec};

// #region use
public fun new_log(ctx: &mut TxContext): TableVec<String> { table_vec::empty(ctx) }

/// Appends a line. The log may grow without limit: a transaction loads the lines that it reads.
public fun write(log: &mut TableVec<String>, line: String) { log.push_back(line) }

public fun last(log: &TableVec<String>): &String { &log[log.length() - 1] }
// #endregion use
