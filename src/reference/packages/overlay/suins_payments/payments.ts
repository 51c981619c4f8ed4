import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins_payments::payments`. */
export const paymentsModule: ModuleOverlay = {
  summary:
    'Takes the money for names: coins of the base currency at face value, other coins at a price of Pyth. A part goes to a vault that buys NS back and burns it, the rest to `SuiNS`.',
  functions: {
    calculate_price: {
      summary:
        'Returns how much of a coin an amount of the base currency is worth by Pyth, rounded up. Aborts with `ECannotUseOracleForBaseCurrency`, `EInvalidPaymentType`, `EPriceFeedIdMismatch` for the price of another coin, `EInvalidPythPrice`, or in Pyth if the price is too old.',
    },
    calculate_price_after_discount: {
      summary:
        'Returns the price of an intent in the base currency after the discount that a coin brings. Aborts with `EInvalidPaymentType` if the coin is not taken.',
    },
    handle_base_payment: {
      summary:
        'Pays an intent with the base currency and returns the receipt. The coin has to be worth exactly the price after discounts. Aborts with `EInvalidPaymentType` for another coin, with `EInsufficientPayment` for another amount, and with `suins::suins::EAppNotAuthorized` if the package is switched off.',
    },
    handle_payment: {
      summary:
        'Pays an intent with another coin at the price of Pyth and returns the receipt. Update the price in the same transaction, and split off what `calculate_price` returns for the price after the discount of the coin. Aborts with `EInsufficientPayment` unless the amount is exact, with `ESafeguardViolation` if it is more than `user_price_guard`, and as `calculate_price` does.',
    },
    new_coin_type_data: {summary: 'Makes the setting of a coin, for the administrators. The feed stays empty for the base currency.'},
    new_payments_config: {
      summary:
        'Makes the settings of all coins that are taken. They have no effect until they are attached. Aborts with `EBaseCurrencySetupMissing` without the base currency among them.',
    },
  },
  types: {
    CoinTypeData: {
      summary: 'What is known about a coin that is taken.',
      fields: {
        decimals: 'The decimals of the coin.',
        discount_percentage: 'The discount for those who pay with it, in percent; 0 for none.',
        price_feed_id: 'The feed of Pyth, in bytes; empty for the base currency.',
        type_name: 'The type of the coin.',
      },
    },
    PaymentsApp: {summary: 'The type by which SuiNS knows this package as an authorized one.'},
    PaymentsConfig: {
      summary: 'The settings of payments, kept in `SuiNS` and read with `suins::get_config`.',
      fields: {
        currencies: 'The coins that are taken.',
        base_currency: 'The coin in which prices are given.',
        max_age: 'How old a price of Pyth may be, in seconds.',
        burn_bps: 'The part for the vault that burns NS, in hundredths of a percent.',
      },
    },
  },
  errors: {
    EBaseCurrencySetupMissing: {
      when: 'The list of coins lacks the base currency.',
      raisedBy: ['new_payments_config'],
      cure: 'Add a `CoinTypeData` for it.',
    },
    EInsufficientPayment: {
      when: 'The coin is worth more or less than the price.',
      raisedBy: ['handle_base_payment', 'handle_payment'],
      cure: 'Split off exactly the price in the same transaction, by `calculate_price_after_discount` and, for other coins, `calculate_price`.',
    },
    EInvalidPaymentType: {
      when: 'The coin is not taken, or is not the base currency where that is asked for.',
      raisedBy: ['calculate_price', 'calculate_price_after_discount', 'handle_base_payment', 'handle_payment'],
      cure: 'Pay with a coin of the `PaymentsConfig`, and use `handle_payment` for all but the base currency.',
    },
    ECannotUseOracleForBaseCurrency: {
      when: 'The base currency is to be converted.',
      raisedBy: ['calculate_price', 'handle_payment'],
      cure: 'Pay with `handle_base_payment`.',
    },
    EPriceFeedIdMismatch: {
      when: 'The price object is that of another coin.',
      raisedBy: ['calculate_price', 'handle_payment'],
      cure: 'Pass the price object of the feed that the setting of the coin names.',
    },
    EInvalidPythPrice: {
      when: 'The price of Pyth is zero.',
      raisedBy: ['calculate_price', 'handle_payment'],
      cure: 'Try again with a newer price.',
    },
    ESafeguardViolation: {
      when: 'The price has risen above what the payer was ready to pay.',
      raisedBy: ['handle_payment'],
      cure: 'Show the new price, and pass a `user_price_guard` with some room.',
    },
  },
};
