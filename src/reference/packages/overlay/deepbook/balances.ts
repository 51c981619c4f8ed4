import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `deepbook::balances`. */
export const balancesModule: ModuleOverlay = {
  summary:
    'A triple of amounts in base, quote and DEEP, with which a pool keeps its accounts. It has no functions for other packages; `Balances` turns up in accounts and in the rebate event.',
  types: {
    Balances: {
      summary: 'Three amounts, without the funds themselves: those are in the vault of the pool and in balance managers.',
      fields: {
        base: 'The amount in the smallest unit of the base asset.',
        quote: 'The amount in the smallest unit of the quote asset.',
        deep: 'The amount of DEEP, with 6 decimals.',
      },
    },
  },
};
