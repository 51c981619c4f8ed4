import type {PackageOverlay} from '../../../move/overlay-types';
import {marginConstantsModule} from './margin-constants';
import {marginManagerModule} from './margin-manager';
import {marginPoolModule} from './margin-pool';
import {marginRegistryModule} from './margin-registry';
import {marginStateModule} from './margin-state';
import {oracleModule} from './oracle';
import {poolProxyModule} from './pool-proxy';
import {positionManagerModule} from './position-manager';
import {protocolConfigModule} from './protocol-config';
import {protocolFeesModule} from './protocol-fees';
import {rateLimiterModule} from './rate-limiter';
import {tpslModule} from './tpsl';

/** Our texts about the modules of `deepbook_margin`. */
export const deepbookMargin: PackageOverlay = {
  margin_constants: marginConstantsModule,
  margin_manager: marginManagerModule,
  margin_pool: marginPoolModule,
  margin_registry: marginRegistryModule,
  margin_state: marginStateModule,
  oracle: oracleModule,
  pool_proxy: poolProxyModule,
  position_manager: positionManagerModule,
  protocol_config: protocolConfigModule,
  protocol_fees: protocolFeesModule,
  rate_limiter: rateLimiterModule,
  tpsl: tpslModule,
};
