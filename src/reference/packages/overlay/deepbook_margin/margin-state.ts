import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `deepbook_margin::margin_state`. */
export const marginStateModule: ModuleOverlay = {
  summary:
    'The books of a margin pool: what suppliers own and borrowers owe, as amounts and as shares. Interest raises the amounts and leaves the shares alone, so each share gains value; all functions are internal, and `margin_pool` shows the figures.',
  types: {
    State: {
      summary:
        'The totals of one margin pool as of its last update. Every supply, withdrawal, loan and repayment first adds the interest since then, which is simple interest on the total debt.',
      fields: {
        total_supply: 'What all suppliers own together, including the part that is lent out, in the smallest units of the asset.',
        total_borrow: 'What all borrowers owe together, with the interest up to the last update.',
        supply_shares:
          'The number of supply shares. Each is worth `total_supply` divided by this number, and the first ones are worth one unit each.',
        borrow_shares: 'The number of borrow shares, each of which is a debt of `total_borrow` divided by this number.',
        last_update_timestamp: 'Up to when interest is included, in milliseconds since the Unix epoch.',
        extra_fields: 'Room for named numbers in later versions; nothing reads or writes it yet.',
      },
    },
  },
};
