import {mainnetPackageIds, testnetPackageIds} from '@mysten/deepbook-v3';
import {mainPackage} from '@mysten/suins';
import {deepbook} from '@site/src/facts/deepbook';
import {kioskRules} from '@site/src/facts/kiosk';
import {publishedPackages, sdkPackages, type PublishedPackage} from '@site/src/facts/packages';
import {paymentKit} from '@site/src/facts/payment-kit';

const networks = ['mainnet', 'testnet'] as const;
const deepbookIds = {mainnet: mainnetPackageIds, testnet: testnetPackageIds};

test.each(networks)('the packages that the SDKs call on %s are those of the pinned SDKs', (network) => {
  const [ids, suins] = [deepbookIds[network], mainPackage[network]];
  expect(Object.fromEntries(Object.entries(sdkPackages).map(([name, called]) => [name, called[network]]))).toEqual({
    deepbook: ids.DEEPBOOK_PACKAGE_ID,
    deepbook_margin: ids.MARGIN_PACKAGE_ID,
    margin_liquidation: ids.LIQUIDATION_PACKAGE_ID,
    suins: suins.packageId,
    suins_payments: suins.payments.packageId,
    suins_subdomains: suins.subNamesPackageId,
    suins_temp_subdomain_proxy: suins.tempSubdomainsProxyPackageId,
  });
});

test('facts that stand in two files agree', () => {
  for (const network of networks) {
    expect(publishedPackages.deepbook[network].original).toBe(deepbook[network].original);
    expect(sdkPackages.deepbook[network]).toBe(deepbook[network].package);
    expect(sdkPackages.deepbook_margin[network]).toBe(deepbook[network].marginPackage);
    expect(deepbook[network].deep).toBe(`${publishedPackages.token[network].original}::deep::DEEP`);
    expect(publishedPackages.payment_kit[network].original).toBe(paymentKit[network].packageId);
  }
  expect(publishedPackages.kiosk.mainnet.original).toBe(kioskRules.mainnet.royaltyAndLock);
});

test('the first version of a package is its original, and no later one is', () => {
  const all = Object.values(publishedPackages).flatMap((networksOf) => Object.values<PublishedPackage>(networksOf));
  expect(all.length).toBeGreaterThan(20);
  for (const {original, newest, version} of all) {
    expect([original, newest].every((id) => /^0x[0-9a-f]{64}$/.test(id))).toBe(true);
    expect(original === newest).toBe(version === 1);
  }
});
