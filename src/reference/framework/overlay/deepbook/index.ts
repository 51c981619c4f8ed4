import type {PackageOverlay} from '../../../move/overlay-types';
import {clobModule} from './clob';
import {clobV2Module} from './clob-v2';
import {critbitModule} from './critbit';
import {custodianModule} from './custodian';
import {custodianV2Module} from './custodian-v2';
import {mathModule} from './math';
import {orderQueryModule} from './order-query';

/** Our texts about the modules of `deepbook`. */
export const deepbook: PackageOverlay = {
  clob: clobModule,
  clob_v2: clobV2Module,
  critbit: critbitModule,
  custodian: custodianModule,
  custodian_v2: custodianV2Module,
  math: mathModule,
  order_query: orderQueryModule,
};
