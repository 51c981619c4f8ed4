import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `deepbook::constants`. */
export const constantsModule: ModuleOverlay = {
  summary:
    'The fixed numbers of DeepBook as functions: order types, statuses, limits on prices and orders, fee factors and defaults. Rates, prices and factors have 9 decimals and amounts of DEEP have 6. An upgrade of the package can change them.',
  deprecatedFunctions: {
    referral_df_key: 'There is no replacement, because referrals are stored under their own IDs.',
  },
  functions: {
    cancel_maker: {summary: 'Returns 2, the self-matching option that removes your own resting order when your new order meets it.'},
    cancel_taker: {summary: 'Returns 1, the self-matching option with which the new order aborts as soon as it meets one of your own.'},
    canceled: {summary: 'Returns 3, the status of an order whose unfilled part was called off.'},
    current_version: {
      summary:
        'Returns the version of the package that runs, 8 in this source. Pools and the registry refuse versions that are not on their list.',
    },
    deep_unit: {summary: 'Returns 1,000,000, which is one DEEP in its smallest unit.'},
    default_additional_taker_fee: {
      summary: 'Returns 1,000,000, which is 0.1%: the initial surcharge on takers that pay an unusual gas price.',
    },
    default_ewma_alpha: {summary: 'Returns 10,000,000: a new gas price enters the running average of a pool with a weight of 1%.'},
    default_stake_required: {
      summary: 'Returns 100,000,000, which is 100 DEEP: the stake that new pools require for the taker discount and for rebates.',
    },
    default_z_score_threshold: {
      summary: 'Returns 3,000,000,000, so that gas prices count as unusual at more than 3 standard deviations above the mean.',
    },
    ewma_df_key: {summary: 'Returns the bytes of `ewma`, the name of the dynamic field in which a pool keeps its average of gas prices.'},
    expired: {
      summary: 'Returns 4, the status of a resting order that was found past its time, or removed by its own owner, during matching.',
    },
    fee_is_deep: {summary: 'Returns true. It is the value of `pay_with_deep` for orders that pay fees in DEEP.'},
    fee_penalty_multiplier: {
      summary: 'Returns 1,250,000,000: fees in base or quote instead of DEEP are 1.25 times as high.',
    },
    fill_or_kill: {summary: 'Returns 2, the order type that aborts unless the whole quantity is filled at once.'},
    filled: {summary: 'Returns 2, the status of an order that was filled in full.'},
    float_scaling: {summary: 'Returns 1,000,000,000, the number that stands for 1 in prices and rates.'},
    float_scaling_u128: {summary: 'Returns the same scale of 10^9 as a `u128`.'},
    half: {summary: 'Returns 500,000,000, which is one half with 9 decimals.'},
    immediate_or_cancel: {summary: 'Returns 1, the order type that fills what it can and drops the rest.'},
    live: {summary: 'Returns 0, the status of an order of which nothing has been filled.'},
    max_additional_taker_fee: {summary: 'Returns 2,000,000, or 0.2%, the most that `pool::set_ewma_params` accepts as a surcharge.'},
    max_balance_managers: {summary: 'Returns 100, the number of balance managers that the registry keeps for one owner.'},
    max_ewma_alpha: {summary: 'Returns 100,000,000, that is 10%: the highest weight a new gas price may have.'},
    max_fan_out: {summary: 'Returns 64, the most children that an inner node has in the trees of the order book.'},
    max_fills: {
      summary: 'Returns 100, the number of resting orders that one order passes at most, counting expired ones that it removes on the way.',
    },
    max_open_orders: {summary: 'Returns 100, the number of orders that one balance manager can have in the book of a pool.'},
    max_price: {summary: 'Returns 2^63 - 1, the highest price, and the limit with which market buys are placed.'},
    max_restriction: {summary: 'Returns 3, the largest number that is an order type.'},
    max_slice_size: {summary: 'Returns 64, the number of orders in a leaf of the trees of the order book.'},
    max_stake_required: {summary: 'Returns 1,000,000,000,000, or 1,000,000 DEEP, the upper limit for the required stake in proposals.'},
    max_u128: {summary: 'Returns 2^128 - 1. Pools younger than 28 epochs have it as their median volume.'},
    max_u64: {summary: 'Returns 2^64 - 1, the largest `u64`.'},
    max_z_score_threshold: {summary: 'Returns 10,000,000,000, so the admin can set the threshold to 10 standard deviations at most.'},
    min_price: {summary: 'Returns 1, the lowest price, which serves as the limit of market sells.'},
    no_restriction: {summary: 'Returns 0, the order type that fills what it can and rests in the book with what remains.'},
    partially_filled: {summary: 'Returns 1, the status of an order that was filled in part.'},
    phase_out_epochs: {summary: 'Returns 28, the number of past epochs whose volumes go into the median for rebates.'},
    pool_creation_fee: {summary: 'Returns 500,000,000, the 500 DEEP that `pool::create_permissionless_pool` costs.'},
    post_only: {summary: 'Returns 3, the order type that aborts if any of it would be filled at once.'},
    referral_df_key: {summary: 'Always aborts, as it is kept only for compatibility.'},
    referral_max_multiplier: {summary: 'Returns 10,000,000,000: a referral can add up to 10 times the taker fee.'},
    referral_multiplier: {summary: 'Returns 100,000,000, the step of 0.1 in which the multiplier of a referral is set.'},
    self_matching_allowed: {summary: 'Returns 0, the self-matching option that lets you trade with yourself.'},
  },
};
