import type {ModuleOverlay} from '../../../move/overlay-types';
import {integerMacros} from '../std-macros';
import {integer, integerDeprecations, integerFunctions} from './integers';

/** Our texts about `std::u128`. */
export const u128Module: ModuleOverlay = {
  summary: integer('u128', 128),
  functions: integerFunctions('u128', 128),
  deprecatedFunctions: integerDeprecations('u128'),
  macros: integerMacros('u128'),
};
