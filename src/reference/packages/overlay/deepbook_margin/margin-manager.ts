import type {ModuleOverlay} from '../../../move/overlay-types';

const repayingOrders = [
  'pool_proxy::place_market_order_and_repay_loan',
  'pool_proxy::place_reduce_only_limit_order_and_repay_loan',
  'pool_proxy::place_reduce_only_market_order_and_repay_loan',
];

const reduceOnly = [
  'pool_proxy::place_reduce_only_limit_order_and_repay_loan',
  'pool_proxy::place_reduce_only_limit_order_v2',
  'pool_proxy::place_reduce_only_market_order_and_repay_loan',
  'pool_proxy::place_reduce_only_market_order_v2',
];

/** Our texts about `deepbook_margin::margin_manager`. */
export const marginManagerModule: ModuleOverlay = {
  summary:
    'Margin accounts: each one wraps a `BalanceManager` for one DeepBook pool, holds collateral and can owe one loan. Deposit, borrow, repay, withdraw and liquidate here, and trade with `pool_proxy`. The risk ratio is assets divided by debt, with nine decimals.',
  deprecatedFunctions: {
    execute_conditional_orders: 'Use `execute_conditional_orders_v3`.',
    set_referral: 'Use `set_margin_manager_referral`.',
    unset_referral: 'Use `unset_margin_manager_referral`.',
  },
  functions: {
    account: {
      summary:
        'Returns a copy of the account that a DeepBook pool keeps for the margin manager: its open orders, volumes, stake and settled balances. Aborts with `sui::dynamic_field::EFieldDoesNotExist` if it has none there, which `account_exists` tells.',
    },
    account_exists: {
      summary:
        'Says whether the margin manager has an account in a DeepBook pool, which comes into being with its first order or stake there.',
    },
    account_open_orders: {summary: 'Returns the IDs of the open orders of the margin manager in a DeepBook pool.'},
    add_conditional_order: {
      summary:
        'Stores a take-profit or stop-loss order under a number of your choice and emits `tpsl::ConditionalOrderAdded`; no funds are locked. Nobody but the owner can add one. Aborts with `tpsl::EInvalidCondition` if the oracle price has passed the trigger, with `EIncorrectDeepBookPool` for the wrong pool, and with other errors of `tpsl` if the order does not fit.',
    },
    balance_manager: {summary: 'Returns a reference to the `BalanceManager` inside, for reading its balances.'},
    balance_manager_id: {summary: 'Returns the ID of the `BalanceManager` inside, by which DeepBook names the trader in its events.'},
    base_balance: {summary: 'Returns the free balance of the base asset. Funds in open orders and unsettled proceeds are not in it.'},
    borrow_base: {
      summary:
        'Borrows an amount of the base asset into the balance and emits `LoanBorrowedEvent`. Only the owner can, in an enabled DeepBook pool. Aborts with `EBorrowRiskRatioExceeded` if the risk ratio ends too low, `ECannotHaveLoanInMoreThanOneMarginPool` with a loan in quote, and with an error of `margin_pool` if the loan is too small or the pool too empty.',
    },
    borrow_quote: {
      summary:
        'Borrows an amount of the quote asset under the rules of `borrow_base`, and emits `LoanBorrowedEvent`. The loan itself counts as an asset, so what limits it is the collateral: `EBorrowRiskRatioExceeded` means there is too little. Aborts with `EDeepbookPoolNotAllowedForLoan` if the margin pool does not lend to this DeepBook pool.',
    },
    borrowed_base_shares: {
      summary: 'Returns the borrow shares of a loan in the base asset, or zero. They are not an amount: see `calculate_debts`.',
    },
    borrowed_quote_shares: {summary: 'Returns the borrow shares of a loan in the quote asset, or zero without one.'},
    borrowed_shares: {summary: 'Returns the borrow shares in base and in quote, at most one of which is above zero.'},
    calculate_assets: {
      summary:
        'Returns how much base and how much quote the margin manager has in all, in units: free, locked in open orders and settled. It takes your word for it that the DeepBook pool is its own.',
    },
    calculate_debts: {
      summary:
        'Returns what the margin manager owes in base and in quote, in units, with interest up to the given clock and rounded up; one of the two is zero. Aborts with `EIncorrectMarginPool` if it has no loan or another margin pool made it.',
    },
    can_place_limit_order: {
      summary:
        'Says whether DeepBook would take a limit order: price, quantity and expiry fit the pool, and the balance suffices even for taker fees. It asks neither about the stored price nor the risk ratio.',
    },
    can_place_market_order: {
      summary:
        'Says whether the quantity fits the lot and minimum size of the pool, and whether the balance, and for a bid also the offers in the book, suffice for a market order. The checks of margin trading come on top.',
    },
    cancel_all_conditional_orders: {
      summary:
        'Removes all conditional orders and emits `tpsl::ConditionalOrderCancelled` for each. Only the owner can; any other sender makes it abort with `EInvalidMarginManagerOwner`.',
    },
    cancel_conditional_order: {
      summary:
        'Removes one conditional order by its number and emits `tpsl::ConditionalOrderCancelled`. Aborts with `tpsl::EConditionalOrderNotFound` if none has the number, and with `EInvalidMarginManagerOwner` unless the owner asks.',
    },
    conditional_order: {
      summary: 'Returns a copy of the conditional order with a number. Aborts with `EConditionalOrderNotFound` if there is none.',
    },
    conditional_order_ids: {
      summary:
        'Returns the numbers of all conditional orders: first those that wait for a fall, then those that wait for a rise, each in the order of triggering.',
    },
    deep_balance: {summary: 'Returns the free balance of DEEP in its smallest units, of which a DEEP has 1,000,000.'},
    deepbook_pool: {summary: 'Returns the ID of the only DeepBook pool in which this margin manager trades.'},
    deposit: {
      summary:
        'Adds a coin of base, quote or DEEP to the balance; for base and quote it needs a fresh Pyth price and emits `DepositCollateralEvent`. Aborts with `EInvalidDeposit` for any other coin, and with `EInvalidMarginManagerOwner` if somebody else than the owner deposits.',
    },
    execute_conditional_orders: {summary: 'The first version of the executor, which only aborts, with `EDeprecatedUseV2`.'},
    execute_conditional_orders_v2: {
      summary:
        'Places triggered conditional orders and returns their `OrderInfo` values; those that cannot be placed are canceled with an event. The caller can be anyone. With a loan, it aborts with `EInsufficientRiskRatioAfterTrade` if the risk ratio ends below the borrowing ratio, so it rarely works for positions in danger: use `execute_conditional_orders_v3`.',
    },
    execute_conditional_orders_v3: {
      summary:
        'Places up to a given number of triggered conditional orders for anyone who calls it, repays the loan from the free balance if a market order was among them, and returns the `OrderInfo` values. Orders that cannot be placed are canceled with an event. Aborts with `EInsufficientRiskRatioAfterTrade` if the risk ratio ends lower than it was, and with `EFillOutsidePriceBounds` if a market order filled outside the tolerance.',
    },
    get_account_order_details: {summary: 'Returns copies of the open orders of the margin manager in a DeepBook pool.'},
    get_balance_manager_referral_id: {summary: 'Returns the ID of the DeepBook referral set for a pool, or none.'},
    has_base_debt: {summary: 'Says whether the loan is in the base asset. False means a loan in quote or no loan.'},
    highest_trigger_below_price: {
      summary:
        'Returns the trigger price that a falling market would reach first, in the format of DeepBook, or 0 if no order waits for a fall.',
    },
    id: {summary: 'Returns the object ID of the margin manager.'},
    liquidate: {
      summary:
        'Repays part or all of a loan with the coin of a liquidator, who can be anyone, cancels all open orders, emits `LiquidationEvent`, and returns the collateral worth the repayment plus rewards, as base and quote, and the rest of the coin. Aborts with `ECannotLiquidate` unless the risk ratio is below the liquidation ratio, and with `ERepayAmountTooLow` for a coin below 1,000 units. If assets do not cover the debt, the suppliers bear the rest.',
    },
    locked_balance: {
      summary:
        'Returns the base, quote and DEEP of the margin manager that are in a DeepBook pool, locked in open orders or settled and not withdrawn.',
    },
    lowest_trigger_above_price: {
      summary: 'Returns the trigger price that a rising market would reach first, or the largest `u64` if no order waits for a rise.',
    },
    manager_state: {
      summary:
        'Returns in one call: the IDs of margin manager and DeepBook pool, risk ratio, base and quote assets, base and quote debts, price and decimals of base and of quote from Pyth, the price of base in quote, and the nearest triggers above and below. It accepts prices of any age, so use it to display, not to decide.',
    },
    manager_states: {
      summary: 'Returns what `manager_state` does for several margin managers of one pair, as a vector for each value.',
    },
    margin_pool_id: {summary: 'Returns the ID of the margin pool that made the loan, or none while there is no loan.'},
    new: {
      summary:
        'Creates and shares a margin manager for a DeepBook pool with the sender as owner, emits `MarginManagerCreatedEvent` and returns its ID. Aborts with `EMarginTradingNotAllowedInPool` if margin trading there is not open, and with `margin_registry::EMaxMarginManagersReached` for the 101st of an address.',
    },
    new_with_initializer: {
      summary:
        'Does what `new` does, event included, without sharing: it returns the margin manager, so that a first deposit fits into the same transaction, and a `ManagerInitializer` that forces you to call `share` in the end.',
    },
    owner: {summary: 'Returns the address that created the margin manager and controls it for good.'},
    quote_balance: {summary: 'Returns the free balance of the quote asset, without what is in open orders or not yet settled.'},
    register_margin_manager: {
      summary:
        'Puts a margin manager that was unregistered back on the list of its owner. Aborts with `EInvalidMarginManagerOwner` for another sender, and with `sui::vec_set::EKeyAlreadyExists` if it is on the list.',
    },
    repay_base: {
      summary:
        'Repays a loan in base from the free balance, emits `LoanRepaidEvent` and returns the amount repaid. It takes the given amount, or everything free if it is none, and never more than the debt. Aborts with `EIncorrectMarginPool` without a loan in base, and with `deepbook::balance_manager::EBalanceManagerBalanceTooLow` if the amount is not there.',
    },
    repay_quote: {
      summary:
        'Does for a loan in quote what `repay_base` does, emits `LoanRepaidEvent` and returns the amount repaid in units of quote. Aborts with `EInvalidMarginManagerOwner` unless the owner calls it.',
    },
    risk_ratio: {
      summary:
        'Returns the value of base and quote divided by the debt, with nine decimals, from fresh and checked prices; DEEP counts only as one of the two. It is 1,000,000,000,000 at most, also without a loan. Aborts with an error of `oracle` if a price fails the checks, and with `EIncorrectMarginPool` for the wrong margin pool.',
    },
    risk_ratio_unsafe: {
      summary:
        'Returns the same as `risk_ratio` without asking how old or certain the Pyth prices are. It is good for display; the package never lets a trade or a loan depend on it.',
    },
    set_margin_manager_referral: {
      summary:
        'Sets a DeepBook referral, which earns from the trading fees of the margin manager in the pool that the referral is for. Only the owner can, otherwise it aborts with `EInvalidMarginManagerOwner`; DeepBook emits `DeepBookReferralSetEvent`.',
    },
    set_referral: {summary: 'Always aborts, without a code of its own. It worked with referrals that were not bound to a pool.'},
    share: {
      summary:
        'Shares a margin manager made with `new_with_initializer` and consumes its initializer. Aborts with `EInvalidManagerForSharing` if the two do not belong together.',
    },
    unregister_margin_manager: {
      summary:
        'Takes an empty margin manager off the list of its owner, which makes room for another; the object stays. Aborts with `EOutstandingDebt` while it has a loan and with `EOutstandingAsset` while it has a free balance of base, quote or DEEP.',
    },
    unset_margin_manager_referral: {
      summary:
        'Removes the DeepBook referral for a pool, if there is one. Another sender than the owner makes it abort with `EInvalidMarginManagerOwner`.',
    },
    unset_referral: {summary: 'Always aborts as `set_referral` does.'},
    withdraw: {
      summary:
        'Takes an amount of base, quote or DEEP out of the free balance and returns it as a coin; for base and quote it emits `WithdrawCollateralEvent`. While there is a loan, it aborts with `EWithdrawRiskRatioExceeded` if the risk ratio ends below the withdrawal ratio, even for DEEP that does not count as collateral. Only the owner can.',
    },
  },
  types: {
    DepositCollateralEvent: {
      summary: 'Reports a deposit of base or quote. Deposits of DEEP do not emit it unless DEEP is one of the two.',
      fields: {
        margin_manager_id: 'The ID of the margin manager that received the coin.',
        amount: 'The value of the coin, in the smallest units of the asset.',
        asset: 'The type of the deposited coin.',
        pyth_price: 'The Pyth price of the asset in dollars, as an integer.',
        pyth_decimals: 'The number of decimals in the price of the asset.',
        timestamp: 'The time of the deposit of collateral, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['deposit'],
    },
    LiquidationEvent: {
      summary: 'Reports a liquidation with what it repaid and what is left. Any assets and debts are counted after it.',
      fields: {
        margin_manager_id: 'The ID of the margin manager that was liquidated.',
        margin_pool_id: 'The ID of the margin pool that had made the loan.',
        liquidation_amount: 'The debt that was struck off, in units of the borrowed asset, including `pool_default`.',
        pool_reward: 'What the suppliers of the margin pool earned, in the borrowed asset.',
        pool_default: 'The debt that nobody paid and the suppliers lost, in the borrowed asset.',
        risk_ratio: 'The risk ratio before the liquidation, with nine decimals.',
        remaining_base_asset: 'The base that the margin manager keeps, in units.',
        remaining_quote_asset: 'The quote that the margin manager keeps, in units.',
        remaining_base_debt: 'The debt in base that is left, in units.',
        remaining_quote_debt: 'The debt in quote that is left, in units.',
        base_pyth_price: 'The Pyth price of base in dollars, as an integer.',
        base_pyth_decimals: 'The decimals in `base_pyth_price` at the liquidation.',
        quote_pyth_price: 'The Pyth price of quote in dollars, as an integer.',
        quote_pyth_decimals: 'The decimals in `quote_pyth_price` at the liquidation.',
        timestamp: 'The time of the liquidation, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['liquidate'],
    },
    LoanBorrowedEvent: {
      summary: 'Reports a loan, or an addition to one.',
      fields: {
        margin_manager_id: 'The ID of the margin manager that borrowed.',
        margin_pool_id: 'The ID of the margin pool that lent.',
        loan_amount: 'The amount borrowed, in units of the asset.',
        loan_shares: 'The borrow shares that this loan added.',
        timestamp: 'The time of the loan, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['borrow_base', 'borrow_quote'],
    },
    LoanRepaidEvent: {
      summary: 'Reports a repayment from the balance of a margin manager. Liquidations report theirs in `LiquidationEvent`.',
      fields: {
        margin_manager_id: 'The ID of the margin manager that repaid.',
        margin_pool_id: 'The ID of the margin pool that got its coins back.',
        repay_amount: 'The amount repaid, in units of the asset.',
        repay_shares: 'The borrow shares that it struck off.',
        timestamp: 'The time of the repayment, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['execute_conditional_orders_v3', 'repay_base', 'repay_quote', ...repayingOrders],
    },
    ManagerInitializer: {
      summary: 'The obligation to share a new margin manager. It has no abilities, so only `share` gets rid of it.',
      fields: {margin_manager_id: 'The ID of the margin manager to be shared.'},
    },
    MarginApp: {
      summary:
        'The witness by which DeepBook recognizes this package when it creates a `BalanceManager` with all caps. Only this module can make one.',
    },
    MarginManager: {
      summary:
        'A shared margin account for one DeepBook pool and one owner. It never hands out the caps of its `BalanceManager`, so funds leave only through checks of the risk ratio, repayments and liquidations.',
      fields: {
        id: 'The object ID, whose address owns the `BalanceManager` inside.',
        owner: 'The address that created it and alone can trade, borrow and withdraw.',
        deepbook_pool: 'The ID of the DeepBook pool it trades in.',
        margin_pool_id: 'The ID of the margin pool it owes, or none.',
        balance_manager: 'The free balances, which DeepBook takes from and pays to.',
        deposit_cap: 'The right to deposit into the `BalanceManager`.',
        withdraw_cap: 'The right to withdraw from the `BalanceManager`.',
        trade_cap: 'The right to trade with the `BalanceManager`.',
        borrowed_base_shares: 'The borrow shares of the loan if it is in base, otherwise zero.',
        borrowed_quote_shares: 'The borrow shares of the loan if it is in quote, otherwise zero.',
        take_profit_stop_loss: 'The conditional orders that wait for a price.',
        extra_fields: 'Named numbers set aside for later; none are used.',
      },
    },
    MarginManagerCreatedEvent: {
      summary: 'Reports a new margin manager.',
      fields: {
        margin_manager_id: 'The ID of the new margin manager.',
        balance_manager_id: 'The ID of the `BalanceManager` inside it.',
        deepbook_pool_id: 'The ID of the DeepBook pool it was made for.',
        owner: 'The address that created the account and owns it.',
        timestamp: 'The time of its creation, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['new', 'new_with_initializer'],
    },
    WithdrawCollateralEvent: {
      summary: 'Reports a withdrawal of base or quote and what remains. Its prices are those of the price objects, however old.',
      fields: {
        margin_manager_id: 'The ID of the margin manager that paid out.',
        amount: 'The amount withdrawn, in units of the asset.',
        asset: 'The type of the withdrawn coin.',
        withdraw_base_asset: 'True for a withdrawal of base, false for one of quote.',
        remaining_base_asset: 'The base that remains, in units.',
        remaining_quote_asset: 'The quote that remains, in units.',
        remaining_base_debt: 'The debt in base at that time, in units.',
        remaining_quote_debt: 'The debt in quote at that time, in units.',
        base_pyth_price: 'The dollar price of base from Pyth, an integer.',
        base_pyth_decimals: 'The number of decimals in `base_pyth_price`.',
        quote_pyth_price: 'The dollar price of quote from Pyth, an integer.',
        quote_pyth_decimals: 'The number of decimals in `quote_pyth_price`.',
        timestamp: 'The time at which the coin left the account, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['withdraw'],
    },
  },
  errors: {
    EInvalidDeposit: {
      when: 'The coin is neither base, quote nor DEEP.',
      raisedBy: ['deposit'],
      cure: 'Deposit one of the two assets of the DeepBook pool, or DEEP for fees.',
    },
    EMarginTradingNotAllowedInPool: {
      when: 'The DeepBook pool is not registered or not enabled when a margin manager for it is to be made.',
      raisedBy: ['new', 'new_with_initializer'],
      cure: 'Choose a pool for which `margin_registry::pool_enabled` returns true.',
    },
    EInvalidMarginManagerOwner: {
      when: 'The sender does not own the margin manager.',
      raisedBy: [
        'add_conditional_order',
        'borrow_base',
        'borrow_quote',
        'cancel_all_conditional_orders',
        'cancel_conditional_order',
        'deposit',
        'register_margin_manager',
        'repay_base',
        'repay_quote',
        'set_margin_manager_referral',
        'unregister_margin_manager',
        'unset_margin_manager_referral',
        'withdraw',
        'pool_proxy::cancel_all_orders',
        'pool_proxy::cancel_order',
        'pool_proxy::cancel_orders',
        'pool_proxy::claim_rebates',
        'pool_proxy::modify_order',
        'pool_proxy::place_limit_order_v2',
        'pool_proxy::place_market_order_and_repay_loan',
        'pool_proxy::place_market_order_v2',
        ...reduceOnly,
        'pool_proxy::stake',
        'pool_proxy::submit_proposal',
        'pool_proxy::unstake',
        'pool_proxy::vote',
        'pool_proxy::withdraw_settled_amounts',
      ],
      cure: 'Sign with the address that `owner` returns; ownership cannot be passed on.',
    },
    ECannotHaveLoanInMoreThanOneMarginPool: {
      when: 'The margin manager owes the other margin pool.',
      raisedBy: ['borrow_base', 'borrow_quote'],
      cure: 'Repay the present loan in full, or borrow in a second margin manager.',
    },
    EIncorrectDeepBookPool: {
      when: 'The DeepBook pool is not that of the margin manager.',
      raisedBy: [
        'add_conditional_order',
        'borrow_base',
        'borrow_quote',
        'execute_conditional_orders_v2',
        'execute_conditional_orders_v3',
        'liquidate',
        'withdraw',
        'pool_proxy::withdraw_settled_amounts_permissionless',
      ],
      cure: 'Pass the pool with the ID that `deepbook_pool` returns.',
    },
    EDeepbookPoolNotAllowedForLoan: {
      when: 'The margin pool does not lend to margin managers of this DeepBook pool.',
      raisedBy: ['borrow_base', 'borrow_quote'],
      cure: 'Ask `margin_pool::deepbook_pool_allowed` first; the maintainer of the margin pool can change the answer.',
    },
    EBorrowRiskRatioExceeded: {
      when: 'With the new loan, the risk ratio would be below the borrowing ratio of the DeepBook pool.',
      raisedBy: ['borrow_base', 'borrow_quote'],
      cure: 'Borrow less or deposit more; `margin_registry::min_borrow_risk_ratio` gives the ratio to reach.',
    },
    EWithdrawRiskRatioExceeded: {
      when: 'There is a loan, and the risk ratio after the withdrawal would be below the withdrawal ratio of the DeepBook pool.',
      raisedBy: ['withdraw'],
      cure: 'Withdraw less, or repay first; `margin_registry::min_withdraw_risk_ratio` gives the ratio to keep.',
    },
    ECannotLiquidate: {
      when: 'The risk ratio is at or above the liquidation ratio.',
      raisedBy: ['liquidate'],
      cure: 'Call `margin_registry::can_liquidate` with the result of `risk_ratio` before you try.',
    },
    EIncorrectMarginPool: {
      when: 'The margin pool is not the one that made the loan, or there is no loan where one is needed.',
      raisedBy: [
        'calculate_debts',
        'liquidate',
        'manager_state',
        'manager_states',
        'repay_base',
        'repay_quote',
        'risk_ratio',
        'risk_ratio_unsafe',
        ...reduceOnly,
      ],
      cure: 'Pass the margin pool whose ID `margin_pool_id` returns, and skip the call if that is none.',
    },
    EInvalidManagerForSharing: {
      when: 'The initializer belongs to another margin manager.',
      raisedBy: ['share'],
      cure: 'Share each margin manager with the initializer that came with it.',
    },
    EInvalidDebtAsset: {
      when: 'The type of the margin pool is not that of the debt. The check of its ID before usually stops such a call with `EIncorrectMarginPool`.',
      raisedBy: ['calculate_debts'],
      cure: 'Pass the base margin pool if `has_base_debt` is true, and the quote margin pool otherwise.',
    },
    ERepayAmountTooLow: {
      when: 'The coin of the liquidator is worth fewer than 1,000 units.',
      raisedBy: ['liquidate'],
      cure: 'Offer a larger coin; what is not needed comes back.',
    },
    ERepaySharesTooLow: {
      when: 'The repayment is so small next to the debt that it rounds down to no borrow share.',
      raisedBy: ['liquidate'],
      cure: 'Repay more of the debt at once.',
    },
    EPoolNotEnabledForMarginTrading: {
      when: 'Margin trading in the DeepBook pool of the margin manager is closed.',
      raisedBy: ['borrow_base', 'borrow_quote', 'execute_conditional_orders_v2', 'execute_conditional_orders_v3'],
      cure: 'Wait until it is open again, or wind the position down with reduce-only orders of `pool_proxy`.',
    },
    EConditionalOrderNotFound: {
      when: 'No conditional order has the number.',
      raisedBy: ['conditional_order'],
      cure: 'Ask for a number that `conditional_order_ids` lists.',
    },
    EOutstandingDebt: {
      when: 'A margin manager with a loan is to be unregistered.',
      raisedBy: ['unregister_margin_manager'],
      cure: 'Repay the loan in full with `repay_base` or `repay_quote`.',
    },
    EOutstandingAsset: {
      when: 'A margin manager with a free balance of base, quote or DEEP is to be unregistered.',
      raisedBy: ['unregister_margin_manager'],
      cure: 'Withdraw everything, and first cancel orders and unstake so that nothing is left behind in DeepBook.',
    },
    EInsufficientRiskRatioAfterTrade: {
      when: 'After conditional orders, the risk ratio is below the borrowing ratio in the second version, or lower than before in the third.',
      raisedBy: ['execute_conditional_orders_v2', 'execute_conditional_orders_v3'],
      cure: 'Call `execute_conditional_orders_v3`, which repays, with fewer orders at a time if it fails too.',
    },
    EDeprecatedUseV2: {
      when: 'The first version of the executor was called, which always aborts.',
      raisedBy: ['execute_conditional_orders'],
      cure: 'Move to `execute_conditional_orders_v3`, which also takes both margin pools.',
    },
    EFillOutsidePriceBounds: {
      when: 'A triggered market order filled at an average price outside the tolerance, for example because it first canceled orders of its own margin manager.',
      raisedBy: ['execute_conditional_orders_v2', 'execute_conditional_orders_v3'],
      cure: 'Cancel resting orders that stand in the way, or replace the conditional order with a smaller one.',
    },
  },
};
