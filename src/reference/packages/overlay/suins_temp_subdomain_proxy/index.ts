import type {PackageOverlay} from '../../../move/overlay-types';
import {subdomainProxyModule} from './subdomain-proxy';

/** Our texts about the modules of `suins_temp_subdomain_proxy`. */
export const suinsProxy: PackageOverlay = {
  subdomain_proxy: subdomainProxyModule,
};
