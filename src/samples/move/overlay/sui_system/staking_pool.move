module sui_system::staking_pool;

use sui::balance::Balance;
use sui::sui::SUI;

public use fun staked_sui_amount as StakedSui.amount;
public use fun stake_activation_epoch as StakedSui.activation_epoch;
public use fun fungible_staked_sui_value as FungibleStakedSui.value;
public use fun fungible_staked_sui_pool_id as FungibleStakedSui.pool_id;

const EIncompatibleStakedSui: u64 = 12;

public struct StakedSui has key, store {
    id: UID,
    pool_id: ID,
    stake_activation_epoch: u64,
    principal: Balance<SUI>,
}

public struct FungibleStakedSui has key, store { id: UID, pool_id: ID, value: u64 }

public fun pool_id(staked: &StakedSui): ID { staked.pool_id }

public fun staked_sui_amount(staked: &StakedSui): u64 { staked.principal.value() }

public fun stake_activation_epoch(staked: &StakedSui): u64 { staked.stake_activation_epoch }

public fun fungible_staked_sui_value(staked: &FungibleStakedSui): u64 { staked.value }

public fun fungible_staked_sui_pool_id(staked: &FungibleStakedSui): ID { staked.pool_id }

public fun split(self: &mut StakedSui, amount: u64, ctx: &mut TxContext): StakedSui {
    StakedSui {
        id: object::new(ctx),
        pool_id: self.pool_id,
        stake_activation_epoch: self.stake_activation_epoch,
        principal: self.principal.split(amount),
    }
}

public entry fun join_staked_sui(self: &mut StakedSui, other: StakedSui) {
    assert!(is_equal_staking_metadata(self, &other), EIncompatibleStakedSui);
    let StakedSui { id, principal, .. } = other;
    id.delete();
    self.principal.join(principal);
}

public fun is_equal_staking_metadata(self: &StakedSui, other: &StakedSui): bool {
    self.pool_id == other.pool_id && self.stake_activation_epoch == other.stake_activation_epoch
}
