import type {PackageOverlay} from '../../../move/overlay-types';
import {accountModule} from './account';
import {balanceManagerModule} from './balance-manager';
import {balancesModule} from './balances';
import {bigVectorModule} from './big-vector';
import {bookModule} from './book';
import {constantsModule} from './constants';
import {deepPriceModule} from './deep-price';
import {ewmaModule} from './ewma';
import {fillModule} from './fill';
import {governanceModule} from './governance';
import {historyModule} from './history';
import {mathModule} from './math';
import {orderModule} from './order';
import {orderInfoModule} from './order-info';
import {orderQueryModule} from './order-query';
import {poolModule} from './pool';
import {registryModule} from './registry';
import {stateModule} from './state';
import {tradeParamsModule} from './trade-params';
import {utilsModule} from './utils';
import {vaultModule} from './vault';

/** Our texts about the modules of `deepbook`. */
export const deepbook: PackageOverlay = {
  account: accountModule,
  balance_manager: balanceManagerModule,
  balances: balancesModule,
  big_vector: bigVectorModule,
  book: bookModule,
  constants: constantsModule,
  deep_price: deepPriceModule,
  ewma: ewmaModule,
  fill: fillModule,
  governance: governanceModule,
  history: historyModule,
  math: mathModule,
  order: orderModule,
  order_info: orderInfoModule,
  order_query: orderQueryModule,
  pool: poolModule,
  registry: registryModule,
  state: stateModule,
  trade_params: tradeParamsModule,
  utils: utilsModule,
  vault: vaultModule,
};
