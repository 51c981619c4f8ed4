import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `deepbook::book`. */
export const bookModule: ModuleOverlay = {
  summary:
    'The order book of a pool: bids and asks sorted by price, then by time of arrival, and the rules for price steps and sizes. `deepbook::pool` matches, cancels and reads through it, and its errors surface there.',
  types: {
    Book: {
      summary: 'Both sides of the market and the limits on prices and quantities. Each pool has one.',
      fields: {
        tick_size: 'The step of prices: a price, scaled by 10^9, must be a multiple of it.',
        lot_size: 'The step of quantities in base units.',
        min_size: 'The smallest quantity of an order, in base units.',
        bids: 'The buy orders by order ID. The best one has the highest key.',
        asks: 'The sell orders by order ID, of which the one with the lowest key is best.',
        next_bid_order_id:
          'The sequence number of the latest bid; it counts down from 2^64 - 1, so that earlier bids at one price come first.',
        next_ask_order_id: 'The sequence number of the latest ask, which counts up from 1.',
      },
    },
  },
  errors: {
    EInvalidAmountIn: {
      when: 'An estimate needs exactly one amount above zero, and got none or two.',
      raisedBy: [
        'pool::get_base_quantity_in',
        'pool::get_base_quantity_out',
        'pool::get_base_quantity_out_input_fee',
        'pool::get_quantity_out',
        'pool::get_quantity_out_input_fee',
        'pool::get_quote_quantity_in',
        'pool::get_quote_quantity_out',
        'pool::get_quote_quantity_out_input_fee',
      ],
      cure: 'Pass a positive amount for one asset and zero for the other.',
    },
    EEmptyOrderbook: {
      when: 'There is no mid price, because at least one side of the book has no order that is still valid.',
      raisedBy: ['pool::add_deep_price_point', 'pool::mid_price'],
      cure: 'Read `pool::best_bid_price` and `pool::best_ask_price` instead, which return none for an empty side.',
    },
    EInvalidPriceRange: {
      when: 'The lower price is above the upper one, or one of them is outside 1 to 2^63 - 1.',
      raisedBy: ['pool::get_level2_range'],
      cure: 'Pass the lower bound first and keep both within `constants::min_price` and `constants::max_price`.',
    },
    EInvalidTicks: {
      when: 'Zero price levels are asked for.',
      raisedBy: ['pool::get_level2_ticks_from_mid'],
      cure: 'Ask for at least one level.',
    },
    EOrderBelowMinimumSize: {
      when: 'The new quantity of an order is below the minimum size of the pool.',
      raisedBy: ['pool::modify_order'],
      cure: 'Keep to the minimum that `pool::pool_book_params` returns, or cancel the order.',
    },
    EOrderInvalidLotSize: {
      when: 'The new quantity is not a multiple of the lot size.',
      raisedBy: ['pool::modify_order'],
      cure: 'Round the quantity down to a whole number of lots.',
    },
    ENewQuantityMustBeLessThanOriginal: {
      when: 'The new quantity is not smaller than the present one.',
      raisedBy: ['pool::modify_order'],
      cure: 'To buy or sell more, place another order.',
    },
  },
};
