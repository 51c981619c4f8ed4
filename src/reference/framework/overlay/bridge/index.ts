import type {PackageOverlay} from '../../../move/overlay-types';
import {bridgeModule} from './bridge';
import {chainIdsModule} from './chain-ids';
import {committeeModule} from './committee';
import {cryptoModule} from './crypto';
import {limiterModule} from './limiter';
import {messageModule} from './message';
import {messageTypesModule} from './message-types';
import {treasuryModule} from './treasury';

/** Our texts about the modules of `bridge`. */
export const bridge: PackageOverlay = {
  bridge: bridgeModule,
  chain_ids: chainIdsModule,
  committee: committeeModule,
  crypto: cryptoModule,
  limiter: limiterModule,
  message: messageModule,
  message_types: messageTypesModule,
  treasury: treasuryModule,
};
