import {mainnetCoins, mainnetPackageIds, POOL_CREATION_FEE_DEEP, DEEP_SCALAR, testnetCoins, testnetPackageIds} from '@mysten/deepbook-v3';
import {deepbook, deepbookLimits} from '@site/src/facts/deepbook';

const sdk = {
  mainnet: {ids: mainnetPackageIds, coins: mainnetCoins},
  testnet: {ids: testnetPackageIds, coins: testnetCoins},
};

test.each(['mainnet', 'testnet'] as const)('the addresses of %s are those of the pinned SDK', (network) => {
  const {ids, coins} = sdk[network];
  const {original, ...called} = deepbook[network];
  expect(called).toEqual({
    package: ids.DEEPBOOK_PACKAGE_ID,
    registry: ids.REGISTRY_ID,
    treasury: ids.DEEP_TREASURY_ID,
    deep: coins.DEEP?.type,
    marginPackage: ids.MARGIN_PACKAGE_ID,
    marginRegistry: ids.MARGIN_REGISTRY_ID,
  });
  expect(original).toMatch(/^0x[0-9a-f]{64}$/);
});

test('a pool costs what the SDK pays for it', () => {
  expect(deepbookLimits.poolCreationDeep).toBe(POOL_CREATION_FEE_DEEP / DEEP_SCALAR);
});
