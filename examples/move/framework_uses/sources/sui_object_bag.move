module framework_uses::sui_object_bag;

use std::string::String;
use sui::object_bag::ObjectBag;

// #region use
/// Puts an object of any type into the wardrobe. It keeps its ID, and explorers still find it.
public fun hang_up<T: key + store>(wardrobe: &mut ObjectBag, hook: String, garment: T) {
    wardrobe.add(hook, garment);
}

public fun take<T: key + store>(wardrobe: &mut ObjectBag, hook: String): T {
    wardrobe.remove(hook)
}
// #endregion use
