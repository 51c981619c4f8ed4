import type {PackageOverlay} from '../../../move/overlay-types';
import {configModule} from './config';
import {paymentKitModule} from './payment-kit';

/** Our texts about the modules of `payment_kit`. */
export const paymentKit: PackageOverlay = {
  config: configModule,
  payment_kit: paymentKitModule,
};
