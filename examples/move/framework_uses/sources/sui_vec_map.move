module framework_uses::sui_vec_map;

use std::string::String;
use sui::vec_map::VecMap;

// #region use
/// Sets a trait of a character, whether it had a value or not.
public fun set_trait(traits: &mut VecMap<String, u8>, name: String, value: u8) {
    if (traits.contains(&name)) *(&mut traits[&name]) = value
    else traits.insert(name, value);
}

public fun trait_or_zero(traits: &VecMap<String, u8>, name: String): u8 {
    traits.try_get(&name).destroy_or!(0)
}
// #endregion use
