import bridge from './constants/bridge.json';
import std from './constants/std.json';
import sui from './constants/sui.json';
import suiSystem from './constants/sui_system.json';
import type {PackageName} from './packages';

/** What the source says about a constant that a module aborts with. */
export interface AbortConstant {
  /** The number that a failed transaction reports; a constant with a message and no fixed number has none. */
  code?: number;
  /** The text of a constant marked `#[error]`. */
  message?: string;
}

/** Abort constants by package, module and name, in the order of the source. */
export type ConstantsByPackage = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, AbortConstant>>>>>>;

/** The abort constants as the public sources have them at release 1.81 (`framework/README.md` says where). */
export const sourceConstants: Readonly<Record<PackageName, ConstantsByPackage[string]>> = {
  std,
  sui,
  sui_system: suiSystem,
  bridge,
  // Its functions are closed, so that no transaction meets its constants any more.
  deepbook: {},
};
