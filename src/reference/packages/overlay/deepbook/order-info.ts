import type {ModuleOverlay} from '../../../move/overlay-types';
import {matching, placing, trading} from './callers';

/** Our texts about `deepbook::order_info`. */
export const orderInfoModule: ModuleOverlay = {
  summary:
    'The outcome of placing an order: what was filled, what it cost, and whether the rest went into the book. The functions of `deepbook::pool` that place orders return an `OrderInfo` and emit it as an event.',
  functions: {
    balance_manager_id: {summary: 'Returns the ID of the balance manager from which the order was placed.'},
    client_order_id: {summary: 'Returns the number that the caller passed for its own use. Swaps pass 0.'},
    cumulative_quote_quantity: {summary: 'Returns how many quote units changed hands, fees not included.'},
    epoch: {summary: 'Returns the epoch in which the order arrived.'},
    executed_quantity: {summary: 'Returns how many base units were bought or sold at once.'},
    expire_timestamp: {
      summary: 'Returns until when the order is valid, in milliseconds since 1970. For a market order it is the time of the call.',
    },
    fee_is_deep: {summary: 'Returns the `pay_with_deep` of the call, also in pools where the fee is zero.'},
    fill_limit_reached: {
      summary:
        'Returns whether the order stopped because it had passed 100 resting orders. What remains of a limit order is then dropped and not put into the book.',
    },
    fills: {summary: 'Returns a copy of all fills, including removals of expired orders, in the order in which they took place.'},
    is_bid: {summary: 'Returns true for a buy and false for a sell.'},
    maker_fees: {
      summary:
        'Returns the fee set aside for the part that rests in the book, in DEEP or in the asset that the order gives. It goes back to the owner to the extent that the part is canceled.',
    },
    order_deep_price: {summary: 'Returns the DEEP rate that the order got.'},
    order_id: {summary: 'Returns the ID of the order. Every order gets one, whether it reaches the book or not.'},
    order_inserted: {summary: 'Returns whether a part of the order now rests in the book.'},
    order_type: {summary: 'Returns 0 for no restriction, 1 for immediate or cancel, 2 for fill or kill, and 3 for post only.'},
    original_quantity: {summary: 'Returns the quantity of the call in base units.'},
    paid_fees: {
      summary:
        'Returns the taker fee in DEEP if `fee_is_deep` returns true, otherwise in quote for a buy and in base for a sell. A referral fee comes on top and is not counted.',
    },
    pool_id: {summary: 'Returns the ID of the pool in which the order was placed.'},
    price: {
      summary:
        'Returns the limit price in quote units for each base unit, times 10^9. A market order has `constants::max_price` or `constants::min_price` here.',
    },
    self_matching_option: {
      summary: 'Returns what happens when the order meets one from the same balance manager: 0 trade, 1 abort, 2 remove the resting one.',
    },
    status: {
      summary:
        'Returns the status after matching: 0 live, 1 partially filled, 2 filled or 3 canceled. An immediate-or-cancel order with a rest is canceled, even if most of it was filled.',
    },
    trader: {summary: 'Returns the sender of the transaction.'},
  },
  types: {
    OrderExpired: {
      summary:
        'Reports that a new order found a resting one past its time and removed it. Its funds are credited to its owner. If both have the same balance manager, `order::OrderCanceled` is emitted in its place.',
      fields: {
        balance_manager_id: 'The balance manager of the expired order.',
        pool_id: 'The pool in which it was found.',
        order_id: 'The ID of the expired order.',
        client_order_id: 'The number that the owner of the expired order gave it.',
        trader: 'The taker: the sender of the transaction that removed the order.',
        price: 'The price of the expired order, times 10^9.',
        is_bid: 'True if the expired order was a buy.',
        original_quantity: 'The size of the expired order in base units.',
        base_asset_quantity_canceled: 'The base units that had not been filled.',
        timestamp: 'When it was removed, in milliseconds since 1970, not when it expired.',
      },
      emittedBy: matching,
    },
    OrderFilled: {
      summary: 'Reports a trade between a new order and a resting one. An order that meets several emits one event for each.',
      fields: {
        pool_id: 'The pool of the trade.',
        maker_order_id: 'The ID of the order that was in the book.',
        taker_order_id: 'The ID of the order that came in.',
        maker_client_order_id: "The number of the maker's client.",
        taker_client_order_id: "The number of the taker's client.",
        price: "The maker's price, at which both trade: quote units for each base unit, times 10^9.",
        taker_is_bid: 'True if the taker is the buyer.',
        taker_fee: 'What the taker paid for this trade, in the asset told by `taker_fee_is_deep` and `taker_is_bid`.',
        taker_fee_is_deep: 'Whether the taker fee is in DEEP; false also if it is zero.',
        maker_fee: 'What the maker paid for this trade, in the asset told by `maker_fee_is_deep` and its side.',
        maker_fee_is_deep: 'Whether the maker fee is in DEEP; a fee of zero gives false.',
        base_quantity: 'The size of the trade in base units.',
        quote_quantity: 'The size of the trade in quote units.',
        maker_balance_manager_id: 'The balance manager on the side of the maker.',
        taker_balance_manager_id: 'The balance manager on the side of the taker. For swaps of coins it is a temporary one.',
        timestamp: 'The time of the trade, in milliseconds since 1970.',
      },
      emittedBy: trading,
    },
    OrderFullyFilled: {
      summary: 'Reports that an order has nothing left to fill. Both a resting order and the new one can be its subject.',
      fields: {
        pool_id: 'The pool that filled it.',
        order_id: 'The ID of the filled order.',
        client_order_id: 'The number its trader chose.',
        balance_manager_id: 'The balance manager of the filled order.',
        original_quantity: 'Its full size in base units.',
        is_bid: 'True if the filled order was a buy.',
        timestamp: 'When the last part was filled, in milliseconds since 1970.',
      },
      emittedBy: trading,
    },
    OrderInfo: {
      summary:
        'Everything about a placed order at the end of the call, as a value for the transaction and as an event. It does not follow what happens to the order later.',
      fields: {
        pool_id: 'The pool that took the order.',
        order_id: 'Side, price and sequence number in one number.',
        balance_manager_id: 'The balance manager that pays and receives.',
        client_order_id: "The caller's number for the order.",
        trader: 'The address of the sender.',
        order_type: 'One of the order types in `constants`, from 0 to 3.',
        self_matching_option: 'One of the self-matching options in `constants`. Other numbers work like 0.',
        price: 'The limit, scaled by 10^9.',
        is_bid: 'True if the order buys base.',
        original_quantity: 'The requested base units.',
        order_deep_price: 'The rate for fees in DEEP, or an empty one.',
        expire_timestamp: 'The last valid millisecond since 1970.',
        executed_quantity: 'The base units filled in the call.',
        cumulative_quote_quantity: 'The quote units for them.',
        fills: 'The single trades and removals.',
        fee_is_deep: 'Whether the caller chose to pay in DEEP.',
        paid_fees: 'The fee as a taker.',
        maker_fees: 'The fee reserved for the resting part.',
        epoch: 'The epoch of the call.',
        status: 'A status from `constants`.',
        market_order: 'Whether it was placed as a market order.',
        fill_limit_reached: 'Whether matching ended at the limit of 100.',
        order_inserted: 'Whether the remainder went into the book.',
        timestamp: 'The clock at the call, in milliseconds since 1970.',
      },
      emittedBy: matching,
    },
    OrderPlaced: {
      summary: 'Reports that an order, or what was left of it after matching, went into the book.',
      fields: {
        balance_manager_id: 'The balance manager that placed it.',
        pool_id: 'The pool with the book.',
        order_id: 'The ID under which the order can be found and canceled.',
        client_order_id: 'The number given by the client.',
        trader: 'The sender who placed it.',
        price: 'The limit price: quote units for each base unit, times 10^9.',
        is_bid: 'Whether it is a buy.',
        placed_quantity: 'The base units that rest, without those filled at once.',
        expire_timestamp: 'Until when it is valid, in milliseconds since 1970.',
        timestamp: 'When it was placed, in milliseconds since 1970.',
      },
      emittedBy: ['pool::place_limit_order', 'pool::place_post_only_limit_order'],
    },
  },
  errors: {
    EOrderInvalidPrice: {
      when: 'The price is below 1, above 2^63 - 1, or not a multiple of the tick size.',
      raisedBy: ['pool::place_limit_order', 'pool::place_post_only_limit_order'],
      cure: 'Round the price to the tick size from `pool::pool_book_params`.',
    },
    EOrderBelowMinimumSize: {
      when: 'The quantity is below the minimum size of the pool.',
      raisedBy: placing,
      cure: 'Trade at least the minimum size, which is in base units.',
    },
    EOrderInvalidLotSize: {
      when: 'The quantity of the order is not a multiple of the lot size.',
      raisedBy: placing,
      cure: 'Round it to whole lots; `pool::pool_book_params` returns their size.',
    },
    EInvalidExpireTimestamp: {
      when: 'The expiry is before the time of the clock.',
      raisedBy: ['pool::place_limit_order', 'pool::place_post_only_limit_order'],
      cure: 'Pass a later time in milliseconds, not in seconds.',
    },
    EInvalidOrderType: {
      when: 'The order type is greater than 3.',
      raisedBy: ['pool::place_limit_order'],
      cure: 'Use the numbers that the functions of `constants` return.',
    },
    EPOSTOrderCrossesOrderbook: {
      when: 'A post-only order would have been filled at once.',
      raisedBy: ['pool::place_limit_order'],
      cure: 'Move the price away from the other side, or use `pool::place_post_only_limit_order`, which returns none in this case.',
    },
    EFOKOrderCannotBeFullyFilled: {
      when: 'A fill-or-kill order meets too little quantity at its price, or would have to pass more than 100 resting orders.',
      raisedBy: ['pool::place_limit_order'],
      cure: 'Lower the quantity, accept a worse price, or choose immediate or cancel.',
    },
    EMarketOrderCannotBePostOnly: {
      when: 'A market order has the type post only. `pool::place_market_order` sets the type itself, so callers never get there.',
      raisedBy: [],
      cure: 'No handling is needed.',
    },
    ESelfMatchingCancelTaker: {
      when: 'The order was placed with `constants::cancel_taker` and met an order of the same balance manager, perhaps an expired one.',
      raisedBy: ['pool::place_limit_order', 'pool::place_market_order'],
      cure: 'Cancel your own order first, or choose `constants::cancel_maker`.',
    },
  },
};
