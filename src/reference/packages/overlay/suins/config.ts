import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::config`. */
export const configModule: ModuleOverlay = {
  summary:
    'The first configuration of SuiNS, with prices by length. Every function aborts with code 1337, because two other modules have taken over.',
  deprecated:
    'Limits of names are in [`suins::core_config`](/references/packages/suins/core_config), prices in [`suins::pricing_config`](/references/packages/suins/pricing_config).',
  functions: {
    assert_valid_user_registerable_domain: {summary: 'Checked a name; aborts with 1337 now.', params: ['domain']},
    calculate_price: {summary: 'Returned the price of a name; aborts with 1337 now.', params: ['config', 'length', 'years']},
    five_plus_char_price: {summary: 'Returned the price of names of five characters and more.', params: ['config']},
    four_char_price: {summary: 'Returned the price of names of four characters.', params: ['config']},
    new: {
      summary: 'Made a configuration; aborts with 1337 now.',
      params: ['public_key', 'three_char_price', 'four_char_price', 'five_plus_char_price'],
    },
    public_key: {summary: 'Returned the key of the API server.', params: ['config']},
    set_five_plus_char_price: {summary: 'Set the price of long names.', params: ['config', 'price']},
    set_four_char_price: {summary: 'Set the price of names of four.', params: ['config', 'price']},
    set_public_key: {summary: 'Set the key of the server.', params: ['config', 'public_key']},
    set_three_char_price: {summary: 'Set the price of names of three.', params: ['config', 'price']},
    three_char_price: {summary: 'Returned the price of names of three characters.', params: ['config']},
  },
  types: {
    Config: {
      summary: 'The configuration of the first version. Nothing can make or read a value of it any more.',
      fields: {
        public_key: 'The key of the API server.',
        three_char_price: 'A year for a name of three characters.',
        four_char_price: 'A year for a name of four characters.',
        five_plus_char_price: 'A year for a longer name.',
      },
    },
  },
};
