import type {ModuleOverlay} from '../../../move/overlay-types';
import {integerMacros} from '../std-macros';
import {integer, integerDeprecations, integerFunctions} from './integers';

/** Our texts about `std::u256`. */
export const u256Module: ModuleOverlay = {
  summary: integer('u256', 256),
  functions: integerFunctions('u256', 256),
  deprecatedFunctions: integerDeprecations('u256'),
  macros: integerMacros('u256'),
};
