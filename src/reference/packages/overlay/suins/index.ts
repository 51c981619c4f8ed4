import type {PackageOverlay} from '../../../move/overlay-types';

/** Our texts about the modules of `suins`. */
export const suins: PackageOverlay = {};
