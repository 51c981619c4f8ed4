import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `deepbook::fill`. */
export const fillModule: ModuleOverlay = {
  summary:
    'One meeting of a new order with a resting one: either a trade or the removal of an order that had expired. `order_info::fills` returns them for an order that was placed, and these functions read one.',
  functions: {
    balance_manager_id: {summary: 'Returns the ID of the balance manager that owns the resting order.'},
    base_quantity: {
      summary:
        'Returns the traded quantity in base units. If the resting order was removed instead, it is the quantity that order had left.',
    },
    completed: {summary: 'Returns whether the trade filled the resting order to the end.'},
    execution_price: {
      summary: 'Returns the price of the resting order, at which the trade took place: quote units for each base unit, times 10^9.',
    },
    expired: {
      summary:
        'Returns whether the resting order was removed without a trade, because its time was over or because it belonged to the taker, who had chosen `constants::cancel_maker`.',
    },
    maker_client_order_id: {summary: 'Returns the number that the maker gave to its order.'},
    maker_deep_price: {summary: 'Returns the DEEP rate that was fixed when the resting order was placed.'},
    maker_epoch: {summary: 'Returns the epoch in which the resting order was placed. Its maker fee is the rate of that epoch.'},
    maker_fee: {
      summary:
        'Returns the fee of the maker for this trade, in DEEP if `maker_fee_is_deep` returns true and else in what the maker gave: quote for a bid, base for an ask. It was set aside when the order was placed, and is 0 if there was no trade.',
    },
    maker_fee_is_deep: {
      summary: 'Returns whether the maker paid its fee in DEEP. For a trade without a maker fee the answer is false.',
    },
    maker_order_id: {summary: 'Returns the ID of the resting order.'},
    original_maker_quantity: {
      summary: 'Returns the full size of the resting order in base units, including what earlier trades had filled.',
    },
    quote_quantity: {
      summary:
        'Returns the traded amount in quote units, rounded down. For a removed order it is what its remaining quantity was worth at its price.',
    },
    taker_fee: {
      summary:
        'Returns the fee of the taker for this trade, without any referral fee. It is in DEEP or, with a surcharge of 25%, in the asset the taker gave.',
    },
    taker_fee_is_deep: {summary: 'Returns whether the taker paid in DEEP. It is false as well if the trade cost the taker nothing.'},
    taker_is_bid: {summary: 'Returns true if the new order was a buy, which makes the resting one a sell.'},
  },
  types: {
    Fill: {
      summary: 'The record of one step of matching. It lives in the `OrderInfo` of the taker and is copied freely.',
      fields: {
        maker_order_id: 'The ID of the order that was resting.',
        maker_client_order_id: "The maker's own number for it.",
        execution_price: 'Quote units for each base unit, times 10^9.',
        balance_manager_id: "The maker's balance manager.",
        expired: 'True if the resting order was taken out of the book without a trade.',
        completed: 'True if nothing of the resting order was left after the trade.',
        original_maker_quantity: 'The size of the resting order in base units.',
        base_quantity: 'Base units that were traded, or released by a removal.',
        quote_quantity: 'Their worth in quote units.',
        taker_is_bid: 'True if the taker bought.',
        maker_epoch: 'The epoch of the resting order.',
        maker_deep_price: 'The rate for fees in DEEP that the resting order carries.',
        taker_fee: "The taker's fee, in the asset that `taker_fee_is_deep` and the side tell.",
        taker_fee_is_deep: 'True for a taker fee in DEEP.',
        maker_fee: "The maker's fee, whose asset follows from `maker_fee_is_deep`.",
        maker_fee_is_deep: 'True for a maker fee in DEEP. In a removal it repeats the choice that the order was placed with.',
      },
    },
  },
};
