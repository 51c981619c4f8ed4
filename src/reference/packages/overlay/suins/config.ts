import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::config`. */
export const configModule: ModuleOverlay = {
  summary: 'The former settings and prices of SuiNS, kept only so that the package can be upgraded. Every function aborts with code 1337.',
  deprecated:
    'Limits of names are in [`suins::core_config`](/references/packages/suins/core_config), prices in [`suins::pricing_config`](/references/packages/suins/pricing_config).',
  functions: {
    assert_valid_user_registerable_domain: {
      summary: 'Aborts with code 1337 for every name. Sales check names against `CoreConfig` instead.',
      params: ['domain'],
    },
    calculate_price: {
      summary: 'Aborts with code 1337. Prices come from `pricing_config::calculate_base_price`.',
      params: ['config', 'length', 'years'],
    },
    five_plus_char_price: {
      summary: 'Formerly the price of names with five characters or more; always aborts with code 1337.',
      params: ['config'],
    },
    four_char_price: {summary: 'Formerly the price of names with four characters; always aborts with code 1337.', params: ['config']},
    new: {
      summary: 'Aborts with code 1337, so that no new `Config` can come into being.',
      params: ['public_key', 'three_char_price', 'four_char_price', 'five_plus_char_price'],
    },
    public_key: {summary: 'Aborts with code 1337 in place of returning a key.', params: ['config']},
    set_five_plus_char_price: {
      summary: 'Changes nothing and aborts with code 1337, as do all setters of the module.',
      params: ['config', 'price'],
    },
    set_four_char_price: {summary: 'A setter that aborts with code 1337.', params: ['config', 'price']},
    set_public_key: {
      summary: 'Used to store the key of an offchain service and now aborts with code 1337.',
      params: ['config', 'public_key'],
    },
    set_three_char_price: {summary: 'Once set the price of the shortest names; aborts with code 1337.', params: ['config', 'price']},
    three_char_price: {summary: 'Formerly the price of names with three characters; always aborts with code 1337.', params: ['config']},
  },
  types: {
    Config: {
      summary: 'The settings in their first form. No function creates one any more.',
      fields: {
        public_key: 'The key of an offchain service.',
        three_char_price: 'The former price of a label with three characters.',
        four_char_price: 'The former price of a label with four characters.',
        five_plus_char_price: 'The former price of a longer label.',
      },
    },
  },
};
