module framework_uses::std_ascii;

use std::ascii::String;

// #region use
/// A ticker has three to five capital letters.
public fun is_ticker(text: &String): bool {
    let length = text.length();
    length >= 3 && length <= 5 && text.as_bytes().all!(|byte| *byte >= 65 && *byte <= 90)
}

/// Cuts a longer text off and puts the rest into capitals.
public fun to_ticker(text: &String): String { text.substring(0, 5).to_uppercase() }
// #endregion use
