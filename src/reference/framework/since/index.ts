import type {PackageName} from '../places';
import bridge from './bridge.json';
import std from './std.json';
import suiSystem from './sui-system.json';
import sui from './sui.json';
import type {PackageArrivals} from './types';

/**
 * The last protocol version whose snapshot was read. Source of the files here: the compiled
 * packages below `crates/sui-framework-snapshot/bytecode_snapshot` of MystenLabs/sui at 588e9377ce
 * (December 5, 2025), one folder for each of 86 protocol versions from 3 on. They are the framework
 * that networks run at that version, the same on all of them. A function arrived in the first
 * version from which on every snapshot has it with its present visibility. Marks of deprecation are
 * no part of bytecode: they were read in the sources at the revisions that the snapshots'
 * `manifest.json` names, from version 45 on.
 */
export const lastSnapshot = 104;

/** When modules, functions and types arrived, by package. */
export const arrivals: Readonly<Record<PackageName, PackageArrivals>> = {
  std,
  sui,
  sui_system: suiSystem,
  bridge,
  // Its functions are closed, and its page says since when.
  deepbook: {},
};
