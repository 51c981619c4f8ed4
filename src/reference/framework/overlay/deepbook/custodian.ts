import type {ModuleOverlay} from '../../../move/overlay-types';
import {allClosed} from './closed';

/** Our texts about `deepbook::custodian`. */
export const custodianModule: ModuleOverlay = {
  summary: 'Balances of traders in the pools of the first module, `clob`, split into what is free and what open orders lock up.',
  deprecatedFunctions: allClosed(['mint_account_cap']),
};
