import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `deepbook::order_query`. */
export const orderQueryModule: ModuleOverlay = {
  summary: 'Reads the open orders of a `clob_v2` pool page by page, with up to 100 orders on a page.',
};
