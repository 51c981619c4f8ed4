import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `deepbook::pool`. */
export const poolModule: ModuleOverlay = {
  summary:
    'The pools of DeepBookV3 and everything you do with them: trade, swap, read the book, stake and vote, borrow, and create pools. Quantities are in the smallest unit of their coin, prices are quote units for each base unit times 10^9, and fee rates have 9 decimals.',
  deprecatedFunctions: {
    claim_referral_rewards: 'Use `claim_pool_referral_rewards` with a `DeepBookPoolReferral`.',
    get_referral_balances: 'Use `get_pool_referral_balances`.',
    update_deepbook_referral_multiplier: 'Use `update_pool_referral_multiplier`.',
    update_referral_multiplier: 'Call `update_pool_referral_multiplier` as the owner of a `DeepBookPoolReferral`.',
  },
  functions: {
    account: {
      summary:
        'Returns a copy of the account that a balance manager has in the pool. Aborts with `dynamic_field::EFieldDoesNotExist` if it has none, so ask `account_exists` before.',
    },
    account_exists: {
      summary: 'Returns whether a balance manager has an account in the pool, which its first order, stake, vote or claim creates.',
    },
    account_open_orders: {
      summary: 'Returns the IDs of all orders of a balance manager in the book. The set is empty if the manager is unknown to the pool.',
    },
    add_deep_price_point: {
      summary:
        'Takes the mid price of a whitelisted pool that trades DEEP and adds it to the target pool as a price of DEEP, from which fees are worked out; emits `deep_price::PriceAdded`. Anyone can call it, once a minute for each asset of a pool, else it aborts with `deep_price::EDataPointRecentlyAdded`. Further aborts: `EIneligibleReferencePool`, `EIneligibleTargetPool`, `EInvalidDeepPrice`, and `book::EEmptyOrderbook` if a side of the reference book is empty.',
    },
    adjust_min_lot_size_admin: {
      summary:
        'Sets lot size and minimum size, for the admin, and emits `BookParamsUpdated`. Aborts with `EInvalidLotSize` unless the new lot size is a power of ten that divides the present one, and with `EInvalidMinSize` unless the minimum is a power of ten and a multiple of it.',
      params: ['self', 'new_lot_size', 'new_min_size', 'cap', 'clock'],
    },
    adjust_tick_size_admin: {
      summary:
        'Sets the step of prices, for the admin, and emits `BookParamsUpdated`; orders in the book keep their prices. Aborts with `EInvalidTickSize` if the new step is not a power of ten.',
      params: ['self', 'new_tick_size', 'cap', 'clock'],
    },
    best_ask_price: {summary: 'Returns the lowest price at which somebody sells, times 10^9, or none if no valid ask is in the book.'},
    best_bid_price: {summary: 'Returns the highest price that somebody bids, times 10^9, or none without a valid bid.'},
    borrow_flashloan_base: {
      summary:
        'Lends base units from the vault without a fee and returns them with a `FlashLoan` that has to be paid back in the same transaction; emits `vault::FlashLoanBorrowed`. Aborts with `vault::EInvalidLoanQuantity` for zero, and with `vault::ENotEnoughBaseForLoan` if the vault has less.',
    },
    borrow_flashloan_quote: {
      summary:
        'Lends quote units in the same way as `borrow_flashloan_base`. Aborts with `vault::EInvalidLoanQuantity` if the amount is zero, and with `vault::ENotEnoughQuoteForLoan` if it exceeds the quote balance.',
    },
    burn_deep: {
      summary:
        'Burns the DEEP that the pool has set aside because makers did not earn it as rebates, emits `DeepBurned` and returns the amount in units of 6 decimals, which may be zero. It is open to everyone.',
    },
    can_place_limit_order: {
      summary:
        'Returns whether a limit order passes the checks of the book and the balance manager could pay for it as a taker at the full fee, settled funds included. Referral fees and the surcharge for high gas prices are left out. Aborts with `deep_price::ENoDataPoints` if fees in DEEP are asked for and the pool has no price.',
    },
    can_place_market_order: {
      summary:
        'Returns whether the balance manager could pay for a market order. For a buy, the asks must also offer the quantity; for a sell, bids are not checked. It is false, too, for a quantity below the minimum size or between two lots. Aborts with `deep_price::ENoDataPoints` if a fee in DEEP cannot be priced.',
    },
    cancel_all_orders: {
      summary:
        'Cancels every order that a balance manager has in the book, as `cancel_order` does one by one, with an `order::OrderCanceled` for each. Without any it does nothing.',
    },
    cancel_live_order: {
      summary:
        'Cancels an order if it is among the open orders of the balance manager and does nothing otherwise, so a fill in the meantime is not an error. Aborts with `balance_manager::EInvalidProof` if it cancels on a proof for another manager.',
    },
    cancel_live_orders: {
      summary:
        'Cancels those of the given orders that are open and skips the rest, repeated IDs too. Each cancellation emits `order::OrderCanceled`.',
    },
    cancel_order: {
      summary:
        'Takes an order out of the book, pays the unfilled part and the reserved maker fee back to the balance manager along with any settled funds, and emits `order::OrderCanceled`. Aborts with `big_vector::ENotFound` if the order is not in the book, with `EInvalidOrderBalanceManager` if another manager placed it, and with `balance_manager::EInvalidProof` for a proof of another manager.',
    },
    cancel_orders: {
      summary:
        'Cancels all given orders. One that cannot be canceled, for the reasons of `cancel_order`, makes the whole call abort; `cancel_live_orders` is more lenient.',
    },
    check_limit_order_params: {
      summary:
        'Returns whether price and quantity fit tick size, lot size and limits of the pool and the expiry is in the future. An expiry equal to the present time gives false here, although an order with it would be accepted.',
    },
    check_market_order_params: {summary: 'Returns whether a quantity is at least the minimum size and a whole number of lots.'},
    claim_pool_referral_rewards: {
      summary:
        'Returns what a referral has earned in the pool as coins of base, quote and DEEP, and emits `ReferralClaimed`. Aborts with `balance_manager::EInvalidReferralOwner` if the sender does not own the referral, and with `dynamic_field::EFieldDoesNotExist` if it is for another pool.',
    },
    claim_rebates: {
      summary:
        'Pays the maker rebates of past epochs to the balance manager and emits `state::RebateEventV2`, as well as one `balance_manager::BalanceEvent` for each of the three assets, also if there is nothing to claim. Aborts with `balance_manager::EInvalidProof` if proof and manager differ.',
    },
    claim_referral_rewards: {
      summary: 'Always aborts, because it takes the old kind of referral.',
      params: ['self', 'referral', 'ctx'],
    },
    create_permissionless_pool: {
      summary:
        'Creates, lists and shares a pool for a fee of exactly 500 DEEP (`EInvalidFee` otherwise), returns its ID and emits `PoolCreated`. It has the low fees of a stable pool if the registry lists both coins as stablecoins. Sizes must follow `EInvalidTickSize`, `EInvalidLotSize` and `EInvalidMinSize`, the assets must differ (`ESameBaseAndQuote`), and a pool of them in either direction makes it abort with `registry::EPoolAlreadyExists`.',
    },
    create_pool_admin: {
      summary:
        'Creates a pool like `create_permissionless_pool`, with the same event and without the fee, and lets the admin choose whether it is whitelisted, which means free of fees, or stable. Both at once make it abort with `EPoolCannotBeBothWhitelistedAndStable`.',
      params: ['registry', 'tick_size', 'lot_size', 'min_size', 'whitelisted_pool', 'stable_pool', 'cap', 'ctx'],
    },
    enable_ewma_state: {
      summary:
        'Switches the surcharge for unusually high gas prices on or off, for the admin. It also enters the present gas price into the average.',
      params: ['self', 'cap', 'enable', 'clock', 'ctx'],
    },
    get_account_order_details: {
      summary: 'Returns copies of all orders that a balance manager has in the book, an empty vector if there are none.',
    },
    get_base_quantity_in: {
      summary:
        'Estimates what to sell to receive a quote amount, and returns base to pay, quote received and the fee in DEEP; all three are 0 if the book cannot provide it. Aborts with `book::EInvalidAmountIn` for a target of 0 and, if the fee is in DEEP, with `deep_price::ENoDataPoints` if DEEP has no price in this pool.',
    },
    get_base_quantity_out: {
      summary: 'Estimates a buy with the given quote amount and a fee in DEEP. The results and aborts are those of `get_quantity_out`.',
    },
    get_base_quantity_out_input_fee: {
      summary:
        'Estimates a buy with the given quote amount, out of which the fee is paid too. The results are those of `get_quantity_out_input_fee`.',
    },
    get_level2_range: {
      summary:
        'Returns prices and, for each, the unfilled base quantity of one side between two prices inclusive, the best price first; expired orders do not count. Aborts with `book::EInvalidPriceRange` if the bounds are the wrong way around or outside 1 to 2^63 - 1.',
    },
    get_level2_ticks_from_mid: {
      summary:
        'Returns the best price levels of both sides, as many as asked for: bid prices, bid quantities, ask prices, ask quantities, each from the best on. Aborts with `book::EInvalidTicks` for 0 levels.',
    },
    get_order: {
      summary: 'Returns a copy of an order in the book. Aborts with `big_vector::ENotFound` if it is no longer there or never was.',
    },
    get_order_deep_price: {
      summary:
        'Returns the rate at which orders placed now pay fees in DEEP, an empty one in a whitelisted pool. In any other pool it aborts with `deep_price::ENoDataPoints` if nobody has added a price point.',
    },
    get_order_deep_required: {
      summary:
        'Returns the fee in DEEP that a quantity at a price costs as a taker, and as a maker, at the full rates in force. Both are 0 in a whitelisted pool. Aborts with `deep_price::ENoDataPoints` where DEEP has no price.',
    },
    get_orders: {
      summary:
        'Returns copies of several orders in the given sequence. A single one that is missing makes it abort with `big_vector::ENotFound`.',
    },
    get_pool_id_by_asset: {
      summary:
        'Returns the ID of the listed pool for a base and a quote type. Aborts with `registry::EPoolDoesNotExist` if there is none in that direction, and with `registry::EPackageVersionNotEnabled` if the registry does not allow this version.',
    },
    get_pool_referral_balances: {
      summary:
        'Returns what a referral has earned and not claimed, in base, quote and DEEP. Aborts with `EWrongPoolReferral` if it belongs to another pool.',
    },
    get_quantity_out: {
      summary:
        'Estimates a swap with the fee in DEEP, assuming the full taker fee and looking at up to 100 resting orders. Returns base, quote and the DEEP to pay, where one of base and quote is what was bought and the other what is left of the input; if the trade would be below the minimum size, the input comes back unchanged with a fee of 0. Aborts with `book::EInvalidAmountIn` unless exactly one amount is above zero, and with `deep_price::ENoDataPoints` if the fee cannot be priced.',
    },
    get_quantity_out_input_fee: {
      summary:
        'Estimates a swap like `get_quantity_out`, with the fee taken from the input at 1.25 times the rate, so that the third number is always 0. Aborts with `book::EInvalidAmountIn` if none or both of the amounts are above zero.',
    },
    get_quote_quantity_in: {
      summary:
        'Estimates what to pay to buy a base quantity, and returns base received, quote to pay and the fee in DEEP, or three zeros if the asks do not suffice. The base is rounded up to whole lots. Aborts with `book::EInvalidAmountIn` if the quantity is 0, and with `deep_price::ENoDataPoints` if a fee in DEEP has no price.',
    },
    get_quote_quantity_out: {
      summary: 'Estimates a sale of the given base quantity with a fee in DEEP, with the results of `get_quantity_out`.',
    },
    get_quote_quantity_out_input_fee: {
      summary: 'Estimates a sale of the given base quantity that pays its fee in base, with the results of `get_quantity_out_input_fee`.',
    },
    get_referral_balances: {summary: 'Always aborts, since old referrals earn nothing.', params: ['self', 'referral']},
    id: {
      summary:
        'Returns the ID of the pool. Like everything that reads a pool, it aborts with `EPackageVersionDisabled` if the pool does not allow this version.',
    },
    locked_balance: {
      summary:
        'Returns how much base, quote and DEEP of a balance manager is in the pool: in open orders with their reserved fees, and settled but not withdrawn. Stakes and rebates are not included.',
    },
    mid_price: {
      summary:
        'Returns the mean of best bid and best ask, times 10^9 and rounded down, ignoring expired orders. Aborts with `book::EEmptyOrderbook` if a side has none.',
    },
    mint_referral: {
      summary:
        'Creates and shares a `DeepBookPoolReferral` that belongs to the sender, returns its ID and emits `balance_manager::DeepBookReferralCreatedEvent`. The multiplier, with 9 decimals, says how many times the taker fee the referral adds. Aborts with `EInvalidReferralMultiplier` unless it is a multiple of 0.1 up to 10.',
    },
    modify_order: {
      summary:
        'Lowers the total quantity of a resting order, which keeps its ID and place, pays back what is freed and emits `order::OrderModified`. Aborts with a constant of `book` or with `order::EInvalidNewQuantity` unless the new quantity is a whole number of lots, at least the minimum size, below the present quantity and above what is filled. Also aborts with `order::EOrderExpired`, `EInvalidOrderBalanceManager` for an order of another manager, and `big_vector::ENotFound` for one that is gone.',
    },
    place_limit_order: {
      summary:
        'Matches an order against the book, puts the rest there if the order type allows, settles with the balance manager, and returns and emits an `order_info::OrderInfo`; trades emit `order_info::OrderFilled`. It passes at most 100 resting orders and then drops the rest. Aborts with the constants of `order_info` for bad inputs or order types that cannot be met, with `state::EMaxOpenOrders`, `balance_manager::EBalanceManagerBalanceTooLow`, `balance_manager::EInvalidProof` and, for fees in DEEP without a price, `deep_price::ENoDataPoints`.',
    },
    place_market_order: {
      summary:
        'Buys or sells a base quantity at any price, with the rest canceled, and returns and emits the `order_info::OrderInfo`; trades emit the events that `place_limit_order` names. Nothing limits the price, so check the book or use a limit order of the type immediate or cancel. Aborts like `place_limit_order` for sizes, funds and proofs.',
    },
    place_post_only_limit_order: {
      summary:
        'Places an order only if it would rest in the book as a whole, and returns and emits its `order_info::OrderInfo`; where it would trade, it returns none instead of aborting. None also comes back if 100 expired orders are in the way, in which case those have been removed. Bad inputs and missing funds abort as they do in `place_limit_order`.',
    },
    pool_book_params: {summary: 'Returns tick size (a price step, times 10^9), lot size and minimum size (both in base units).'},
    pool_referral_multiplier: {
      summary:
        'Returns how many times the taker fee a referral adds, with 9 decimals. A referral for another pool makes it abort with `EWrongPoolReferral`.',
    },
    pool_trade_params: {
      summary:
        'Returns taker fee, maker fee (shares times 10^9) and the stake for discount and rebates (DEEP with 6 decimals). They are brought up to date by the first action on the pool in an epoch, and until then are those of an earlier one.',
    },
    pool_trade_params_next: {
      summary: 'Returns the three numbers of `pool_trade_params` as they would hold in the next epoch if voting ended now.',
    },
    quorum: {
      summary:
        'Returns the voting power that a proposal must exceed in this epoch. Up to 100,000 DEEP, voting power equals the stake in units of 6 decimals, and beyond that it grows more slowly.',
    },
    registered_pool: {
      summary: 'Returns whether the registry lists the pool. An unlisted pool goes on trading, but is not a source of DEEP prices.',
    },
    return_flashloan_base: {
      summary:
        'Pays a loan of base back and consumes the `FlashLoan`. The coin must be worth exactly the loan (`vault::EIncorrectQuantityReturned`), and both must belong to this pool (`vault::EIncorrectLoanPool`) and asset (`vault::EIncorrectTypeReturned`).',
    },
    return_flashloan_quote: {
      summary:
        'Pays a loan of quote back and consumes the `FlashLoan`. Aborts with `vault::EIncorrectQuantityReturned` for any other amount, `vault::EIncorrectLoanPool` in another pool, and `vault::EIncorrectTypeReturned` if base was borrowed.',
    },
    set_ewma_params: {
      summary:
        'Configures the surcharge for high gas prices, for the admin; all three numbers have 9 decimals. Aborts with `EInvalidEWMAAlpha` above 0.1, `EInvalidZScoreThreshold` above 10, and `EInvalidAdditionalTakerFee` above 0.002.',
      params: ['self', 'cap', 'alpha', 'z_score_threshold', 'additional_taker_fee', 'clock', 'ctx'],
    },
    stable_pool: {summary: 'Returns whether the pool has the low fees for pairs of stablecoins.'},
    stake: {
      summary:
        'Moves DEEP from the balance manager into the pool as stake, which counts from the next epoch, and emits `state::StakeEvent`. Aborts with `EInvalidStake` for an amount of 0, with `balance_manager::EBalanceManagerBalanceTooLow` if the manager has less, and with `balance_manager::EInvalidProof` if the proof does not fit.',
    },
    submit_proposal: {
      summary:
        'Proposes fees for the next epoch and gives the proposal the vote of the balance manager, with a `state::VoteEvent` and a `state::ProposalEvent`. Aborts with `state::ENoStake` without active stake, with `state::EAlreadyProposed` for a second proposal in the epoch, and with `balance_manager::EInvalidProof` if the proof is for another manager. The constants of `governance` tell of a whitelisted pool, a number out of range, or 100 proposals that are stronger.',
    },
    swap_exact_base_for_quote: {
      summary:
        'Sells a coin of base for quote without a balance manager. It works like `swap_exact_quantity`, with `min_quote_out` as the least quote to accept.',
    },
    swap_exact_base_for_quote_with_manager: {
      summary:
        'Sells a coin of base and takes the fee in DEEP from a balance manager. See `swap_exact_quantity_with_manager` for results and aborts.',
    },
    swap_exact_quantity: {
      summary:
        'Swaps one of two coins at the market and returns base, quote and DEEP coins, with what was not used; the fee is in DEEP if `deep_in` has value and else comes out of the input. If the input is too small for an order, everything comes back, even if `min_out` is not met. Aborts with `EInvalidQuantityIn` unless exactly one of base and quote has value, `EMinimumQuantityOutNotMet` below `min_out`, `deep_price::ENoDataPoints` without a price for DEEP, and `balance_manager::EBalanceManagerBalanceTooLow` if `deep_in` does not cover the fee.',
    },
    swap_exact_quantity_with_manager: {
      summary:
        'Swaps a coin through a balance manager, which pays the fee in DEEP, and returns base and quote coins: what was bought and what is left. Needs all three caps of the manager, otherwise aborts with `balance_manager::EInvalidTrader`. Further aborts are `EInvalidQuantityIn`, `EMinimumQuantityOutNotMet` (not checked if the input is too small and comes back), `deep_price::ENoDataPoints` and `balance_manager::EBalanceManagerBalanceTooLow`.',
    },
    swap_exact_quote_for_base: {
      summary:
        'Buys base with a coin of quote, without a balance manager. It works like `swap_exact_quantity`, with `min_base_out` as the least base to accept.',
    },
    swap_exact_quote_for_base_with_manager: {
      summary:
        'Buys base with a coin of quote, where a balance manager pays the fee in DEEP. What it returns is described at `swap_exact_quantity_with_manager`.',
    },
    unregister_pool_admin: {
      summary:
        'Takes the pool off the list of the registry, for the admin, so that another one for the same assets can be created. Aborts with `EPoolNotRegistered` if it is not listed.',
      params: ['self', 'registry', 'cap'],
    },
    unstake: {
      summary:
        'Pays the whole stake back to the balance manager at once, withdraws its vote and emits `state::StakeEvent`. Maker rebates of the current epoch are lost, because they go to active stake. Aborts with `balance_manager::EInvalidProof` for a proof of some other manager.',
    },
    update_allowed_versions: {
      summary:
        'Copies the allowed package versions from the registry to the pool, with the cap of the admin. `update_pool_allowed_versions` does the same for anyone.',
      params: ['self', 'registry', 'cap'],
    },
    update_deepbook_referral_multiplier: {
      summary: 'Always aborts: the multiplier of an old referral cannot change.',
      params: ['self', 'referral', 'multiplier', 'ctx'],
    },
    update_pool_allowed_versions: {
      summary:
        'Copies the allowed package versions from the registry to the pool. Anyone can call it, from a version that is not allowed as well, so that a pool can be paused or woken up.',
    },
    update_pool_referral_multiplier: {
      summary:
        'Sets how many times the taker fee a referral adds, with 9 decimals. Aborts with `balance_manager::EInvalidReferralOwner` if another address owns it, with `EInvalidReferralMultiplier` unless the number is a multiple of 0.1 up to 10, and with `dynamic_field::EFieldDoesNotExist` in the wrong pool.',
    },
    update_referral_multiplier: {summary: 'Always aborts with code 1337.', params: ['self', 'referral', 'multiplier']},
    vault_balances: {
      summary:
        'Returns all base, quote and DEEP in the vault, whoever it belongs to: funds of open orders, settled funds, stakes and fees.',
    },
    vote: {
      summary:
        'Gives the full voting power of the balance manager to a proposal, moving it from another one if need be, and emits `state::VoteEvent`. The proposal is named by the ID of the manager that submitted it. Aborts with `governance::EProposalDoesNotExist`, with `state::ENoStake` without active stake, and with `balance_manager::EInvalidProof`.',
    },
    whitelisted: {summary: 'Returns whether the pool charges no fees. Such pools can be the source for prices of DEEP.'},
    withdraw_settled_amounts: {
      summary:
        'Moves what fills and expirations have credited in the pool to the balance manager, with no event. It does nothing if there is none, and aborts with `balance_manager::EInvalidProof` if the proof is for another manager.',
    },
    withdraw_settled_amounts_permissionless: {
      summary:
        'Moves settled funds to the balance manager on behalf of anyone, since they can go nowhere else. Aborts with `vault::ENoBalanceToSettle` if there are none.',
    },
  },
  types: {
    BookParamsUpdated: {
      summary: 'Reports that the admin changed the steps or sizes of a pool. It gives all of them as they are now.',
      fields: {
        pool_id: 'The pool that changed.',
        tick_size: 'The step of prices, which have 9 decimals.',
        lot_size: 'The step of base quantities.',
        min_size: 'The smallest base quantity of an order.',
        timestamp: 'The time of the change, in milliseconds since 1970.',
      },
      emittedBy: ['adjust_min_lot_size_admin', 'adjust_tick_size_admin'],
    },
    DeepBurned: {
      summary: 'Reports that DEEP of a pool was burned.',
      fields: {pool_id: 'The pool that it came from.', deep_burned: 'How much was burned, with 6 decimals; possibly zero.'},
      emittedBy: ['burn_deep'],
    },
    Pool: {
      summary: 'The shared object of one market, with the base asset as the first type argument and the quote asset as the second.',
      fields: {
        id: 'The ID of the pool, with referral rewards and the average of gas prices as dynamic fields.',
        inner: 'The versioned content: a `PoolInner`.',
      },
    },
    PoolCreated: {
      summary: 'Reports a new pool, created by the admin or by anyone for a fee.',
      fields: {
        pool_id: 'The ID of the created `Pool`.',
        taker_fee: 'The taker fee at the start, scaled by 10^9.',
        maker_fee: 'The maker fee at the start, with the scale of the taker fee.',
        tick_size: 'The price step of the new pool.',
        lot_size: 'The step of quantities, in base units.',
        min_size: 'The smallest order, in base units.',
        whitelisted_pool: 'Whether it is free of fees.',
        treasury_address: 'Who got the fee for the creation.',
      },
      emittedBy: ['create_permissionless_pool', 'create_pool_admin'],
    },
    PoolInner: {
      summary: 'The content of a pool, which only functions of the package reach.',
      fields: {
        allowed_versions: 'The package versions that may use the pool, copied from the registry.',
        pool_id: 'The ID of the `Pool` around it.',
        book: 'The bids and asks.',
        state: 'Accounts, history and governance.',
        vault: 'The funds.',
        deep_price: 'The price points for fees in DEEP.',
        registered_pool: 'Whether the pool is listed in the registry.',
      },
    },
    ReferralClaimed: {
      summary: 'Reports that the owner of a referral claimed its earnings.',
      fields: {
        pool_id: 'The pool that paid them.',
        referral_id: 'The referral that earned them.',
        owner: 'The owner who claimed.',
        base_amount: 'The claimed base units.',
        quote_amount: 'The claimed quote units.',
        deep_amount: 'The claimed DEEP, with 6 decimals.',
      },
      emittedBy: ['claim_pool_referral_rewards'],
    },
    ReferralClaimedEvent: {
      summary: 'A deprecated event about claims from old referrals. `ReferralClaimed` took its place, and nothing emits this one.',
      fields: {
        referral_id: 'The old referral.',
        owner: 'Its owner.',
        base_amount: 'Base units claimed then.',
        quote_amount: 'Quote units claimed then.',
        deep_amount: 'DEEP claimed then, with 6 decimals.',
      },
      emittedBy: [],
    },
    ReferralFeeEvent: {
      summary: 'Reports the fee that an order paid to a referral, beyond the taker fee. One of the three amounts is above zero.',
      fields: {
        pool_id: 'The pool of the order.',
        referral_id: 'The referral that gets the fee.',
        base_fee: 'The fee in base units: for a sell that does not pay in DEEP.',
        quote_fee: 'The fee in quote units: for a buy that does not pay in DEEP.',
        deep_fee: 'The fee in DEEP with 6 decimals: for an order that does.',
      },
      emittedBy: [
        'place_limit_order',
        'place_market_order',
        'swap_exact_base_for_quote_with_manager',
        'swap_exact_quantity_with_manager',
        'swap_exact_quote_for_base_with_manager',
      ],
    },
    ReferralRewards: {
      summary: 'What a referral has earned and how much it charges: a dynamic field of the pool under the ID of the referral.',
      fields: {
        multiplier: 'How many times the taker fee it adds, with 9 decimals: from 0 to 10 in steps of 0.1.',
        base: 'Earned base units.',
        quote: 'Earned quote units.',
        deep: 'Earned DEEP.',
      },
    },
  },
  errors: {
    EInvalidFee: {
      when: 'The coin for the creation of a pool is not worth exactly 500 DEEP.',
      raisedBy: ['create_permissionless_pool'],
      cure: 'Split off a coin of `constants::pool_creation_fee` units.',
    },
    ESameBaseAndQuote: {
      when: 'Base and quote are the same type.',
      raisedBy: ['create_permissionless_pool', 'create_pool_admin'],
      cure: 'Pass two coin types.',
    },
    EInvalidTickSize: {
      when: 'The tick size is not a power of ten.',
      raisedBy: ['adjust_tick_size_admin', 'create_permissionless_pool', 'create_pool_admin'],
      cure: 'Choose 1, 10, 100 and so on as the step, in prices times 10^9.',
    },
    EInvalidLotSize: {
      when: 'The lot size is not a power of ten, is below 1,000 in a new pool, or does not divide the present one in a change.',
      raisedBy: ['adjust_min_lot_size_admin', 'create_permissionless_pool', 'create_pool_admin'],
      cure: 'Choose 1,000 or a higher power of ten for a new pool, and only lower it later.',
    },
    EInvalidMinSize: {
      when: 'The minimum size is not a power of ten or not a multiple of the lot size.',
      raisedBy: ['adjust_min_lot_size_admin', 'create_permissionless_pool', 'create_pool_admin'],
      cure: 'Choose a power of ten that is at least the lot size.',
    },
    EInvalidQuantityIn: {
      when: 'Both input coins of a swap have value, or neither has.',
      raisedBy: [
        'swap_exact_base_for_quote',
        'swap_exact_base_for_quote_with_manager',
        'swap_exact_quantity',
        'swap_exact_quantity_with_manager',
        'swap_exact_quote_for_base',
        'swap_exact_quote_for_base_with_manager',
      ],
      cure: 'Put value into one coin and pass zero for the other, for example from `coin::zero`.',
    },
    EIneligibleReferencePool: {
      when: 'The pool that is to give the price of DEEP is not whitelisted or not listed in the registry.',
      raisedBy: ['add_deep_price_point'],
      cure: 'Use a pool for which `whitelisted` and `registered_pool` return true.',
    },
    EInvalidOrderBalanceManager: {
      when: 'The order belongs to another balance manager than the one in the call.',
      raisedBy: ['cancel_order', 'cancel_orders', 'modify_order'],
      cure: 'Read `order::balance_manager_id` of the order and pass that manager.',
    },
    EIneligibleTargetPool: {
      when: 'The reference pool does not trade DEEP, or trades it against an asset that the target pool does not have.',
      raisedBy: ['add_deep_price_point'],
      cure: 'Choose a reference pool of DEEP and the base or quote asset of the target pool.',
    },
    EPackageVersionDisabled: {
      when: 'The pool does not allow the version of the package that was called. All functions of this module that use a pool check it, except for the two that update the versions.',
      raisedBy: [
        'account',
        'account_exists',
        'account_open_orders',
        'add_deep_price_point',
        'adjust_min_lot_size_admin',
        'adjust_tick_size_admin',
        'best_ask_price',
        'best_bid_price',
        'borrow_flashloan_base',
        'borrow_flashloan_quote',
        'burn_deep',
        'can_place_limit_order',
        'can_place_market_order',
        'cancel_all_orders',
        'cancel_live_order',
        'cancel_live_orders',
        'cancel_order',
        'cancel_orders',
        'check_limit_order_params',
        'check_market_order_params',
        'claim_pool_referral_rewards',
        'claim_rebates',
        'enable_ewma_state',
        'get_account_order_details',
        'get_base_quantity_in',
        'get_base_quantity_out',
        'get_base_quantity_out_input_fee',
        'get_level2_range',
        'get_level2_ticks_from_mid',
        'get_order',
        'get_order_deep_price',
        'get_order_deep_required',
        'get_orders',
        'get_pool_referral_balances',
        'get_quantity_out',
        'get_quantity_out_input_fee',
        'get_quote_quantity_in',
        'get_quote_quantity_out',
        'get_quote_quantity_out_input_fee',
        'id',
        'locked_balance',
        'mid_price',
        'mint_referral',
        'modify_order',
        'place_limit_order',
        'place_market_order',
        'place_post_only_limit_order',
        'pool_book_params',
        'pool_referral_multiplier',
        'pool_trade_params',
        'pool_trade_params_next',
        'quorum',
        'registered_pool',
        'return_flashloan_base',
        'return_flashloan_quote',
        'set_ewma_params',
        'stable_pool',
        'stake',
        'submit_proposal',
        'swap_exact_base_for_quote',
        'swap_exact_base_for_quote_with_manager',
        'swap_exact_quantity',
        'swap_exact_quantity_with_manager',
        'swap_exact_quote_for_base',
        'swap_exact_quote_for_base_with_manager',
        'unregister_pool_admin',
        'unstake',
        'update_pool_referral_multiplier',
        'vault_balances',
        'vote',
        'whitelisted',
        'withdraw_settled_amounts',
        'withdraw_settled_amounts_permissionless',
        'order_query::iter_orders',
      ],
      cure: 'Call the newest published package. If the registry allows it and the pool does not, call `update_pool_allowed_versions` first.',
    },
    EMinimumQuantityOutNotMet: {
      when: 'The swap would return less than the minimum that the caller accepts.',
      raisedBy: [
        'swap_exact_base_for_quote',
        'swap_exact_base_for_quote_with_manager',
        'swap_exact_quantity',
        'swap_exact_quantity_with_manager',
        'swap_exact_quote_for_base',
        'swap_exact_quote_for_base_with_manager',
      ],
      cure: 'Estimate again with `get_quantity_out`, then accept less or swap a smaller amount.',
    },
    EInvalidStake: {
      when: 'The amount to stake is 0.',
      raisedBy: ['stake'],
      cure: 'Stake an amount above zero, in units of 6 decimals.',
    },
    EPoolNotRegistered: {
      when: 'The pool to take off the list is not on it any more.',
      raisedBy: ['unregister_pool_admin'],
      cure: 'Check `registered_pool` first.',
    },
    EPoolCannotBeBothWhitelistedAndStable: {
      when: 'The admin asks for a pool that is both whitelisted and stable.',
      raisedBy: ['create_pool_admin'],
      cure: 'Set one of the two flags to false.',
    },
    EInvalidReferralMultiplier: {
      when: 'The multiplier of a referral is above 10,000,000,000 or not a multiple of 100,000,000.',
      raisedBy: ['mint_referral', 'update_pool_referral_multiplier'],
      cure: 'Pass tenths of the taker fee, each of which is 100,000,000, up to 100 of them.',
    },
    EInvalidEWMAAlpha: {
      when: 'The weight of new gas prices is above 100,000,000, which is 10%.',
      raisedBy: ['set_ewma_params'],
      cure: 'Stay within `constants::max_ewma_alpha`.',
    },
    EInvalidZScoreThreshold: {
      when: 'The threshold is above 10,000,000,000, which is 10 standard deviations.',
      raisedBy: ['set_ewma_params'],
      cure: 'Stay within `constants::max_z_score_threshold`.',
    },
    EInvalidAdditionalTakerFee: {
      when: 'The surcharge is above 2,000,000, which is 0.2%.',
      raisedBy: ['set_ewma_params'],
      cure: 'Stay within `constants::max_additional_taker_fee`.',
    },
    EWrongPoolReferral: {
      when: 'The referral was minted for another pool.',
      raisedBy: ['get_pool_referral_balances', 'pool_referral_multiplier'],
      cure: 'Pass the pool with the ID that `balance_manager::balance_manager_referral_pool_id` returns.',
    },
    EInvalidDeepPrice: {
      when: 'The price of DEEP rounds down to zero at 9 decimals.',
      raisedBy: ['add_deep_price_point'],
      cure: 'Use another reference pool, or wait for a sensible mid price.',
    },
  },
};
