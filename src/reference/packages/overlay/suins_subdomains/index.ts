import type {PackageOverlay} from '../../../move/overlay-types';
import {configModule} from './config';
import {subdomainsModule} from './subdomains';

/** Our texts about the modules of `suins_subdomains`. */
export const suinsSubdomains: PackageOverlay = {
  config: configModule,
  subdomains: subdomainsModule,
};
