import type {PackageOverlay} from '../../../move/overlay-types';

/** Our texts about the modules of `payment_kit`. */
export const paymentKit: PackageOverlay = {};
