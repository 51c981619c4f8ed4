import type {PackageOverlay} from '../../../move/overlay-types';

/** Our texts about the modules of `suins_temp_subdomain_proxy`. */
export const suinsProxy: PackageOverlay = {};
