import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui_system::storage_fund`. */
export const storageFundModule: ModuleOverlay = {
  summary: 'The fund that holds what users pay for storage, pays rebates when data is deleted, and keeps the part that is not refundable.',
  functions: {
    advance_epoch: {
      summary:
        "Books an epoch's storage charges, reinvested rewards and leftovers, moves the non-refundable part of the rebates aside, and returns the SUI that transactions have already credited to users as rebates.",
    },
    new: {summary: 'Creates the fund at genesis with an initial balance that is never refunded.'},
    total_balance: {summary: 'Returns all SUI in the fund, in MIST: deposits for stored objects plus what is not refundable.'},
    total_object_storage_rebates: {
      summary: 'Returns the part of the fund, in MIST, that backs the storage rebates of the objects that exist.',
    },
  },
  types: {
    StorageFund: {
      summary:
        'The two balances of the fund, stored in the system state. Transactions never touch them directly: fees and rebates are settled at the epoch change.',
      fields: {
        total_object_storage_rebates:
          'Deposits that belong to the objects currently stored; equals the sum of their storage rebates after each epoch change.',
        non_refundable_balance:
          'SUI that stays in the fund for good: the non-refundable share of rebates, reinvested rewards and remainders of divisions.',
      },
    },
  },
  errors: {},
};
