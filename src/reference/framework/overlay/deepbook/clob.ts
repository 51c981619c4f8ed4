import type {ModuleOverlay} from '../../../move/overlay-types';
import {allClosed} from './closed';

/** Our texts about `deepbook::clob`. */
export const clobModule: ModuleOverlay = {
  summary:
    'The first order book module of DeepBook, in which orders can only be canceled and funds withdrawn. It was replaced by `clob_v2` before version 2 as a whole was closed.',
  deprecatedFunctions: allClosed([
    'create_account',
    'create_pool',
    'deposit_base',
    'deposit_quote',
    'place_limit_order',
    'place_market_order',
    'swap_exact_base_for_quote',
    'swap_exact_quote_for_base',
  ]),
};
