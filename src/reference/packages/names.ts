import type {NamesByPackage} from '../move/names';
import deepbook from './names/deepbook.json';
import deepbookMargin from './names/deepbook_margin.json';
import kiosk from './names/kiosk.json';
import marginLiquidation from './names/margin_liquidation.json';
import paymentKit from './names/payment_kit.json';
import suins from './names/suins.json';
import suinsPayments from './names/suins_payments.json';
import suinsSubdomains from './names/suins_subdomains.json';
import suinsProxy from './names/suins_temp_subdomain_proxy.json';
import suinsToken from './names/suins_token.json';
import token from './names/token.json';
import type {PackageName} from './places';

/** Names of parameters and type parameters at the commits that `packages.ts` names. */
export const sourceNames: Readonly<Record<PackageName, NamesByPackage[string]>> = {
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
