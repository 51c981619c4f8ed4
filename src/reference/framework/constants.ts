import bridge from './constants/bridge.json';
import std from './constants/std.json';
import sui from './constants/sui.json';
import suiSystem from './constants/sui_system.json';
import type {ConstantsByPackage} from '../move/constants';
import type {PackageName} from './places';

/**
 * The abort constants as the public sources have them at release 1.81 (`framework/README.md` says
 * where).
 */
export const sourceConstants: Readonly<Record<PackageName, ConstantsByPackage[string]>> = {
  std,
  sui,
  sui_system: suiSystem,
  bridge,
  // Its functions are closed, so that no transaction meets its constants any more.
  deepbook: {},
};
