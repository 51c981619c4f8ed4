import type {ModuleOverlay} from '../../../move/overlay-types';
import {refreshing} from './callers';

/** Our texts about `deepbook::history`. */
export const historyModule: ModuleOverlay = {
  summary:
    "A pool's volumes, collected fees and fee rates by epoch, from which it works out maker rebates and the DEEP to burn. Old fee rates stay on record, so that a canceled order gets back the maker fee of the epoch it was placed in.",
  types: {
    EpochData: {
      summary: 'Reports the totals of an epoch that ended, when somebody first acts on the pool in a later one.',
      fields: {
        epoch: 'The epoch that the totals are about.',
        pool_id: 'The pool that the totals belong to.',
        total_volume: 'Base units filled in the epoch, each trade counted once.',
        total_staked_volume: 'The part of it whose makers had the required active stake.',
        base_fees_collected: 'Fees taken in the base asset, in its smallest unit.',
        quote_fees_collected: 'Fees taken in the quote asset, in its smallest unit.',
        deep_fees_collected: 'Fees taken in DEEP, with 6 decimals.',
        historic_median:
          'The median volume of the 28 epochs before, in base units, or 2^128 - 1 if the pool is younger. Rebates shrink as the volume of other makers approaches it.',
        taker_fee: 'The taker fee of the new epoch, not of the one reported, scaled by 10^9.',
        maker_fee: 'The maker fee that applies after the change of epoch, as a share times 10^9.',
        stake_required: 'The required stake as of the new epoch, in DEEP with 6 decimals.',
      },
      emittedBy: refreshing,
    },
    History: {
      summary: 'The running totals of the current epoch and the records of past ones. Each pool has one in its state.',
      fields: {
        epoch: 'The epoch that the running totals cover.',
        epoch_created: 'The epoch in which the pool was created.',
        volumes: 'The totals so far.',
        historic_volumes: 'The records by epoch. Epochs without any action on the pool have none.',
        balance_to_burn:
          'DEEP from fees that makers could have earned as rebates and did not; `pool::burn_deep` burns it. It has 6 decimals.',
      },
    },
    Volumes: {
      summary:
        "The totals of one pool and epoch. Besides being stored, each record is emitted as an event when its epoch has ended, without the pool's ID.",
      fields: {
        total_volume: 'The base units by which resting orders were filled.',
        total_staked_volume: 'The same, only for makers with enough active stake.',
        total_fees_collected: 'Taker and maker fees by asset.',
        historic_median: 'The median of earlier volumes, set when the epoch ends and zero until then.',
        trade_params: 'The fees that held in the epoch.',
      },
      emittedBy: refreshing,
    },
  },
  errors: {
    EHistoricVolumesNotFound: {
      when: 'The pool has no record of the epoch in which an order was placed or an account last acted. Each such action leaves a record, so this should not happen.',
      raisedBy: [...refreshing, 'pool::locked_balance'],
      cure: 'Report the pool and the order to the maintainers.',
    },
  },
};
