import {AbiError} from '../abi/parse';
import {ReferenceSourceError} from '../page';
import {annotate} from './annotate';
import {checkAbis} from './check-abi';
import {checkOverlays} from './check-overlay';
import {sourceConstants} from './constants';
import type {PackageAbi, PackageEntry} from './model';
import {sourceNames} from './names';
import {overlays} from './overlay';
import {packages, type PackageInfo} from './packages';

function loadAbi(info: PackageInfo): PackageAbi {
  try {
    return {info, modules: info.load()};
  } catch (error) {
    throw error instanceof AbiError ? new ReferenceSourceError(error.message, {cause: error}) : error;
  }
}

/** The ABIs of the packages, checked against each other. */
export function loadAbis(infos: readonly PackageInfo[] = packages): PackageAbi[] {
  const abis = infos.map(loadAbi);
  checkAbis(abis);
  return abis;
}

/**
 * The framework: every package with its modules, our texts and the sources' names in place.
 *
 * @throws {ReferenceSourceError} naming file and place where something does not fit
 */
export function loadFramework(): PackageEntry[] {
  const abis = loadAbis();
  const texts = overlays();
  checkOverlays(texts, abis, sourceConstants);
  return annotate(abis, texts, sourceNames, sourceConstants);
}
