/// What lies in the house, and who may reach it.
module orchard_guard::house;

use sui::balance::Balance;
use sui::sui::SUI;

const ENotOwner: u64 = 0;

public struct House has key, store {
    id: UID,
    owner: address,
    stake: Balance<SUI>,
}

// #region leaks
/// Hands the purse to every caller.
public fun stake_mut(self: &mut House): &mut Balance<SUI> {
    &mut self.stake
}
// #endregion leaks

// #region by-address
/// Works for one address, for ever: the right can be neither sold nor handed over.
public fun withdraw_by_address(
    self: &mut House,
    amount: u64,
    ctx: &TxContext,
): Balance<SUI> {
    assert!(ctx.sender() == self.owner, ENotOwner);
    self.stake.split(amount)
}
// #endregion by-address
