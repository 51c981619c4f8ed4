import type {PackageOverlay} from '../../../move/overlay-types';
import {adminModule} from './admin';
import {auctionModule} from './auction';
import {configModule} from './config';
import {constantsModule} from './constants';
import {controllerModule} from './controller';
import {coreConfigModule} from './core-config';
import {domainModule} from './domain';
import {nameRecordModule} from './name-record';
import {paymentModule} from './payment';
import {pricingConfigModule} from './pricing-config';
import {registryModule} from './registry';
import {subdomainRegistrationModule} from './subdomain-registration';
import {suinsModule} from './suins';
import {suinsRegistrationModule} from './suins-registration';
import {updateImageModule} from './update-image';

/** Our texts about the modules of `suins`. */
export const suins: PackageOverlay = {
  admin: adminModule,
  auction: auctionModule,
  config: configModule,
  constants: constantsModule,
  controller: controllerModule,
  core_config: coreConfigModule,
  domain: domainModule,
  name_record: nameRecordModule,
  payment: paymentModule,
  pricing_config: pricingConfigModule,
  registry: registryModule,
  subdomain_registration: subdomainRegistrationModule,
  suins: suinsModule,
  suins_registration: suinsRegistrationModule,
  update_image: updateImageModule,
};
