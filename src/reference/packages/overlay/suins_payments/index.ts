import type {PackageOverlay} from '../../../move/overlay-types';
import {paymentsModule} from './payments';

/** Our texts about the modules of `suins_payments`. */
export const suinsPayments: PackageOverlay = {
  payments: paymentsModule,
};
