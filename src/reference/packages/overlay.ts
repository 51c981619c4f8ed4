import type {PackageOverlay} from '../move/overlay-types';
import {joinOverlays, type Overlays} from '../move/overlays';
import {deepbook} from './overlay/deepbook';
import {deepbookMargin} from './overlay/deepbook_margin';
import {kiosk} from './overlay/kiosk';
import {marginLiquidation} from './overlay/margin_liquidation';
import {paymentKit} from './overlay/payment_kit';
import {suins} from './overlay/suins';
import {suinsPayments} from './overlay/suins_payments';
import {suinsSubdomains} from './overlay/suins_subdomains';
import {suinsProxy} from './overlay/suins_temp_subdomain_proxy';
import {suinsToken} from './overlay/suins_token';
import {token} from './overlay/token';
import type {PackageName} from './places';

const packageOverlays: Readonly<Record<PackageName, PackageOverlay>> = {
  deepbook,
  token,
  deepbook_margin: deepbookMargin,
  margin_liquidation: marginLiquidation,
  payment_kit: paymentKit,
  kiosk,
  suins,
  suins_token: suinsToken,
  suins_payments: suinsPayments,
  suins_subdomains: suinsSubdomains,
  suins_temp_subdomain_proxy: suinsProxy,
};

/** Every text of ours. */
export const overlays = (): Overlays => joinOverlays(packageOverlays, 'src/reference/packages/overlay');
