import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `deepbook_margin::position_manager`. */
export const positionManagerModule: ModuleOverlay = {
  summary:
    'Keeps track of how many supply shares each `SupplierCap` has in one margin pool, and under which referral. Despite its name it holds no loans, and everything in it is internal: read a position with `margin_pool::user_supply_shares`.',
  types: {
    Position: {
      summary:
        'What one `SupplierCap` has supplied to one margin pool. The first supply creates it, and it stays in the table even when its shares are zero.',
      fields: {
        shares: 'The supply shares of the cap. Their worth in the asset grows with interest.',
        referral: 'The ID of the `SupplyReferral` named at the latest supply, or none.',
      },
    },
    PositionManager: {
      summary: 'The table of positions inside a `MarginPool`, one for each cap that ever supplied to it.',
      fields: {
        positions: 'The positions by the ID of their `SupplierCap`.',
        extra_fields: 'Spare named numbers for future versions, empty so far.',
      },
    },
  },
};
