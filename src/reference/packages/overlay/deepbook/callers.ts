/** Functions of `deepbook::pool` that place an order from a balance manager. */
export const placing: readonly string[] = ['pool::place_limit_order', 'pool::place_market_order', 'pool::place_post_only_limit_order'];

/** Swaps of coins, which place a market order from a balance manager that lives for one call. */
export const coinSwaps: readonly string[] = [
  'pool::swap_exact_base_for_quote',
  'pool::swap_exact_quantity',
  'pool::swap_exact_quote_for_base',
];

/** Swaps that place their market order from a balance manager of the caller. */
export const managerSwaps: readonly string[] = [
  'pool::swap_exact_base_for_quote_with_manager',
  'pool::swap_exact_quantity_with_manager',
  'pool::swap_exact_quote_for_base_with_manager',
];

/** Everything that can match against resting orders. */
export const matching: readonly string[] = [...placing, ...coinSwaps, ...managerSwaps];

/** The part of them that can trade: a post-only order never does. */
export const trading: readonly string[] = ['pool::place_limit_order', 'pool::place_market_order', ...coinSwaps, ...managerSwaps];

/** Functions that cancel resting orders. */
export const canceling: readonly string[] = [
  'pool::cancel_all_orders',
  'pool::cancel_live_order',
  'pool::cancel_live_orders',
  'pool::cancel_order',
  'pool::cancel_orders',
];

/** Functions about stakes, proposals and rebates. */
export const governing: readonly string[] = ['pool::claim_rebates', 'pool::stake', 'pool::submit_proposal', 'pool::unstake', 'pool::vote'];

/** Everything that moves a pool's state to the current epoch before it acts. */
export const refreshing: readonly string[] = [...matching, 'pool::modify_order', ...canceling, ...governing];
