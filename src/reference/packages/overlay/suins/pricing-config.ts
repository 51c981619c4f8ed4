import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::pricing_config`. */
export const pricingConfigModule: ModuleOverlay = {
  summary:
    'Prices of names by the length of their second-level label, in the smallest unit of the base currency for each year. The admin stores one set for registrations and one for renewals in the `SuiNS` object.',
  functions: {
    calculate_base_price: {
      summary:
        'Returns the price for a length in bytes, in the smallest unit of the base currency for one year. Aborts with `EPriceNotSet` if no range contains the length.',
    },
    config: {summary: 'Returns a reference to the prices inside a `RenewalConfig`.'},
    is_between_inclusive: {summary: 'Says whether a length is in a range, both ends included.'},
    new: {
      summary:
        'Pairs ranges with prices. Aborts with `ELengthMissmatch` unless both lists are of the same length, and with `EInvalidRange` unless the ranges ascend without overlap; gaps are allowed.',
    },
    new_range: {
      summary:
        'Makes a range from a vector of its two ends. Aborts with `EInvalidLength` for any other number of elements, and with `EInvalidRange` if the first is greater than the second.',
    },
    new_renewal_config: {summary: 'Wraps prices as those for renewals, so that both kinds can be stored side by side.'},
    pricing: {summary: 'Returns a reference to the map from ranges to prices.'},
  },
  types: {
    PricingConfig: {
      summary: 'The prices of registrations. As a configuration of the `SuiNS` object it decides what a new name costs.',
      fields: {pricing: 'The price of one year for each range of lengths, in the smallest unit of the base currency.'},
    },
    Range: {
      summary: 'A range of label lengths in bytes.',
      fields: {pos0: 'The shortest length in the range.', pos1: 'The longest length in the range.'},
    },
    RenewalConfig: {
      summary: 'The prices of renewals, a type of its own so that SuiNS can hold it next to a `PricingConfig`.',
      fields: {config: 'The prices for one more year.'},
    },
  },
  errors: {
    EInvalidLength: {
      when: 'The vector for a range does not have exactly two elements.',
      raisedBy: ['new_range'],
      cure: 'Pass the first and the last length.',
    },
    EInvalidRange: {
      when: 'A range ends before it starts, or begins at or before the end of the one before it.',
      raisedBy: ['new', 'new_range'],
      cure: 'Sort the ranges from short to long and let none share a length.',
    },
    ELengthMissmatch: {
      when: 'There are more ranges than prices, or the reverse.',
      raisedBy: ['new'],
      cure: 'Give one price for each range, in the same order.',
    },
    EPriceNotSet: {
      when: 'No range covers the length of the label.',
      raisedBy: ['calculate_base_price', 'auction::start_auction_and_place_bid', 'payment::init_registration', 'payment::init_renewal'],
      cure: 'Read the ranges with `pricing`, and choose a name of a length that has a price.',
    },
  },
};
