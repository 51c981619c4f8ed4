module framework_uses::system_sui_system;

use sui::coin::Coin;
use sui::sui::SUI;
use sui_system::sui_system::SuiSystemState;

// #region use
/// Stakes for somebody else. The stake counts from the next epoch on.
public fun stake_for(
    owner: address,
    system: &mut SuiSystemState,
    coin: Coin<SUI>,
    validator: address,
    ctx: &mut TxContext,
) {
    let stake = system.request_add_stake_non_entry(coin, validator, ctx);
    transfer::public_transfer(stake, owner);
}
// #endregion use
