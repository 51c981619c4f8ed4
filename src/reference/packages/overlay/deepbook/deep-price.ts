import type {ModuleOverlay} from '../../../move/overlay-types';
import {managerSwaps, coinSwaps, placing} from './callers';

/** Our texts about `deepbook::deep_price`. */
export const deepPriceModule: ModuleOverlay = {
  summary:
    'What a pool knows about the price of DEEP, so that it can charge fees in DEEP. Anyone can add points with `pool::add_deep_price_point`; the average of at most 100 points is used, and adding one drops those older than a day.',
  functions: {
    asset_is_base: {
      summary: 'Returns whether the rate is DEEP for each base unit. If false, it is DEEP for each quote unit, or there is no rate.',
    },
    deep_per_asset: {
      summary:
        'Returns how many of the smallest units of DEEP one smallest unit of the asset is worth, scaled by 10^9. It is 0 in a whitelisted pool and for orders that pay fees in base or quote.',
    },
  },
  types: {
    DeepPrice: {
      summary:
        'The recent price points of a pool, separately for its base and its quote asset, with sums for the averages. Quote points take precedence.',
      fields: {
        base_prices: 'Points that say what the base asset is worth in DEEP, oldest first.',
        cumulative_base: 'The sum of the rates in `base_prices`.',
        quote_prices: 'Points that say what the quote asset is worth in DEEP, also from oldest to newest.',
        cumulative_quote: 'The sum of the rates in `quote_prices`.',
      },
    },
    OrderDeepPrice: {
      summary:
        'The rate at which an order pays fees in DEEP, fixed when the order is placed. Orders and fills carry it, and `pool::get_order_deep_price` returns the present one.',
      fields: {
        asset_is_base: 'True if the rate converts base units, false for quote units.',
        deep_per_asset: 'Units of DEEP for one unit of the asset, times 10^9; 0 if fees are not in DEEP.',
      },
    },
    Price: {
      summary: 'One point of the history of prices.',
      fields: {
        conversion_rate: 'Smallest units of DEEP for one smallest unit of the asset, scaled by 10^9.',
        timestamp: 'When the point was added, in milliseconds since 1970.',
      },
    },
    PriceAdded: {
      summary: 'Reports a new point and where it came from.',
      fields: {
        conversion_rate: 'The new rate in units of DEEP for each unit of the asset, with 9 decimals.',
        timestamp: 'The time of the clock, in milliseconds since 1970.',
        is_base_conversion: 'Whether the rate is about the base asset of the target pool. Otherwise it is about the quote asset.',
        reference_pool: 'The whitelisted pool whose mid price gave the rate.',
        target_pool: 'The pool that got the point.',
      },
      emittedBy: ['pool::add_deep_price_point'],
    },
  },
  errors: {
    EDataPointRecentlyAdded: {
      when: 'The last point for the same asset of the target pool is not more than one minute old.',
      raisedBy: ['pool::add_deep_price_point'],
      cure: 'Wait until more than 60 seconds have passed since that point.',
    },
    ENoDataPoints: {
      when: 'Fees are to be paid in DEEP in a pool that is not whitelisted and has no price of DEEP.',
      raisedBy: [
        ...placing,
        ...coinSwaps,
        ...managerSwaps,
        'pool::can_place_limit_order',
        'pool::can_place_market_order',
        'pool::get_base_quantity_in',
        'pool::get_base_quantity_out',
        'pool::get_order_deep_price',
        'pool::get_order_deep_required',
        'pool::get_quantity_out',
        'pool::get_quote_quantity_in',
        'pool::get_quote_quantity_out',
      ],
      cure: 'Call `pool::add_deep_price_point` for the pool, or pay fees in the input asset.',
    },
  },
};
