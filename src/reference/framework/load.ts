import {describePackages, loadAbis} from '../move/load';
import type {PackageAbi, PackageEntry} from '../move/model';
import {sourceConstants} from './constants';
import {sourceNames} from './names';
import {overlays} from './overlay';
import {packages} from './packages';

/** The ABIs of the framework's packages, checked against each other. */
export const frameworkAbis = (): PackageAbi[] => loadAbis(packages);

/**
 * The framework: every package with its modules, our texts and the sources' names in place.
 *
 * @throws {ReferenceSourceError} naming file and place where something does not fit
 */
export const loadFramework = (): PackageEntry[] =>
  describePackages(frameworkAbis(), {overlays: overlays(), names: sourceNames, constants: sourceConstants});
