import type {PackageOverlay} from '../../../move/overlay-types';

/** Our texts about the modules of `kiosk`. */
export const kiosk: PackageOverlay = {};
