import type {ModuleOverlay} from '../../../move/overlay-types';
import {integerMacros} from '../std-macros';
import {integer, integerDeprecations, integerFunctions} from './integers';

/** Our texts about `std::u16`. */
export const u16Module: ModuleOverlay = {
  summary: integer('u16', 16),
  functions: integerFunctions('u16', 16),
  deprecatedFunctions: integerDeprecations('u16'),
  macros: integerMacros('u16'),
};
