import type {laterPackages, publishedPackages, sdkPackages} from '../packages';
import type {Origin, Provenance, ProvenanceOf} from './types';

const read = '2026-11-23';
const units = {
  unit: {
    mainnet: {original: 'package ID', newest: 'package ID', version: 'version'},
    testnet: {original: 'package ID', newest: 'package ID', version: 'version'},
  },
} as const;
const onMainnet = {unit: {mainnet: {original: 'package ID', newest: 'package ID', version: 'version'}}} as const;

const origin = (repository: string, commit: string, day: string, path: string): Origin => ({
  source: {repository, commit, paths: [path]},
  holds: `commit ${commit}, ${day}`,
  read,
  checkedBy: 'person',
});

const inDeepbook = (name: string) => ({
  ...origin('MystenLabs/deepbookv3', '4ac0066', '2026-08-07', `packages/${name}/Published.toml`),
  ...units,
});
const inSuins = (name: string): Origin => origin('MystenLabs/suins-contracts', '066bf00', '2026-06-24', `packages/${name}/Move.lock`);

const inSdk = (name: string, version: string, file: string): Provenance => ({
  source: {package: name, version, file},
  holds: `${name} ${version}`,
  read,
  checkedBy: 'package',
  unit: 'package ID',
});
const deepbookSdk = inSdk('@mysten/deepbook-v3', '1.4.1', 'dist/utils/constants.mjs');
const suinsSdk = inSdk('@mysten/suins', '1.2.3', 'dist/constants.mjs');

const inSdks = (name: string): Provenance => ({
  ...origin('MystenLabs/ts-sdks', '03fe26bf', '2026-08-20', `packages/${name}/constants.ts`),
  unit: 'package ID',
});

export const packagesProvenance: ProvenanceOf<{
  publishedPackages: typeof publishedPackages;
  sdkPackages: typeof sdkPackages;
  laterPackages: typeof laterPackages;
}> = {
  laterPackages: {
    deepbook_margin: inSdks('deepbook-v3/src/utils'),
    margin_liquidation: inSdks('deepbook-v3/src/utils'),
    suins_payments: inSdks('suins/src'),
  },
  publishedPackages: {
    deepbook: inDeepbook('deepbook'),
    token: inDeepbook('token'),
    deepbook_margin: inDeepbook('deepbook_margin'),
    margin_liquidation: inDeepbook('margin_liquidation'),
    payment_kit: {...origin('MystenLabs/sui-payment-kit', '3446497', '2025-09-25', 'Move.lock'), ...units},
    kiosk: {...origin('MystenLabs/apps', '7a07937', '2025-12-03', 'kiosk/Move.lock'), ...units},
    suins: {...inSuins('suins'), ...units},
    suins_token: {...inSuins('token'), ...units},
    suins_payments: {...inSuins('payments'), ...onMainnet},
    suins_subdomains: {...inSuins('subdomains'), ...units},
    suins_temp_subdomain_proxy: {...inSuins('temp_subdomain_proxy'), ...units},
  },
  sdkPackages: {
    deepbook: deepbookSdk,
    deepbook_margin: deepbookSdk,
    margin_liquidation: deepbookSdk,
    suins: suinsSdk,
    suins_payments: suinsSdk,
    suins_subdomains: suinsSdk,
    suins_temp_subdomain_proxy: suinsSdk,
  },
};
