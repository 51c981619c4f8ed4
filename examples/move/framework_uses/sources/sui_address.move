module framework_uses::sui_address;

use std::string::String;
use sui::address;

// #region use
/// Reads the 64 hexadecimal digits that an indexer or a signed message has, without `0x`.
public fun parse(digits: vector<u8>): address { address::from_ascii_bytes(&digits) }

/// The other way round, for text that people read.
public fun show(owner: address): String { owner.to_string() }
// #endregion use
