import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `token::deep`. */
export const deepModule: ModuleOverlay = {
  summary:
    'DEEP, the token with which DeepBook fees, stakes and votes are paid and counted. It has 6 decimals, and all 10,000,000,000 DEEP were minted when the package was published. Since the module has no function that mints, the supply can only fall.',
  functions: {
    burn: {
      summary:
        'Destroys a coin of DEEP and lowers the total supply by its value. Anyone can burn their own coins; `deepbook::pool::burn_deep` burns what a pool has set aside.',
      params: ['treasury', 'coin'],
    },
    total_supply: {summary: 'Returns how much DEEP exists, in units of 6 decimals.', params: ['treasury']},
  },
  types: {
    DEEP: {summary: 'The type of the token, as in `Coin<DEEP>`, and the one-time witness with which it was made.'},
    ProtectedTreasury: {
      summary: 'A shared object that locks away the `TreasuryCap` of DEEP. It lends it only to the functions of this module.',
      fields: {id: 'The ID that carries the cap as a dynamic object field.'},
    },
    TreasuryCapKey: {summary: 'The name of the dynamic object field with the `TreasuryCap`.'},
  },
};
