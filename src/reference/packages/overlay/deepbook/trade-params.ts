import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `deepbook::trade_params`. */
export const tradeParamsModule: ModuleOverlay = {
  summary:
    'The fees of a pool and the stake that earns the lower taker fee. A taker pays half if active stake and volume of the epoch, valued in DEEP, both reach the required stake. `pool::pool_trade_params` returns the numbers.',
  types: {
    TradeParams: {
      summary:
        'Two fee rates and a threshold. Governance picks them for each epoch, and the history of the pool keeps them for old orders.',
      fields: {
        taker_fee: 'The share taken from takers, scaled by 10^9: 1,000,000 is 0.1%.',
        maker_fee: 'The share taken from makers, on the same scale of 10^9.',
        stake_required:
          'The active stake for discount and rebates, in DEEP with 6 decimals. The volume for the discount has the same threshold.',
      },
    },
  },
};
