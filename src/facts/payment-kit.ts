/** One deployment of the Payment Kit. */
export interface PaymentKitDeployment {
  /** The package, in its first and only version. */
  packageId: string;
  /** The shared `Namespace`, from which the IDs of registries derive. */
  namespaceId: string;
}

/**
 * The Payment Kit on the networks. Package IDs: `Move.lock` of MystenLabs/sui-payment-kit, 3446497
 * (2025-09-25). The same IDs and those of the namespaces: `packages/payment-kit/src/constants.ts`
 * of MystenLabs/ts-sdks, 03fe26bf (2026-08-20).
 */
export const paymentKit = {
  mainnet: {
    packageId: '0xbc126f1535fba7d641cb9150ad9eae93b104972586ba20f3c60bfe0e53b69bc6',
    namespaceId: '0xccd3e4c7802921991cd9ce488c4ca0b51334ba75483702744242284ccf3ae7c2',
  },
  testnet: {
    packageId: '0x7e069abe383e80d32f2aec17b3793da82aabc8c2edf84abbf68dd7b719e71497',
    namespaceId: '0xa5016862fdccba7cc576b56cc5a391eda6775200aaa03a6b3c97d512312878db',
  },
} as const satisfies Record<string, PaymentKitDeployment>;

/**
 * Figures of the Payment Kit. Source: `sources/payment_kit.move` of MystenLabs/sui-payment-kit,
 * 3446497.
 */
export const paymentKitLimits = {
  /** Longest nonce, in characters. */
  nonce: 36,
  /** Shortest and longest name of a registry, in characters. */
  registryName: {least: 3, most: 63},
  /** Epochs after which a record may be deleted, if the registry does not say. */
  epochs: 30,
  /** Name of the registry that exists from the start. */
  defaultRegistry: 'default-payment-registry',
} as const;

/**
 * Version of `@mysten/payment-kit` for `@mysten/sui` 2.x. Source: its `package.json` in
 * MystenLabs/ts-sdks, 03fe26bf.
 */
export const paymentKitSdk = '0.2.18';
