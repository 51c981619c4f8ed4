import type {AbiModule} from '../abi/types';
import {loadSystemAbi} from '../abi/load';
import {describePackages, loadAbis} from '../move/load';
import type {PackageAbi, PackageEntry} from '../move/model';
import {sourceConstants} from './constants';
import {sourceNames} from './names';
import {outsideTypes} from './outside';
import {overlays} from './overlay';
import {packages} from './packages';

const outside = (): AbiModule[] => [...loadSystemAbi('0x1'), ...loadSystemAbi('0x2'), ...outsideTypes];

/** The ABIs of the packages, checked against each other and against the framework. */
export const packageAbis = (): PackageAbi[] => loadAbis(packages, outside());

/**
 * The packages with their modules, our texts and the sources' names in place.
 *
 * @throws {ReferenceSourceError} naming the place where something does not fit
 */
export const loadPackages = (): PackageEntry[] =>
  describePackages(packageAbis(), {overlays: overlays(), names: sourceNames, constants: sourceConstants});
