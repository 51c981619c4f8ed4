import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui_system::stake_subsidy`. */
export const stakeSubsidyModule: ModuleOverlay = {
  summary: 'The reserve of SUI from which stake rewards are topped up at the end of each epoch, by an amount that shrinks over time.',
  functions: {
    advance_epoch: {
      summary:
        'Takes the current subsidy out of the reserve, or what is left of it, and returns it. At the end of each period the amount for the next one is reduced by `stake_subsidy_decrease_rate`.',
    },
    create: {
      summary: 'Sets up the reserve at genesis. Aborts with `ESubsidyDecreaseRateTooLarge` if the rate is above 10,000 basis points.',
    },
    current_epoch_subsidy_amount: {
      summary:
        'Returns the subsidy, in MIST, that the next payment adds to the rewards: the scheduled amount, or the whole reserve if that is less. An epoch that ends early gets no payment.',
    },
    get_distribution_counter: {summary: 'Returns how many times a subsidy has been paid out.'},
  },
  types: {
    StakeSubsidy: {
      summary:
        'The reserve with its schedule, held by the system state. Genesis fills it and each regular epoch change takes one subsidy out.',
      fields: {
        balance: 'The SUI that is still in reserve.',
        distribution_counter: 'Number of subsidies paid so far.',
        current_distribution_amount: 'The subsidy per epoch in the running period, in MIST.',
        stake_subsidy_period_length: 'How many payments a period has before the amount goes down.',
        stake_subsidy_decrease_rate: 'By how much the amount shrinks from one period to the next, in basis points.',
        extra_fields: 'Empty room in which upgrades could add fields to the schedule.',
      },
    },
  },
  errors: {
    ESubsidyDecreaseRateTooLarge: {
      when: 'The genesis parameters ask for a decrease of more than 100% per period. Only the creation of a network can run into this.',
      raisedBy: [],
      cure: 'Set `stake_subsidy_decrease_rate` to 10,000 or less in the genesis configuration.',
    },
  },
};
