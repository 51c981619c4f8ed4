import type {PackageOverlay} from '../../../move/overlay-types';
import {deepModule} from './deep';

/** Our texts about the modules of `token`. */
export const token: PackageOverlay = {
  deep: deepModule,
};
