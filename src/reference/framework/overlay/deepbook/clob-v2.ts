import type {ModuleOverlay} from '../../../move/overlay-types';
import {allClosed} from './closed';

/** Our texts about `deepbook::clob_v2`. */
export const clobV2Module: ModuleOverlay = {
  summary:
    'The order book of DeepBook V2: pools with bids and asks, kept so that orders can be canceled, funds withdrawn and old state read. New pools, deposits, swaps and orders abort; DeepBookV3 takes them.',
  deprecatedFunctions: allClosed([
    'create_account',
    'create_customized_pool',
    'create_customized_pool_v2',
    'create_customized_pool_with_return',
    'create_pool',
    'create_pool_with_return',
    'deposit_base',
    'deposit_quote',
    'matched_order_metadata_info',
    'place_limit_order',
    'place_limit_order_with_metadata',
    'place_market_order',
    'place_market_order_with_metadata',
    'swap_exact_base_for_quote',
    'swap_exact_base_for_quote_with_metadata',
    'swap_exact_quote_for_base',
    'swap_exact_quote_for_base_with_metadata',
  ]),
};
