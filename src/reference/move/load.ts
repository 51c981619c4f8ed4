import {AbiError} from '../abi/parse';
import type {AbiModule} from '../abi/types';
import {ReferenceSourceError} from '../page';
import {annotate} from './annotate';
import {checkAbis} from './check-abi';
import {checkOverlays} from './check-overlay';
import type {ConstantsByPackage} from './constants';
import type {PackageAbi, PackageEntry} from './model';
import type {NamesByPackage} from './names';
import type {Overlays} from './overlays';
import type {PackageInfo} from './package-info';

function loadAbi(info: PackageInfo): PackageAbi {
  try {
    return {info, modules: info.load()};
  } catch (error) {
    throw error instanceof AbiError ? new ReferenceSourceError(error.message, {cause: error}) : error;
  }
}

/**
 * The ABIs of packages, checked against each other.
 *
 * @param known modules of other packages whose types these ones use
 */
export function loadAbis(infos: readonly PackageInfo[], known: readonly AbiModule[] = []): PackageAbi[] {
  const abis = infos.map(loadAbi);
  checkAbis(abis, known);
  return abis;
}

/** What the ABIs cannot hold. */
export interface PackageTexts {
  overlays: Overlays;
  names: NamesByPackage;
  constants: ConstantsByPackage;
}

/**
 * Packages with their modules, our texts and the sources' names in place.
 *
 * @throws {ReferenceSourceError} naming the place where something does not fit
 */
export function describePackages(abis: readonly PackageAbi[], {overlays, names, constants}: PackageTexts): PackageEntry[] {
  checkOverlays(overlays, abis, constants);
  return annotate(abis, overlays, names, constants);
}
