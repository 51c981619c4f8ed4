import type {PackageOverlay} from '../../../move/overlay-types';

/** Our texts about the modules of `suins_token`. */
export const suinsToken: PackageOverlay = {};
