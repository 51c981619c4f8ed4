import {
  deepbook,
  mainnetCoins,
  mainnetPools,
  testnetCoins,
  testnetPackageIds,
  testnetPools,
} from '@mysten/deepbook-v3';
import {SuiGrpcClient} from '@mysten/sui/grpc';

// #region own-pool
const harborPackage =
  '0x3d7e19a4c05b82f6e1d94a07c8b35f260e9d71acb4826f5307ec19d84a6b5f02';

/** The built-in keys and two of our own: a coin, and the pool in which it trades. */
export const withHarbor = (address: string) =>
  deepbook({
    address,
    coins: {
      ...mainnetCoins,
      HARBOR: {
        address: harborPackage,
        type: `${harborPackage}::harbor::HARBOR`,
        scalar: 1_000_000,
      },
    },
    pools: {
      ...mainnetPools,
      HARBOR_USDC: {
        address: '0x90b6d1f7a24c83e50db9f1624ea87c3510df69b2c84e7a0395d6fb18ca42e703',
        baseCoin: 'HARBOR',
        quoteCoin: 'USDC',
      },
    },
  });
// #endregion own-pool

// #region newer-package
/**
 * A package newer than the SDK. With `packageIds` nothing is built in any more, so the
 * maps are passed as well.
 */
export const onTestnet = (address: string, newestPackage: string) =>
  new SuiGrpcClient({
    network: 'testnet',
    baseUrl: 'https://fullnode.testnet.sui.io:443',
  }).$extend(
    deepbook({
      address,
      coins: testnetCoins,
      pools: testnetPools,
      packageIds: {...testnetPackageIds, DEEPBOOK_PACKAGE_ID: newestPackage},
    }),
  );
// #endregion newer-package
