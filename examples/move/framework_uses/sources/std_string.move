module framework_uses::std_string;

use std::string::String;

// #region use
/// "Row 7: Ada", from a name that may have any letters.
public fun seat_label(name: String, row: u64): String {
    let mut label = b"Row ".to_string();
    label.append(row.to_string());
    label.append_utf8(b": ");
    label.append(name);
    label
}
// #endregion use
