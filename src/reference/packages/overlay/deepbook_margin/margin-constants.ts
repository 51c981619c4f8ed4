import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `deepbook_margin::margin_constants`. */
export const marginConstantsModule: ModuleOverlay = {
  summary:
    'The fixed limits and defaults of DeepBook Margin, each behind a function, because other packages cannot read constants. Ratios, rates and leverages have nine decimals, so 1,000,000,000 means 1 or 100%; durations are in milliseconds.',
  functions: {
    day_ms: {
      summary:
        'Returns the milliseconds in a day: 86,400,000. A new margin pool configuration spreads the refill of its withdrawal limit over this time.',
    },
    default_max_order_ttl_ms: {
      summary:
        'Returns how long a margin limit order may rest where the admin has set nothing for the pool: 259,200,000 milliseconds, or three days.',
    },
    default_max_price_age_ms: {
      summary: 'Returns the age at which the stored price of a new pool becomes too old for orders: 300,000 milliseconds, or five minutes.',
    },
    default_pool_liquidation_reward: {
      summary:
        'Returns the share of a liquidated loan that suppliers get under a configuration made from a leverage: 40,000,000, or 4%, with nine decimals.',
    },
    default_price_tolerance: {
      summary:
        'Returns how far an order may deviate from the stored price to its own disadvantage before the admin chooses another limit: 50,000,000, or 5%.',
    },
    default_referral: {
      summary: 'Returns the ID made from the address `0x0`, under which shares supplied without a referral are counted.',
    },
    default_user_liquidation_reward: {
      summary:
        'Returns the share of a liquidated loan that the liquidator earns under a configuration made from a leverage: 10,000,000, or 1%, with nine decimals.',
    },
    margin_version: {
      summary:
        'Returns the version number compiled into this package, which is 6. The `MarginRegistry` must allow it, or most functions abort with `margin_registry::EPackageVersionDisabled`.',
    },
    max_conditional_orders: {summary: 'Returns how many conditional orders one margin manager can hold at a time: 10.'},
    max_conf_bps: {
      summary:
        'Returns the widest confidence interval of a Pyth price that an oracle configuration can accept: 10,000 basis points, or 100% of the price.',
    },
    max_ewma_difference_bps: {
      summary:
        'Returns the largest gap between a Pyth price and its moving average that an oracle configuration can accept: 10,000 basis points, or 100%.',
    },
    max_leverage: {
      summary: 'Returns the highest leverage that `margin_registry::new_pool_config_with_leverage` takes: 20,000,000,000, or 20 times.',
    },
    max_margin_managers: {summary: 'Returns how many margin managers one address can have in the registry: 100.'},
    max_max_order_ttl_ms: {
      summary: 'Returns the longest lifetime of limit orders that the admin can allow a pool: 2,592,000,000 milliseconds, or 30 days.',
    },
    max_price_age_ms: {
      summary: 'Returns the highest maximum age of a stored price that the admin can choose: 3,600,000 milliseconds, or one hour.',
    },
    max_price_tolerance: {
      summary:
        'Returns the widest price tolerance that the admin can choose: 500,000,000, or 50%. The liquidation ratio of a pool usually allows less.',
    },
    max_protocol_spread: {
      summary: 'Returns the largest part of the interest that a margin pool can keep back as fees: 200,000,000, or 20%.',
    },
    max_risk_ratio: {
      summary:
        'Returns the value at which risk ratios stop: 1,000,000,000,000, or 1,000 with nine decimals. A margin manager without debt has this ratio.',
    },
    min_leverage: {
      summary: 'Returns the leverage that a pool configuration must exceed: 1,000,000,000, which stands for trading without a loan.',
    },
    min_liquidation_repay: {
      summary: 'Returns the smallest coin that a liquidator can offer: 1,000 of the smallest units of the borrowed asset.',
    },
    min_max_order_ttl_ms: {
      summary: 'Returns the shortest limit on order lifetimes that the admin can set for a pool: 3,600,000 milliseconds, or one hour.',
    },
    min_min_borrow: {
      summary: 'Returns the lowest value that a margin pool can have as its smallest loan: 1,000 of the smallest units of the asset.',
    },
    min_price_age_ms: {
      summary: 'Returns the lowest maximum age of a stored price that the admin can choose: 30,000 milliseconds, or half a minute.',
    },
    min_price_tolerance: {summary: 'Returns the narrowest price tolerance that the admin can choose: 10,000,000, or 1%.'},
    year_ms: {
      summary: 'Returns the milliseconds in 365 days: 31,536,000,000. Interest rates are for this time.',
    },
  },
};
