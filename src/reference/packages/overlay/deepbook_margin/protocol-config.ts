import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `deepbook_margin::protocol_config`. */
export const protocolConfigModule: ModuleOverlay = {
  summary:
    'Builds and checks the configuration of a margin pool: its limits, the part of interest kept as fees, and the interest curve. Rates and shares have nine decimals, so 100,000,000 is 10%. `margin_pool::create_margin_pool` takes the result.',
  functions: {
    new_interest_config: {
      summary:
        'Builds an interest curve with a kink: the yearly rate starts at `base_rate`, climbs by `base_slope` up to the optimal utilization, and by `excess_slope` beyond it. All four values have nine decimals. Aborts with `EInvalidRiskParam` if the optimal utilization exceeds 1,000,000,000, which is 100%.',
    },
    new_margin_pool_config: {
      summary:
        'Builds the limits of a margin pool with the withdrawal limit off, ready to hold a tenth of the supply cap and to refill over a day. The refill is rounded down to whole units per millisecond, so small caps get none. Aborts with `EInvalidRiskParam` for a utilization above 100%, a spread above 20% or a smallest loan below 1,000 units.',
    },
    new_margin_pool_config_with_rate_limit: {
      summary:
        'Does the same as `new_margin_pool_config`, with a withdrawal limit of your choice. It also aborts with `EInvalidRiskParam` if the limit is on and either its capacity or its refill per millisecond is zero.',
    },
    new_protocol_config: {
      summary:
        'Joins the limits and the interest curve into the configuration of one margin pool. Aborts with `EInvalidRiskParam` if the maximum utilization is below the optimal one, because the steep part of the curve would then hardly ever apply.',
    },
  },
  types: {
    InterestConfig: {
      summary:
        'How the yearly interest rate of a margin pool follows from its utilization, which is the debt divided by the supply. The holder of the `MarginPoolCap` replaces it with `margin_pool::update_interest_params`.',
      fields: {
        base_rate: 'The yearly rate while nothing is borrowed, with nine decimals.',
        base_slope: 'How much rate a utilization of 100% would add at the gentle slope, with nine decimals.',
        optimal_utilization: 'The utilization at which the curve turns steeper; 800,000,000 is 80%.',
        excess_slope: 'What each further 100% of utilization would add to the rate beyond the optimum, with nine decimals.',
      },
    },
    MarginPoolConfig: {
      summary:
        'The limits of a margin pool and its share of the interest. The holder of the `MarginPoolCap` replaces it with `margin_pool::update_margin_pool_config`.',
      fields: {
        supply_cap: 'The largest total supply after a deposit, in the smallest units of the asset. Interest may carry the supply past it.',
        max_utilization_rate: 'The highest part of the supply that may be lent out after a new loan, with nine decimals.',
        protocol_spread: 'The part of all interest that becomes fees instead of income for suppliers, with nine decimals; at most 20%.',
        min_borrow: 'The smallest loan, in units of the asset.',
        rate_limit_capacity: 'The size of the withdrawal bucket, in units of the asset.',
        rate_limit_refill_rate_per_ms: 'How many units per millisecond flow back into the bucket.',
        rate_limit_enabled: 'Whether the withdrawal limit is in force.',
      },
    },
    ProtocolConfig: {
      summary: 'The whole configuration of one margin pool. `new_protocol_config` builds it, and the pool keeps it.',
      fields: {
        margin_pool_config: 'The limits and the fee share.',
        interest_config: 'The interest curve.',
        extra_fields: 'Named numbers for parameters of later versions; unused now.',
      },
    },
  },
  errors: {
    EInvalidRiskParam: {
      when: 'A value is outside its limits, or the maximum utilization is below the optimal utilization.',
      raisedBy: [
        'new_interest_config',
        'new_margin_pool_config',
        'new_margin_pool_config_with_rate_limit',
        'new_protocol_config',
        'margin_pool::update_interest_params',
        'margin_pool::update_margin_pool_config',
      ],
      cure: 'Keep utilizations at or below 1,000,000,000, the spread at or below 200,000,000 and the smallest loan at 1,000 units or more, with the optimum no higher than the maximum utilization.',
    },
  },
};
