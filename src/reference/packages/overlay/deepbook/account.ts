import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `deepbook::account`. */
export const accountModule: ModuleOverlay = {
  summary:
    'What a pool keeps about one balance manager: open orders, volumes, stake, vote, rebates and settled funds. `pool::account` returns a copy, which these functions read. The record moves to a new epoch only when the manager next acts in the pool or one of its orders is filled, so a copy can be an epoch or more behind.',
  functions: {
    active_stake: {
      summary:
        'Returns the stake that counts in the epoch of the record, in the smallest unit of DEEP (6 decimals). It decides on the taker discount, on rebates and on voting power.',
    },
    created_proposal: {summary: 'Returns whether the balance manager has already submitted its one proposal of the epoch.'},
    inactive_stake: {
      summary: 'Returns the DEEP staked during the epoch of the record, in units of 6 decimals. It turns active in the next epoch.',
    },
    maker_volume: {
      summary: "Returns how much of the manager's resting orders was filled in the epoch, in the smallest unit of the base asset.",
    },
    open_orders: {
      summary: 'Returns the IDs of the orders that rest in the book, at most 100. Expired orders stay in the set until they are removed.',
    },
    settled_balances: {
      summary:
        'Returns the funds that fills and expirations have credited to the balance manager and that are still in the vault. `Balances` has no public readers, so Move code uses `pool::locked_balance`, which adds what open orders lock.',
    },
    taker_volume: {summary: 'Returns how much the manager traded as a taker in the epoch, in base units.'},
    total_volume: {summary: 'Returns taker and maker volume of the epoch together, both in base units.'},
    voted_proposal: {
      summary:
        'Returns the proposal the manager votes for in this epoch, if any. A proposal is named by the ID of the balance manager that submitted it.',
    },
  },
  types: {
    Account: {
      summary:
        "One balance manager's standing in one pool. The pool creates it at the first order, stake, vote or claim and never deletes it.",
      fields: {
        epoch: 'The epoch that the volumes and the stake refer to.',
        open_orders: 'IDs of the orders of this manager that rest in the book.',
        taker_volume: 'Base units traded against resting orders of others; starts at zero each epoch.',
        maker_volume: 'Base units by which own resting orders were filled; also starts over each epoch.',
        active_stake: 'Staked DEEP that has effect now, with 6 decimals.',
        inactive_stake: 'Staked DEEP, again with 6 decimals, that takes effect when the epoch changes.',
        created_proposal: 'Whether the manager has used its right to one proposal in the epoch.',
        voted_proposal: 'The proposal that has the vote of the manager, or none.',
        unclaimed_rebates: 'Maker rebates of past epochs that wait for `pool::claim_rebates`.',
        settled_balances: 'Amounts that the pool owes to the manager and pays out at its next action.',
        owed_balances: 'Amounts that the manager owes to the pool. Every call settles them at once, so they are zero between transactions.',
      },
    },
  },
};
