import type {ModuleOverlay} from '../../../move/overlay-types';
import {helperMacros} from '../std-macros';

/** Our texts about `std::macros`. */
export const macrosModule: ModuleOverlay = {
  summary:
    'The bodies behind the macros and functions of the integer modules, which all six of them share. Call those modules instead, as in `x.div_ceil(y)` or `n.do!(…)`. Most of the macros here are visible to `std` alone; the ones below are public.',
  macros: helperMacros,
};
