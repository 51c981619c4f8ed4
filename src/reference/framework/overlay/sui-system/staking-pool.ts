import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui_system::staking_pool`. */
export const stakingPoolModule: ModuleOverlay = {
  summary:
    'The pool that each validator has for stake, with the objects that stakers hold: `StakedSui`, and the fungible `FungibleStakedSui`. Pool tokens and an exchange rate per epoch determine the rewards; stake through `sui_system::sui_system`.',
  functions: {
    activate_staking_pool: {
      summary:
        'Opens a pool when its validator becomes active: records the activation epoch and an exchange rate of one to one. Aborts with `EPoolAlreadyActive` or `EActivationOfInactivePool`.',
    },
    activation_epoch: {
      summary: 'Returns the epoch whose end activated the pool, or `none` while the validator is a candidate or pending.',
    },
    calculate_rewards: {
      summary:
        "Returns the rewards, in MIST, that a `StakedSui` would bring if it were withdrawn in the given epoch, limited by what the pool's rewards balance holds.",
    },
    convert_to_fungible_staked_sui: {
      summary:
        "Destroys a `StakedSui`, adds its principal to the pool's shared `FungibleStakedSuiData`, and returns a `FungibleStakedSui` worth the matching number of pool tokens. Aborts with `EWrongPool`, `ECannotMintFungibleStakedSuiYet`, `EPoolPreactiveOrInactive`, or `EStakedSuiBelowThreshold` if the principal is worth less than one unit of pool token.",
    },
    deactivate_staking_pool: {
      summary:
        'Closes a pool as of an epoch, after which it earns nothing more and allows withdrawals only. Aborts with `EDeactivationOfInactivePool` if it is closed already.',
    },
    deposit_rewards: {
      summary: "Adds the stakers' share of an epoch's rewards to the pool, which raises the value of every pool token.",
    },
    exchange_rates: {summary: 'Returns the table with the exchange rate of a pool for each epoch, within the package.'},
    fungible_staked_sui_pool_id: {
      summary: 'Returns the ID of the staking pool from which a `FungibleStakedSui` can be redeemed. Method syntax: `fungible.pool_id()`.',
    },
    fungible_staked_sui_value: {
      summary:
        'Returns how many units of pool token a `FungibleStakedSui` stands for. To get its worth in MIST, multiply by the `sui_amount` of the current exchange rate and divide by its `pool_token_amount`. Method syntax: `fungible.value()`.',
    },
    is_equal_staking_metadata: {
      summary:
        'Returns `true` if two `StakedSui` objects belong to the same pool and became active in the same epoch, so that they can be joined.',
    },
    is_inactive: {summary: 'Returns `true` if the pool has been closed because its validator left or gave up its candidacy.'},
    is_preactive: {
      summary:
        'Returns `true` if the pool was never activated, which is the case for candidates, including those that gave up, and for pending validators.',
    },
    join_fungible_staked_sui: {
      summary:
        'Adds the value of one `FungibleStakedSui` to another and deletes the emptied object. Unlike `StakedSui` objects, they may come from stake of different epochs; aborts with `EWrongPool` if their pools differ. Method syntax: `fungible.join(other)`.',
    },
    join_staked_sui: {
      summary:
        'Moves the principal of one `StakedSui` into another and deletes the first. The owner of both may call it at any time; aborts with `EIncompatibleStakedSui` unless pool and activation epoch are the same. Method syntax: `stake.join(other)`.',
    },
    new: {summary: 'Creates an empty pool that is not active yet, for a new validator.'},
    pending_stake_amount: {
      summary: 'Returns the principal, in MIST, that was staked in the current epoch and enters the pool at the epoch change.',
    },
    pending_stake_withdraw_amount: {
      summary:
        'Returns the MIST, principal and rewards, that were withdrawn in the current epoch and leave the accounts of the pool at the epoch change.',
    },
    pool_id: {
      summary: "Returns the ID of a `StakedSui`'s staking pool; `sui_system::validator_address_by_pool_id` leads from it to the validator.",
    },
    pool_token_amount: {summary: 'Returns the pool token side of an exchange rate, in units of pool token.'},
    pool_token_exchange_rate_at_epoch: {
      summary:
        'Returns the exchange rate of a pool that applied in an epoch: the latest one recorded up to then, or up to the deactivation of the pool. If the pool was not active yet, both sides of the rate are zero, which counts as one to one.',
    },
    process_pending_stake: {
      summary: "Adds the epoch's new stake to the pool's balance and issues pool tokens for it at the latest exchange rate.",
    },
    process_pending_stakes_and_withdraws: {
      summary:
        'Settles the withdrawals and new stake of the ending epoch and records the exchange rate for the next one. Aborts with `ETokenBalancesDoNotMatchExchangeRate` if the books do not agree afterwards.',
    },
    redeem_fungible_staked_sui: {
      summary:
        'Destroys a `FungibleStakedSui` and pays out its part of the shared principal and of the rewards at the current exchange rate. Aborts with `EWrongPool`, or with `EInvariantFailure` if it would pay out more than the rate allows.',
    },
    request_add_stake: {
      summary:
        'Creates a `StakedSui` with the given activation epoch and notes its principal as pending. Aborts with `EDelegationToInactivePool` or `EDelegationOfZeroSui`.',
    },
    request_withdraw_stake: {
      summary:
        'Destroys a `StakedSui` and returns principal and rewards, or the principal alone if the stake is not active yet. Active pools adjust their balance at the epoch change, all others immediately; aborts with `EWrongPool` if the stake belongs elsewhere.',
    },
    split: {
      summary:
        'Splits `split_amount` MIST off a `StakedSui` into a new one with the same pool and activation epoch, and returns it. Both parts must keep at least 1 SUI, otherwise it aborts with `EStakedSuiBelowThreshold`; more than the whole principal aborts with `EInsufficientSuiTokenBalance`.',
    },
    split_fungible_staked_sui: {
      summary:
        'Splits off a new `FungibleStakedSui` with `split_amount` units of pool token and returns it; there is no minimum. Aborts with `EInsufficientPoolTokenBalance` if the object is worth less. Method syntax: `fungible.split(amount, ctx)`.',
    },
    split_staked_sui: {
      summary:
        'Splits a `StakedSui` like `split` and sends the new part, of `split_amount` MIST, to the sender. The caller must own the stake, and each part keeps its share of the rewards. Method syntax: `stake.split_to_sender(amount, ctx)`.',
    },
    stake_activation_epoch: {
      summary:
        'Returns the first epoch for which a `StakedSui` counts: the one after it was staked, or 0 for stake from genesis. Method syntax: `stake.activation_epoch()`.',
    },
    staked_sui_amount: {summary: 'Returns the principal of a `StakedSui` in MIST, without rewards. Method syntax: `stake.amount()`.'},
    sui_amount: {summary: 'Returns the SUI side of an exchange rate, in MIST.'},
    sui_balance: {
      summary:
        "Returns everything that belongs to a pool's stakers, principal and rewards, in MIST. The number changes at epoch changes only, except for pools that are not active.",
    },
    withdraw_from_principal: {
      summary:
        'Unwraps a `StakedSui` and returns its value in pool tokens together with its principal. Aborts with `EWrongPool` if the stake is from another pool.',
    },
  },
  types: {
    FungibleStakedSui: {
      summary:
        'Stake as a number of pool tokens: objects of the same pool can be split and joined freely, because the activation epoch no longer matters. Stakers get it from `sui_system::convert_to_fungible_staked_sui` and spend it in `sui_system::redeem_fungible_staked_sui`.',
      fields: {
        id: 'The ID of this fungible stake object.',
        pool_id: 'The ID of the pool whose tokens it counts.',
        value: 'Number of pool token units; their worth in MIST grows with each rewarded epoch.',
      },
    },
    FungibleStakedSuiData: {
      summary:
        "A pool's account of all stake that was made fungible, kept in the pool's `extra_fields`. The first conversion creates it; later ones and redemptions update it.",
      fields: {
        id: 'The ID of the account object.',
        total_supply: 'Sum of the values of all `FungibleStakedSui` of the pool that exist.',
        principal: 'The SUI that was staked originally for that supply; rewards are paid from the `rewards_pool`.',
      },
    },
    FungibleStakedSuiDataKey: {summary: "Key under which a pool's `extra_fields` hold its `FungibleStakedSuiData`."},
    PoolTokenExchangeRate: {
      summary:
        'How pool tokens and SUI of one staking pool convert at the start of an epoch: an amount of SUI and the number of pool tokens that are worth as much. Zero on either side means one to one.',
      fields: {
        sui_amount: 'All SUI in the pool at that moment, in MIST.',
        pool_token_amount: 'All pool tokens issued by then.',
      },
    },
    StakedSui: {
      summary:
        'Stake with one validator as an object: it holds the staked SUI itself, and its owner can transfer, split, join, convert or withdraw it. `sui_system::request_add_stake` makes it and `sui_system::request_withdraw_stake` consumes it.',
      fields: {
        id: 'The ID of this stake object.',
        pool_id: "The ID of the validator's pool with which the SUI is staked.",
        stake_activation_epoch: 'The epoch from which the stake counts; withdrawing earlier returns the principal only.',
        principal: 'The staked SUI, without rewards.',
      },
    },
    StakingPool: {
      summary:
        'The books of all stake with one validator, stored inside the `Validator` and kept when the validator leaves. Principal stays in the `StakedSui` objects; the pool holds rewards and the history of exchange rates.',
      fields: {
        id: "The pool's ID, which stake objects name and which never changes.",
        activation_epoch: 'The epoch at whose end the validator joined, or `none` before that.',
        deactivation_epoch: 'The epoch from which the pool is closed, or `none` while its validator is in office or applying.',
        sui_balance: 'Principal and rewards of all stakers together, in MIST, brought up to date at each epoch change.',
        rewards_pool: 'The rewards that stakers have not withdrawn yet.',
        pool_token_balance: 'Number of pool tokens in circulation, both in `StakedSui` and in `FungibleStakedSui`.',
        exchange_rates: 'The exchange rate at the beginning of each epoch since the activation, by epoch.',
        pending_stake: 'MIST staked since the last epoch change.',
        pending_total_sui_withdraw: 'MIST withdrawn since the last epoch change, rewards included.',
        pending_pool_token_withdraw: 'Pool tokens that those withdrawals give up.',
        extra_fields: 'Room for data added by upgrades, such as `FungibleStakedSuiData`.',
      },
    },
    UnderflowSuiBalance: {
      summary:
        'Key for an amount by which withdrawals exceeded the balance of a pool, which can happen after safe mode. It is written and removed again within one settlement.',
    },
  },
  errors: {
    EInsufficientPoolTokenBalance: {
      when: 'The amount to split off is larger than the value of the `FungibleStakedSui`.',
      raisedBy: ['split_fungible_staked_sui'],
      cure: 'Pass at most `fungible_staked_sui_value`, and note that it counts pool tokens rather than MIST.',
    },
    EWrongPool: {
      when: 'Two `FungibleStakedSui` objects from different staking pools are to be joined. Withdrawals check the pool as well, but they look it up from the object and so always find the right one.',
      raisedBy: ['join_fungible_staked_sui'],
      cure: 'Compare `fungible_staked_sui_pool_id` and join objects of one pool only.',
    },
    EWithdrawAmountCannotBeZero: {
      when: 'No longer raised, because a `StakedSui` is always withdrawn as a whole.',
      raisedBy: [],
      unused: true,
      cure: 'Expect it only in the history of the network.',
    },
    EInsufficientSuiTokenBalance: {
      when: 'The amount to split off exceeds the principal of the `StakedSui`.',
      raisedBy: ['split', 'split_staked_sui'],
      cure: 'Give an amount in MIST that leaves at least 1 SUI of the `staked_sui_amount`.',
    },
    EInsufficientRewardsPoolBalance: {
      when: 'No longer raised: a withdrawal takes at most what the rewards balance holds.',
      raisedBy: [],
      unused: true,
      cure: 'Ignore it in new code.',
    },
    EDestroyNonzeroBalance: {
      when: 'Not raised any more by this module.',
      raisedBy: [],
      unused: true,
      cure: 'Drop any handling of it.',
    },
    ETokenTimeLockIsSome: {
      when: 'Nothing raises it, because stake has no time lock today.',
      raisedBy: [],
      unused: true,
      cure: 'Remove checks for time locks from clients.',
    },
    EWrongDelegation: {
      when: 'Defined, but never raised today.',
      raisedBy: [],
      unused: true,
      cure: 'Look at `EWrongPool` instead.',
    },
    EPendingDelegationDoesNotExist: {
      when: 'Unused: pending stake is a plain sum, so there is no record of a single request.',
      raisedBy: [],
      unused: true,
      cure: 'Treat it as historical.',
    },
    ETokenBalancesDoNotMatchExchangeRate: {
      when: 'After an epoch change, the pool tokens in circulation differ from what the new exchange rate implies. This would be a bug in the framework, and it would put the network into safe mode.',
      raisedBy: ['sui_system_state_inner::advance_epoch'],
      cure: 'Report it to the developers of Sui; a transaction can neither cause nor avoid it.',
    },
    EDelegationToInactivePool: {
      when: 'Stake is added to a pool that is closed. Users get `validator_set::ENotAValidator` before, because such a validator is no longer found.',
      raisedBy: [],
      cure: 'Choose a validator that is active or a candidate.',
    },
    EDeactivationOfInactivePool: {
      when: 'A pool is closed a second time, which the validator set never attempts.',
      raisedBy: [],
      cure: 'Take it as a sign of a broken private network.',
    },
    EIncompatibleStakedSui: {
      when: 'Two `StakedSui` objects differ in their pool or in their activation epoch.',
      raisedBy: ['join_staked_sui'],
      cure: 'Test the pair with `is_equal_staking_metadata`, or convert both to `FungibleStakedSui` once they are active.',
    },
    EWithdrawalInSameEpoch: {
      when: 'No longer raised: stake may be withdrawn in the epoch in which it was added.',
      raisedBy: [],
      unused: true,
      cure: 'Withdraw whenever you like; early withdrawals return the principal.',
    },
    EPoolAlreadyActive: {
      when: 'The pool of a validator that is joining has been active before. The validator set only activates new pools, so nobody sees this.',
      raisedBy: [],
      cure: 'Do not handle it in clients.',
    },
    EPoolPreactiveOrInactive: {
      when: 'Stake is to be made fungible while its validator is still a candidate, or after it has left.',
      raisedBy: ['sui_system::convert_to_fungible_staked_sui'],
      cure: 'Wait until the validator is active; if it has left, withdraw the stake instead.',
    },
    EActivationOfInactivePool: {
      when: 'A closed pool is to be opened. Validators that come back get a new pool, so this cannot come up.',
      raisedBy: [],
      cure: 'Disregard it outside of tests of the framework.',
    },
    EDelegationOfZeroSui: {
      when: 'A stake of zero reaches the pool. The minimum of 1 SUI in `validator_set` stops it earlier.',
      raisedBy: [],
      cure: 'Stake at least 1 SUI.',
    },
    EStakedSuiBelowThreshold: {
      when: 'A split would leave a part of less than 1 SUI, or the principal to be made fungible is too small for a single unit of pool token.',
      raisedBy: ['split', 'split_staked_sui', 'sui_system::convert_to_fungible_staked_sui'],
      cure: 'Keep 1,000,000,000 MIST or more in both parts, or withdraw the object as a whole.',
    },
    ECannotMintFungibleStakedSuiYet: {
      when: 'The stake is not active yet, because it was added in the current epoch.',
      raisedBy: ['sui_system::convert_to_fungible_staked_sui'],
      cure: 'Convert it in the epoch that `stake_activation_epoch` returns, or later.',
    },
    EInvariantFailure: {
      when: 'Redeeming would pay more SUI than the exchange rate allows. The check guards against mistakes in the arithmetic.',
      raisedBy: ['sui_system::redeem_fungible_staked_sui'],
      cure: 'Try a different amount by splitting the object, and report the case.',
    },
  },
};
