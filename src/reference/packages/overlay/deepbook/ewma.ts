import type {ModuleOverlay} from '../../../move/overlay-types';
import {matching} from './callers';

/** Our texts about `deepbook::ewma`. */
export const ewmaModule: ModuleOverlay = {
  summary:
    'A running average of gas prices, with which a pool can charge takers more if they outbid others on gas. It is off by default. Orders update it, and the admin configures it through `pool::enable_ewma_state` and `pool::set_ewma_params`.',
  types: {
    EWMAState: {
      summary:
        'Mean and variance of the gas prices seen by a pool, and the rules of the surcharge. It is a dynamic field of the `Pool`, made at the first order or configuration.',
      fields: {
        mean: 'The smoothed gas price, in MIST for each gas unit times 10^9.',
        variance: 'The smoothed square of the deviation, as a fixed-point number with 9 decimals.',
        alpha: 'The weight of a new gas price, scaled by 10^9; 10,000,000 (1%) by default.',
        z_score_threshold: 'How many standard deviations above the mean trigger the surcharge, times 10^9; 3 by default.',
        additional_taker_fee: 'The surcharge on the taker fee, scaled by 10^9; 1,000,000 (0.1%) by default.',
        last_updated_timestamp:
          'When the averages last changed, in milliseconds since 1970. They change at most once for each value of the clock.',
        enabled: 'Whether the surcharge applies. The averages are kept in either case.',
      },
    },
    EWMAUpdate: {
      summary:
        'Reports new averages of a pool. It appears with the first order or configuration at each reading of the clock, even while the surcharge is off.',
      fields: {
        pool_id: 'The pool whose averages changed.',
        gas_price: 'The gas price of the transaction, in MIST times 10^9.',
        mean: 'The average after the update, on the scale of the gas price.',
        variance: 'The variance after the update, with 9 decimals.',
        timestamp: 'The reading of the clock, in milliseconds since 1970.',
      },
      emittedBy: [...matching, 'pool::enable_ewma_state', 'pool::set_ewma_params'],
    },
  },
};
