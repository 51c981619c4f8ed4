import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins_payments::payments`. */
export const paymentsModule: ModuleOverlay = {
  summary:
    'The app that takes payments for SuiNS names, in the base currency or in another coin at a price from Pyth. Part of each payment goes to the vault that buys back and burns NS, the rest to SuiNS.',
  functions: {
    calculate_price: {
      summary:
        'Converts an amount of the base currency into the smallest units of another accepted coin at the present Pyth price, rounded up; discounts are not applied. Aborts with `EInvalidPaymentType` for a coin that is not accepted, `ECannotUseOracleForBaseCurrency` for the base currency, `EPriceFeedIdMismatch` for the price of another coin, `EInvalidPythPrice` if the price is zero, and `pyth::pyth::E_STALE_PRICE_UPDATE` if it is too old.',
    },
    calculate_price_after_discount: {
      summary:
        'Returns the price of an intent after the discount for paying in a coin type, in the smallest unit of the base currency, and leaves the intent as it is. For a coin that is not accepted it aborts with `EInvalidPaymentType`.',
    },
    handle_base_payment: {
      summary:
        'Pays an intent in the base currency, emits `suins::payment::TransactionEvent` and returns the receipt with which `suins::payment` registers or renews the name. Aborts with `EInvalidPaymentType` for another currency, with `EInsufficientPayment` unless the coin is worth exactly the price after the discount of the currency, and with `suins::suins::EAppNotAuthorized` while the app is switched off.',
    },
    handle_payment: {
      summary:
        'Pays an intent in another accepted coin at the Pyth price and returns the receipt; a discount for the coin is applied first. Update the price in the same transaction, and split off what `calculate_price` returns for the discounted price. Aborts with `EInsufficientPayment` unless the coin is worth exactly that, with `ESafeguardViolation` if that exceeds `user_price_guard`, and with the errors of `calculate_price`.',
    },
    new_coin_type_data: {
      summary:
        'Describes an accepted coin, taking its decimals from the metadata. For the base currency, which has no Pyth price, the feed ID is left empty.',
    },
    new_payments_config: {
      summary:
        'Builds the configuration, which the SuiNS admin has to store. Aborts with `EBaseCurrencySetupMissing` if the base currency is not among the coins, and with `sui::vec_map::EKeyAlreadyExists` if a coin is listed twice.',
    },
  },
  types: {
    CoinTypeData: {
      summary: 'How one accepted coin is handled.',
      fields: {
        decimals: 'The decimals of the coin, needed to convert prices.',
        discount_percentage: 'The discount in percent for paying in this coin, 0 for none.',
        price_feed_id: 'The ID of the price feed at Pyth as raw bytes, empty for the base currency.',
        type_name: 'The coin type that this entry is about.',
      },
    },
    PaymentsApp: {summary: 'The witness of the app, which the SuiNS admin authorizes so that payments can be finalized.'},
    PaymentsConfig: {
      summary: 'The settings of the app, stored as a configuration of the `SuiNS` object; read them with `suins::suins::get_config`.',
      fields: {
        currencies: 'The accepted coins by type, the base currency among them.',
        base_currency: 'The coin type in which names are priced.',
        max_age: 'The age in seconds that a Pyth price has to stay below.',
        burn_bps: 'The share of each payment that goes to the burn vault, in basis points: 100 is 1 percent.',
      },
    },
  },
  errors: {
    EBaseCurrencySetupMissing: {
      when: 'The list of coins does not contain the base currency.',
      raisedBy: ['new_payments_config'],
      cure: 'Add an entry of `new_coin_type_data` for the base currency.',
    },
    EInsufficientPayment: {
      when: 'The coin is worth more or less than the price.',
      raisedBy: ['handle_base_payment', 'handle_payment'],
      cure: 'Split off exactly what `calculate_price_after_discount` returns, converted with `calculate_price` for a coin other than the base currency.',
    },
    EInvalidPaymentType: {
      when: 'The coin type is not accepted or, for a payment in the base currency, is a different one.',
      raisedBy: ['calculate_price', 'calculate_price_after_discount', 'handle_base_payment', 'handle_payment'],
      cure: 'Pay in a coin of the stored `PaymentsConfig`, and use `handle_payment` for all but the base currency.',
    },
    ECannotUseOracleForBaseCurrency: {
      when: 'A Pyth price is asked for although the coin is the base currency.',
      raisedBy: ['calculate_price', 'handle_payment'],
      cure: 'Pay with `handle_base_payment`, for which no conversion is needed.',
    },
    EPriceFeedIdMismatch: {
      when: 'The `PriceInfoObject` holds the price of something other than the coin.',
      raisedBy: ['calculate_price', 'handle_payment'],
      cure: 'Pass the object of the feed whose ID the configuration names for the coin.',
    },
    EInvalidPythPrice: {
      when: 'The price in the `PriceInfoObject` is zero.',
      raisedBy: ['calculate_price', 'handle_payment'],
      cure: 'Update the price in the same transaction and try again.',
    },
    ESafeguardViolation: {
      when: 'The converted price is above the limit that the caller set.',
      raisedBy: ['handle_payment'],
      cure: 'Quote the price again, and leave a margin in `user_price_guard` that the user has agreed to.',
    },
  },
};
