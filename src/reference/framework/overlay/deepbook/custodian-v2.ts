import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `deepbook::custodian_v2`. */
export const custodianV2Module: ModuleOverlay = {
  summary:
    'Balances of traders in the pools of `clob_v2`, and the account capabilities that give access to them. The owner of an account can create further capabilities that may trade and withdraw but not create others.',
};
