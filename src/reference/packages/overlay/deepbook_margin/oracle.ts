import type {ModuleOverlay} from '../../../move/overlay-types';

const checkedPrices = [
  'margin_manager::add_conditional_order',
  'margin_manager::borrow_base',
  'margin_manager::borrow_quote',
  'margin_manager::execute_conditional_orders_v2',
  'margin_manager::execute_conditional_orders_v3',
  'margin_manager::liquidate',
  'margin_manager::risk_ratio',
  'margin_manager::withdraw',
  'pool_proxy::place_limit_order_v2',
  'pool_proxy::place_market_order_and_repay_loan',
  'pool_proxy::place_market_order_v2',
  'pool_proxy::place_reduce_only_limit_order_and_repay_loan',
  'pool_proxy::place_reduce_only_limit_order_v2',
  'pool_proxy::place_reduce_only_market_order_and_repay_loan',
  'pool_proxy::place_reduce_only_market_order_v2',
  'pool_proxy::update_current_price',
];

const uncheckedPrices = ['margin_manager::manager_state', 'margin_manager::manager_states', 'margin_manager::risk_ratio_unsafe'];

/** Our texts about `deepbook_margin::oracle`. */
export const oracleModule: ModuleOverlay = {
  summary:
    'Turns Pyth prices into values for margin trading, and holds the configuration that says which feed belongs to which coin. A price must be recent, close to its moving average and, where it values collateral, certain enough.',
  deprecatedFunctions: {
    new_coin_type_data: 'Use `new_coin_type_data_from_currency`, which takes the decimals from the coin registry.',
  },
  functions: {
    new_coin_type_data: {
      summary: 'Always aborts, with the code 1337 and no constant. It remains only because an upgrade cannot remove a public function.',
    },
    new_coin_type_data_from_currency: {
      summary:
        'Builds the oracle settings of a coin: its decimals from the coin registry, the ID of its Pyth feed and the tolerances in basis points. Aborts with `EInvalidOracleConfig` if either tolerance is above 10,000 basis points.',
    },
    new_pyth_config: {
      summary:
        'Builds the oracle configuration from the settings of all coins and a maximum age of prices in seconds; the admin stores it with `margin_registry::add_config`. Aborts with `sui::vec_map::EKeyAlreadyExists` if a coin occurs twice.',
    },
  },
  types: {
    CoinTypeData: {
      summary: 'The oracle settings of one coin, an entry of `PythConfig`.',
      fields: {
        decimals: 'The decimal places of the coin, as in the coin registry.',
        price_feed_id: 'The ID of the Pyth feed as 32 bytes, which the price object in a call must carry.',
        type_name: 'The type of the coin.',
        max_conf_bps: 'How wide the confidence interval may be in relation to the price, in basis points.',
        max_ewma_difference_bps: 'How far the price may be from its moving average, in basis points of that average.',
      },
    },
    ConversionConfig: {
      summary: 'The numbers for one conversion between a coin and US dollars, in either direction. It exists only during a call.',
      fields: {
        target_decimals: 'The decimals of the result; nine for dollars.',
        base_decimals: 'The decimals of the amount that is converted.',
        pyth_price: 'The price of one whole coin in dollars, as an integer.',
        pyth_decimals: 'How many decimals that price has.',
      },
    },
    PythConfig: {
      summary:
        'The oracle configuration of all coins, which the admin attaches to the `MarginRegistry`. Without it nothing that needs a price works.',
      fields: {
        currencies: 'The settings of each supported coin, by its type.',
        max_age_secs: 'The age in seconds that a Pyth price must stay below.',
      },
    },
  },
  errors: {
    EInvalidPythPrice: {
      when: 'The Pyth price is zero, or further from its moving average than the settings of the coin allow.',
      raisedBy: ['margin_manager::deposit', ...checkedPrices, ...uncheckedPrices],
      cure: 'Update the Pyth price in the same transaction, or wait until the market is calmer.',
    },
    ECurrencyNotSupported: {
      when: 'The oracle configuration has no settings for the coin.',
      raisedBy: ['margin_manager::deposit', ...checkedPrices, ...uncheckedPrices],
      cure: 'Trade only coins in the `PythConfig`; the admin can replace it with one that has the coin.',
    },
    EPriceFeedIdMismatch: {
      when: 'A `PriceInfoObject` is of a different feed than the one set for the coin, often because base and quote were swapped.',
      raisedBy: ['margin_manager::deposit', ...checkedPrices, ...uncheckedPrices],
      cure: 'Pass the price object of the base coin and that of the quote coin in their places.',
    },
    EInvalidPythPriceConf: {
      when: 'The confidence interval of the Pyth price is too wide for the settings of the coin.',
      raisedBy: checkedPrices,
      cure: 'Try again with a newer price, since the interval narrows as publishers agree.',
    },
    EInvalidOracleConfig: {
      when: 'A tolerance in the settings of a coin exceeds 100%.',
      raisedBy: ['new_coin_type_data_from_currency'],
      cure: 'Give both tolerances in basis points, at most 10,000 each.',
    },
    EInvalidPrice: {
      when: 'The price of the base coin in the quote coin exceeds the highest price that DeepBook can express, which is 2^63 - 1.',
      raisedBy: [
        'margin_manager::add_conditional_order',
        'margin_manager::execute_conditional_orders_v2',
        'margin_manager::execute_conditional_orders_v3',
        'margin_manager::manager_state',
        'margin_manager::manager_states',
        'margin_manager::withdraw',
        'pool_proxy::update_current_price',
      ],
      cure: 'Check the decimals and feeds of both coins, because a real price does not reach this limit.',
    },
  },
};
