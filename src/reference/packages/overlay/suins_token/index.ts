import type {PackageOverlay} from '../../../move/overlay-types';
import {nsModule} from './ns';

/** Our texts about the modules of `suins_token`. */
export const suinsToken: PackageOverlay = {
  ns: nsModule,
};
