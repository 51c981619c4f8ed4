import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `deepbook::math`. */
export const mathModule: ModuleOverlay = {
  summary: 'Multiplication and division of prices and quantities, which are integers scaled by one billion.',
};
