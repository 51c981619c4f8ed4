import type {ModuleOverlay} from '../../../move/overlay-types';
import {integerMacros} from '../std-macros';
import {integer, integerDeprecations, integerFunctions} from './integers';

/** Our texts about `std::u32`. */
export const u32Module: ModuleOverlay = {
  summary: integer('u32', 32),
  functions: integerFunctions('u32', 32),
  deprecatedFunctions: integerDeprecations('u32'),
  macros: integerMacros('u32'),
};
