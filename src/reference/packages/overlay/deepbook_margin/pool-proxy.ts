import type {ModuleOverlay} from '../../../move/overlay-types';

const reduceOnly = [
  'place_reduce_only_limit_order_and_repay_loan',
  'place_reduce_only_limit_order_v2',
  'place_reduce_only_market_order_and_repay_loan',
  'place_reduce_only_market_order_v2',
];

/** Our texts about `deepbook_margin::pool_proxy`. */
export const poolProxyModule: ModuleOverlay = {
  summary:
    'Trading in a DeepBook pool with a margin manager, with checks that plain DeepBook does not make. Orders must be close to the stored price, limit orders expire within a set time, and the risk ratio must hold after each order.',
  deprecatedFunctions: {
    place_limit_order: 'Use `place_limit_order_v2`.',
    place_market_order: 'Use `place_market_order_v2`.',
    place_reduce_only_limit_order:
      'Use `place_reduce_only_limit_order_v2`, or `place_reduce_only_limit_order_and_repay_loan` for an order that may fill at once.',
    place_reduce_only_market_order: 'Use `place_reduce_only_market_order_and_repay_loan`.',
  },
  functions: {
    cancel_all_orders: {
      summary:
        'Cancels all open orders of the margin manager in its DeepBook pool, whose events report each of them. It does nothing if there are none. Only the owner can; a pool other than that of the margin manager makes it abort with `EIncorrectDeepBookPool`.',
    },
    cancel_order: {
      summary:
        'Cancels one open order and returns its funds to the margin manager. Aborts with `EIncorrectDeepBookPool` for a wrong pool, with `margin_manager::EInvalidMarginManagerOwner` unless the owner sends it, and with `deepbook::pool::EInvalidOrderBalanceManager` for an order of somebody else.',
    },
    cancel_orders: {
      summary:
        'Cancels several orders of the margin manager, all or none: one that no longer exists makes the whole call abort. Only the owner can call it, and only with the right DeepBook pool, or it aborts with `EIncorrectDeepBookPool`.',
    },
    claim_rebates: {
      summary:
        'Moves the trading rebates of the margin manager from DeepBook into its balance. Aborts with `EIncorrectDeepBookPool` if the pool is not the one it trades in, and with `margin_manager::EInvalidMarginManagerOwner` for other senders than the owner.',
    },
    modify_order: {
      summary:
        'Reduces the quantity of an open order, in units of base, and frees the funds for the difference. Aborts with `EIncorrectDeepBookPool` for the wrong pool, and with `deepbook::book::ENewQuantityMustBeLessThanOriginal` if the new quantity is not smaller. It works while margin trading is closed.',
    },
    place_limit_order: {summary: 'Always aborts with `EDeprecatedUseV2`. It stays because upgrades have to keep public functions.'},
    place_limit_order_v2: {
      summary:
        'Places a limit order for the owner and returns its `OrderInfo`; an expiry beyond the longest lifetime is shortened to it. Aborts with `EPoolNotEnabledForMarginTrading` while trading is closed, and with `margin_registry::EPriceDeviationTooHigh` for a price too far from the stored one. With a loan, it aborts with `EInsufficientRiskRatioAfterTrade` if the risk ratio ends below `margin_registry::min_open_risk_ratio`.',
    },
    place_market_order: {summary: 'Aborts with `EDeprecatedUseV2` in every case.'},
    place_market_order_and_repay_loan: {
      summary:
        'Places a market order, repays the loan with all the free balance of the borrowed asset and returns the `OrderInfo`: the usual way to close a position in whole or in part. If debt remains, the risk ratio may not be lower than before the trade, or it aborts with `ERiskRatioMustNotWorsen`. Needs open margin trading, otherwise it aborts with `EPoolNotEnabledForMarginTrading`.',
    },
    place_market_order_v2: {
      summary:
        'Places a market order for the owner, with the quantity in units of base, and returns its `OrderInfo`. The average price that the book offers must be within the tolerance, else it aborts with `margin_registry::EPriceDeviationTooHigh`, or with `ENoLiquidityInOrderbook` if nothing can be filled. With a loan, `EInsufficientRiskRatioAfterTrade` stops a trade that leaves too low a risk ratio.',
    },
    place_reduce_only_limit_order: {summary: 'No longer works: it aborts with `EDeprecatedUseV2`.'},
    place_reduce_only_limit_order_and_repay_loan: {
      summary:
        'Places a limit order against the debt, repays the loan with the free balance of the borrowed asset, including what filled at once, and returns the `OrderInfo`. Aborts with `ENotReduceOnlyOrder` for the wrong side, `EReduceOnlyBelowLiquidation` if the margin manager can be liquidated, and `ERiskRatioMustNotWorsen` if the remaining debt is covered less well than before. Margin trading need not be open for it.',
    },
    place_reduce_only_limit_order_v2: {
      summary:
        'Places a limit order that buys the borrowed base asset, or sells base for the borrowed quote asset, and returns its `OrderInfo`; the loan is not repaid. Aborts with `ENotReduceOnlyOrder` for any other order, `EReduceOnlyBelowLiquidation` below the liquidation ratio, and `ERiskRatioMustNotWorsen` if an immediate fill lowers the risk ratio. Closed margin trading does not prevent it.',
    },
    place_reduce_only_market_order: {summary: 'Aborts with `EDeprecatedUseV2` and does nothing else.'},
    place_reduce_only_market_order_and_repay_loan: {
      summary:
        'Places a market order against the debt, repays the loan with the free balance of the borrowed asset and returns the `OrderInfo`; it also works while margin trading is closed and below the liquidation ratio. Aborts with `ENotReduceOnlyOrder` for the wrong side, `ENoLiquidityInOrderbook` if nothing can be filled, and `ERiskRatioMustNotWorsen` if debt remains at a lower risk ratio than before.',
    },
    place_reduce_only_market_order_v2: {
      summary:
        'Places a market order against the debt without repaying it, and returns the `OrderInfo`. Fees and the spread lower the risk ratio of nearly every such trade, so most calls abort with `ERiskRatioMustNotWorsen`. Prefer `place_reduce_only_market_order_and_repay_loan`.',
    },
    stake: {
      summary:
        'Stakes DEEP of the margin manager in its DeepBook pool, which counts from the next epoch. Aborts with `ECannotStakeWithDeepMarginManager` if DEEP is the base or quote asset, since it is collateral there, with `EIncorrectDeepBookPool` for a wrong pool, and with `deepbook::pool::EInvalidStake` for zero.',
    },
    submit_proposal: {
      summary:
        'Proposes taker and maker fees, with nine decimals, and the stake for lower fees, in units of DEEP, for the next epoch of the DeepBook pool, and votes for it with the stake of the margin manager. Aborts with `EIncorrectDeepBookPool` if it trades elsewhere, and with `deepbook::state::ENoStake` without active stake.',
    },
    unstake: {
      summary:
        'Returns all staked DEEP from the DeepBook pool to the balance of the margin manager and withdraws its vote. Aborts with `EIncorrectDeepBookPool` if the two do not belong together.',
    },
    update_current_price: {
      summary:
        'Stores the oracle price of base in quote as the price against which orders in the DeepBook pool are checked, and emits `margin_registry::CurrentPriceUpdated`. Anyone can call it, usually right before an order. Aborts if a Pyth price is stale, uncertain or far from its average, for example with `oracle::EInvalidPythPriceConf`.',
    },
    vote: {
      summary:
        'Votes for a proposal in the DeepBook pool with all voting power of the margin manager, instead of an earlier vote. Aborts with `EIncorrectDeepBookPool` for another pool, and inside DeepBook with `deepbook::governance::EProposalDoesNotExist` if the proposal is unknown.',
    },
    withdraw_settled_amounts: {
      summary:
        'Moves proceeds of filled orders from the DeepBook pool into the balance of the margin manager, and only its owner can ask for it. Any pool but its own makes it abort with `EIncorrectDeepBookPool`.',
    },
    withdraw_settled_amounts_permissionless: {
      summary:
        'Does the same as `withdraw_settled_amounts` for anyone who calls it, because the funds can only go to the margin manager. Aborts with `margin_manager::EIncorrectDeepBookPool` if the pool is a different one.',
    },
  },
  errors: {
    ECannotStakeWithDeepMarginManager: {
      when: 'DEEP is the base or quote asset of the margin manager, so it may be needed to cover a loan.',
      raisedBy: ['stake'],
      cure: 'Stake from a margin manager of a pair without DEEP, or from a plain `BalanceManager`.',
    },
    EPoolNotEnabledForMarginTrading: {
      when: 'Margin trading in the DeepBook pool is closed.',
      raisedBy: ['place_limit_order_v2', 'place_market_order_and_repay_loan', 'place_market_order_v2'],
      cure: 'Place a reduce-only order, which is still possible, or withdraw.',
    },
    ENotReduceOnlyOrder: {
      when: 'The order buys although the debt is not in base, sells although it is not in quote, or sells more base than the margin manager has.',
      raisedBy: reduceOnly,
      cure: 'Buy base to cover a debt in base, or sell base up to `margin_manager::calculate_assets` to cover one in quote.',
    },
    EIncorrectDeepBookPool: {
      when: 'The DeepBook pool in the call is not the one that the margin manager was made for.',
      raisedBy: [
        'cancel_all_orders',
        'cancel_order',
        'cancel_orders',
        'claim_rebates',
        'modify_order',
        'place_limit_order_v2',
        'place_market_order_and_repay_loan',
        'place_market_order_v2',
        ...reduceOnly,
        'stake',
        'submit_proposal',
        'unstake',
        'vote',
        'withdraw_settled_amounts',
      ],
      cure: 'Pass the pool whose ID `margin_manager::deepbook_pool` returns.',
    },
    ENoLiquidityInOrderbook: {
      when: 'The book has nothing that the market order could trade with at this quantity.',
      raisedBy: [
        'place_market_order_and_repay_loan',
        'place_market_order_v2',
        'place_reduce_only_market_order_and_repay_loan',
        'place_reduce_only_market_order_v2',
      ],
      cure: 'Change the quantity to what the book offers, or rest a limit order.',
    },
    EInsufficientRiskRatioAfterTrade: {
      when: 'The margin manager has a loan, and its risk ratio after the order is below the minimum for ordinary orders.',
      raisedBy: ['place_limit_order_v2', 'place_market_order_v2'],
      cure: 'Trade less or deposit more collateral first; to close a position, use `place_market_order_and_repay_loan`.',
    },
    ERiskRatioMustNotWorsen: {
      when: 'Debt remains, and its risk ratio is lower than before the order.',
      raisedBy: ['place_market_order_and_repay_loan', ...reduceOnly],
      cure: 'Use a function that repays the loan in the same call, and a quantity that the book can fill near the oracle price.',
    },
    EDeprecatedUseV2: {
      when: 'A function of the first version was called, which has no check of the risk ratio.',
      raisedBy: ['place_limit_order', 'place_market_order', 'place_reduce_only_limit_order', 'place_reduce_only_market_order'],
      cure: 'Call the function of the same name that ends in `_v2`, with the margin pools and price objects it asks for.',
    },
    EReduceOnlyBelowLiquidation: {
      when: 'The risk ratio is below the liquidation ratio, where a resting order could later turn into bad debt.',
      raisedBy: ['place_reduce_only_limit_order_and_repay_loan', 'place_reduce_only_limit_order_v2'],
      cure: 'Close with `place_reduce_only_market_order_and_repay_loan`, repay from the balance, or deposit collateral.',
    },
  },
};
