import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `deepbook::critbit`. */
export const critbitModule: ModuleOverlay = {
  summary: 'The search tree that holds the price levels of one side of an order book in ascending order of price.',
};
