import type {ModuleNames} from '../move/names';
import bridge from './names/bridge.json';
import deepbook from './names/deepbook.json';
import std from './names/std.json';
import sui from './names/sui.json';
import suiSystem from './names/sui_system.json';
import type {PackageName} from './places';

/**
 * The names as the public sources have them, by package and module, for functions whose parameters
 * no overlay names. What is in neither gets a name from its type.
 */
export const sourceNames: Readonly<Record<PackageName, Readonly<Record<string, ModuleNames>>>> = {
  std,
  sui,
  sui_system: suiSystem,
  bridge,
  deepbook,
};
