import type {ModuleOverlay} from '../../../move/overlay-types';
import {integerMacros} from '../std-macros';
import {integer, integerDeprecations, integerFunctions} from './integers';

/** Our texts about `std::u64`. */
export const u64Module: ModuleOverlay = {
  summary: integer('u64', 64, ', the type of amounts and timestamps'),
  functions: integerFunctions('u64', 64),
  deprecatedFunctions: integerDeprecations('u64'),
  macros: integerMacros('u64'),
};
