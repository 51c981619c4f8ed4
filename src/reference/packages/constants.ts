import {deepbookErrorCodes} from '../../facts/deepbook-errors';
import type {AbortConstant, ConstantsByPackage} from '../move/constants';
import deepbook from './constants/deepbook.json';
import deepbookMargin from './constants/deepbook_margin.json';
import kiosk from './constants/kiosk.json';
import marginLiquidation from './constants/margin_liquidation.json';
import paymentKit from './constants/payment_kit.json';
import suins from './constants/suins.json';
import suinsPayments from './constants/suins_payments.json';
import suinsSubdomains from './constants/suins_subdomains.json';
import type {PackageName} from './places';

type ModuleConstants = ConstantsByPackage[string];

const onMainnet: Readonly<Record<string, number>> = deepbookErrorCodes;

/** DeepBookV3 renumbered some constants after the version that Mainnet has. */
const withCodesOnMainnet = (modules: ModuleConstants): ModuleConstants =>
  Object.fromEntries(
    Object.entries(modules).map(([module, constants]) => [
      module,
      Object.fromEntries(
        Object.entries(constants).map(([name, constant]): [string, AbortConstant] => {
          const published = onMainnet[`${module}::${name}`];
          return [name, published === undefined || published === constant.code ? constant : {...constant, codeOnMainnet: published}];
        }),
      ),
    ]),
  );

/**
 * The abort constants of the packages at the commits that `packages.ts` names. A package without
 * any is not in it.
 */
export const sourceConstants: Readonly<Partial<Record<PackageName, ModuleConstants>>> = {
  deepbook: withCodesOnMainnet(deepbook),
  deepbook_margin: deepbookMargin,
  margin_liquidation: marginLiquidation,
  payment_kit: paymentKit,
  kiosk,
  suins,
  suins_payments: suinsPayments,
  suins_subdomains: suinsSubdomains,
};
