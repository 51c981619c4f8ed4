import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `deepbook::utils`. */
export const utilsModule: ModuleOverlay = {
  summary:
    'Helpers for the rest of the package, among them the code that packs side, price and sequence number into an order ID. The top bit of the ID is 0 for a bid and 1 for an ask, the next 63 bits are the price, and the low 64 bits the sequence number.',
};
