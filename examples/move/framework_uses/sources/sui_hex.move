module framework_uses::sui_hex;

use std::string::String;
use sui::hex;

// #region use
/// A digest as people read it, two digits for each byte.
public fun show(digest: vector<u8>): String { hex::encode(digest).to_string() }

/// The bytes that such a text stands for; `0x` in front is not allowed.
public fun parse(text: String): vector<u8> { hex::decode(text.into_bytes()) }
// #endregion use
