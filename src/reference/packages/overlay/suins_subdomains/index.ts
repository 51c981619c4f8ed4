import type {PackageOverlay} from '../../../move/overlay-types';

/** Our texts about the modules of `suins_subdomains`. */
export const suinsSubdomains: PackageOverlay = {};
