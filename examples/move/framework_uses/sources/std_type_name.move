module framework_uses::std_type_name;

use std::ascii::String;
use std::type_name;

// #region use
/// One key for each coin type, such as "000…002::sui::SUI".
public fun ledger_key<T>(): String { type_name::with_original_ids<T>().into_string() }

/// The address of the package that first had the type, without "0x".
public fun package_of<T>(): String {
    let name = type_name::with_original_ids<T>();
    name.address_string()
}
// #endregion use
