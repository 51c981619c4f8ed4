import type {ModuleUse} from './types';

/** A use from the package that has a module for each module of the framework. */
export const own = (module: string, sentence: string, ...learn: readonly string[]): ModuleUse => ({
  file: `framework_uses/sources/${module}.move`,
  region: 'use',
  sentence,
  learn,
});
