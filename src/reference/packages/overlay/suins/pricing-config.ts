import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::pricing_config`. */
export const pricingConfigModule: ModuleOverlay = {
  summary:
    'The prices of names by length, one table for registrations and one for renewals, in the base currency of payments. Read the valid ones with `suins::get_config`.',
  functions: {
    calculate_base_price: {
      summary: 'Returns the price of a year for a name of some length. Aborts with `EPriceNotSet` if no range has that length.',
    },
    config: {summary: 'Returns the prices of renewals as an ordinary table of prices.'},
    is_between_inclusive: {summary: 'Says whether a length is in a range, both ends included.'},
    new: {
      summary:
        'Makes a table from ranges of lengths, in ascending order and without overlap, with a price for each. Aborts with `ELengthMissmatch` or `EInvalidRange` otherwise.',
    },
    new_range: {
      summary:
        'Makes a range from a list of its first and last length. Aborts with `EInvalidLength` unless there are two, and with `EInvalidRange` if the second is smaller.',
    },
    new_renewal_config: {summary: 'Marks a table of prices as that of renewals.'},
    pricing: {summary: 'Returns the ranges with their prices.'},
  },
  types: {
    PricingConfig: {summary: 'What a new name costs for a year.', fields: {pricing: 'The price for each range of lengths.'}},
    Range: {summary: 'A range of lengths.', fields: {pos0: 'The shortest length.', pos1: 'The longest length.'}},
    RenewalConfig: {summary: 'What another year of a name costs.', fields: {config: 'The prices by length.'}},
  },
  errors: {
    EInvalidLength: {
      when: 'A range is made of more or fewer than two numbers.',
      raisedBy: ['new_range'],
      cure: 'Pass the shortest and the longest length.',
    },
    EInvalidRange: {
      when: 'A range ends before it begins, or ranges overlap or are out of order.',
      raisedBy: ['new', 'new_range'],
      cure: 'Sort the ranges by length, and begin each after the end of the one before.',
    },
    ELengthMissmatch: {when: 'There are not as many prices as ranges.', raisedBy: ['new'], cure: 'Give each range one price.'},
    EPriceNotSet: {
      when: 'No price is set for names of that length.',
      raisedBy: ['calculate_base_price', 'payment::init_registration', 'payment::init_renewal'],
      cure: 'Look at the ranges that `pricing` returns, and choose a name of another length.',
    },
  },
};
