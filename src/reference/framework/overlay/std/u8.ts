import type {ModuleOverlay} from '../../../move/overlay-types';
import {integerMacros} from '../std-macros';
import {integer, integerDeprecations, integerFunctions} from './integers';

/** Our texts about `std::u8`. */
export const u8Module: ModuleOverlay = {
  summary: integer('u8', 8),
  functions: integerFunctions('u8', 8),
  deprecatedFunctions: integerDeprecations('u8'),
  macros: integerMacros('u8'),
};
