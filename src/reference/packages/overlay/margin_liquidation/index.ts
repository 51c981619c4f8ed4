import type {PackageOverlay} from '../../../move/overlay-types';
import {liquidationVaultModule} from './liquidation-vault';

/** Our texts about the modules of `margin_liquidation`. */
export const marginLiquidation: PackageOverlay = {
  liquidation_vault: liquidationVaultModule,
};
