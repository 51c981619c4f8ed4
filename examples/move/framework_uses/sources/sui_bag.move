module framework_uses::sui_bag;

use sui::bag::{Self, Bag};

// #region use
public fun new_profile(ctx: &mut TxContext): Bag {
    let mut profile = bag::new(ctx);
    profile.add(b"level", 1u64);
    profile.add(b"name", b"Ada".to_string());
    profile
}

public fun level_up(profile: &mut Bag) {
    let level: &mut u64 = &mut profile[b"level"];
    *level = *level + 1;
}
// #endregion use
