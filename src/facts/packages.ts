/** A Move package on one network. */
export interface PublishedPackage {
  /** The first version: what types, events and abort messages name, whatever version is called. */
  original: string;
  /** The newest version that the source names: what a transaction calls. */
  newest: string;
  /** Number of that version. */
  version: number;
}

/**
 * Packages that people call, by the name in Move code, as their own repositories record the
 * publications: `Published.toml` of MystenLabs/deepbookv3 (4ac0066, 2026-08-07), and `Move.lock` of
 * MystenLabs/sui-payment-kit (3446497, 2025-09-25), of `kiosk` in MystenLabs/apps (7a07937,
 * 2025-12-03), and of MystenLabs/suins-contracts (066bf00, 2026-06-24).
 */
export const publishedPackages = {
  deepbook: {
    mainnet: {
      original: '0x2c8d603bc51326b8c13cef9dd07031a408a48dddb541963357661df5d3204809',
      newest: '0x0e735f8c93a95722efd73521aca7a7652c0bb71ed1daf41b26dfd7d1ff71f748',
      version: 8,
    },
    testnet: {
      original: '0xfb28c4cbc6865bd1c897d26aecbe1f8792d1509a20ffec692c800660cbec6982',
      newest: '0xd874d2417a55bfa6479bffa06ad950fea144ef93a94cc6c49f32b03e386bbb24',
      version: 20,
    },
  },
  token: {
    mainnet: {
      original: '0xdeeb7a4662eec9f2f3def03fb937a663dddaa2e215b8078a284d026b7946c270',
      newest: '0xdeeb7a4662eec9f2f3def03fb937a663dddaa2e215b8078a284d026b7946c270',
      version: 1,
    },
    testnet: {
      original: '0x36dbef866a1d62bf7328989a10fb2f07d769f4ee587c0de4a0a256e57e0a58a8',
      newest: '0x36dbef866a1d62bf7328989a10fb2f07d769f4ee587c0de4a0a256e57e0a58a8',
      version: 1,
    },
  },
  deepbook_margin: {
    mainnet: {
      original: '0x97d9473771b01f77b0940c589484184b49f6444627ec121314fae6a6d36fb86b',
      newest: '0x8af25e44bcdfb8b19ceffef5a1bd457a89a4270b8237e1025f30cd26acb4edbe',
      version: 6,
    },
    testnet: {
      original: '0xb8620c24c9ea1a4a41e79613d2b3d1d93648d1bb6f6b789a7c8f261c94110e4b',
      newest: '0x3a636035f0bbcced1bbc9157654b75a402a09a91ccf0c7e9bd043feaf98b8608',
      version: 15,
    },
  },
  margin_liquidation: {
    mainnet: {
      original: '0x73c593882cdb557703e903603f20bd373261fe6ba6e1a40515f4b62f10553e6a',
      newest: '0xf17bff1bf21e9587acc5708714e520aa967f82f256f626938a33c4109b08adb9',
      version: 4,
    },
    testnet: {
      original: '0x829f19f7460c1f2a553724526dd3400acaff308a9e60ab47410b448f11eb252a',
      newest: '0x8d69c3ef3ef580e5bf87b933ce28de19a5d0323588d1a44b9c60b4001741aa24',
      version: 3,
    },
  },
  payment_kit: {
    mainnet: {
      original: '0xbc126f1535fba7d641cb9150ad9eae93b104972586ba20f3c60bfe0e53b69bc6',
      newest: '0xbc126f1535fba7d641cb9150ad9eae93b104972586ba20f3c60bfe0e53b69bc6',
      version: 1,
    },
    testnet: {
      original: '0x7e069abe383e80d32f2aec17b3793da82aabc8c2edf84abbf68dd7b719e71497',
      newest: '0x7e069abe383e80d32f2aec17b3793da82aabc8c2edf84abbf68dd7b719e71497',
      version: 1,
    },
  },
  kiosk: {
    mainnet: {
      original: '0x434b5bd8f6a7b05fede0ff46c6e511d71ea326ed38056e3bcd681d2d7c2a7879',
      newest: '0xdfb4f1d4e43e0c3ad834dcd369f0d39005c872e118c9dc1c5da9765bb93ee5f3',
      version: 4,
    },
    testnet: {
      original: '0xe308bb3ed5367cd11a9c7f7e7aa95b2f3c9a8f10fa1d2b3cff38240f7898555d',
      newest: '0xe308bb3ed5367cd11a9c7f7e7aa95b2f3c9a8f10fa1d2b3cff38240f7898555d',
      version: 1,
    },
  },
  suins: {
    mainnet: {
      original: '0xd22b24490e0bae52676651b4f56660a5ff8022a2576e0089f79b3c88d44e08f0',
      newest: '0x55800f20ca5ac11f2d8ef41e3900e8d4e338efd3cb263b62e73fd8be75be2003',
      version: 5,
    },
    testnet: {
      original: '0x22fa05f21b1ad71442491220bb9338f7b7095fe35000ef88d5400d28523bdd93',
      newest: '0x40eee27b014a872f5c3330dcd5329aa55c7fe0fcc6e70c6498852e2e3727172e',
      version: 5,
    },
  },
  suins_token: {
    mainnet: {
      original: '0x5145494a5f5100e645e4b0aa950fa6b68f614e8c59e17bc5ded3495123a79178',
      newest: '0x5145494a5f5100e645e4b0aa950fa6b68f614e8c59e17bc5ded3495123a79178',
      version: 1,
    },
    testnet: {
      original: '0x6ede641ff84612e771bdd17660e5c968203c6206c863541bea13ea02cc1316b9',
      newest: '0x6ede641ff84612e771bdd17660e5c968203c6206c863541bea13ea02cc1316b9',
      version: 1,
    },
  },
  suins_payments: {
    mainnet: {
      original: '0xdd0a4a34152a80d7841710e916a407b2a62961eee5b2188dcfdaa24194f66286',
      newest: '0xdd0a4a34152a80d7841710e916a407b2a62961eee5b2188dcfdaa24194f66286',
      version: 1,
    },
  },
  suins_subdomains: {
    mainnet: {
      original: '0xe177697e191327901637f8d2c5ffbbde8b1aaac27ec1024c4b62d1ebd1cd7430',
      newest: '0xe0108df96c8dfac6d285e5b8afbeafc9a205002a3ec7807329929c8b4d53a8a0',
      version: 2,
    },
    testnet: {
      original: '0x5afdc6b0c6c2821cd422f8985aea3c36acc6c76bf35520b3d7f47d1f5dc8bf54',
      newest: '0x5afdc6b0c6c2821cd422f8985aea3c36acc6c76bf35520b3d7f47d1f5dc8bf54',
      version: 1,
    },
  },
  suins_temp_subdomain_proxy: {
    mainnet: {
      original: '0xf335dfbcb2020fc996250c0d6fd4655c5e2036b0606cac7408aa163f51340886',
      newest: '0xf4d2e4ff2b8a4c23aad0414976f034c5ebb23eee5e0f66e7a322a63909fdf5d5',
      version: 2,
    },
    testnet: {
      original: '0x295a0749dae0e76126757c305f218f929df0656df66a6361f8b6c6480a943f12',
      newest: '0xf0c12144cb6e237a28b75368fd7a03fb2c484923a4b471da96e059f9e34edce7',
      version: 2,
    },
  },
} as const satisfies Record<string, Partial<Record<'mainnet' | 'testnet', PublishedPackage>>>;

/**
 * What the pinned SDKs call. Sources: `mainnetPackageIds` and `testnetPackageIds` of
 * `@mysten/deepbook-v3` 1.4.1 and `mainPackage` of `@mysten/suins` 1.2.3, to which a test holds
 * them.
 */
export const sdkPackages = {
  deepbook: {
    mainnet: '0x0e735f8c93a95722efd73521aca7a7652c0bb71ed1daf41b26dfd7d1ff71f748',
    testnet: '0x22be4cade64bf2d02412c7e8d0e8beea2f78828b948118d46735315409371a3c',
  },
  deepbook_margin: {
    mainnet: '0x124bb3d8105d6d301c0d40feaa54d65df6b301e4d8ddd5eb8475b0f8a18cff2e',
    testnet: '0xd6a42f4df4db73d68cbeb52be66698d2fe6a9464f45ad113ca52b0c6ebd918b6',
  },
  margin_liquidation: {
    mainnet: '0xf17bff1bf21e9587acc5708714e520aa967f82f256f626938a33c4109b08adb9',
    testnet: '0x8d69c3ef3ef580e5bf87b933ce28de19a5d0323588d1a44b9c60b4001741aa24',
  },
  suins: {
    mainnet: '0x71af035413ed499710980ed8adb010bbf2cc5cacf4ab37c7710a4bb87eb58ba5',
    testnet: '0x40eee27b014a872f5c3330dcd5329aa55c7fe0fcc6e70c6498852e2e3727172e',
  },
  suins_payments: {
    mainnet: '0xdd0a4a34152a80d7841710e916a407b2a62961eee5b2188dcfdaa24194f66286',
    testnet: '0xc391c200188dd1a363ff12dcffe07eaac5cf28ad1cd8dc0fcc18f2f8625f0da2',
  },
  suins_subdomains: {
    mainnet: '0xe177697e191327901637f8d2c5ffbbde8b1aaac27ec1024c4b62d1ebd1cd7430',
    testnet: '0x3c272bc45f9157b7818ece4f7411bdfa8af46303b071aca4e18c03119c9ff636',
  },
  suins_temp_subdomain_proxy: {
    mainnet: '0xf335dfbcb2020fc996250c0d6fd4655c5e2036b0606cac7408aa163f51340886',
    testnet: '0x295a0749dae0e76126757c305f218f929df0656df66a6361f8b6c6480a943f12',
  },
} as const satisfies Partial<Record<keyof typeof publishedPackages, Record<'mainnet' | 'testnet', string>>>;

/**
 * Later publications than `publishedPackages` has, as the source of the SDKs names them:
 * `packages/deepbook-v3/src/utils/constants.ts` and `packages/suins/src/constants.ts` of
 * MystenLabs/ts-sdks, 03fe26bf (2026-08-20).
 */
export const laterPackages = {
  deepbook_margin: {
    mainnet: '0x55ee8099674e46266df2bf0ffed9569e1511aa269f2a9b8c63a2c72f16404e72',
    testnet: '0xce6ab6290458f597fc078793335f4b1d98479f29ebc02198ae960e9401d0c72f',
  },
  margin_liquidation: {
    mainnet: '0xba2b39c026650fef52038c93c526fc5314a4286318a0d2a7054b65815178fb74',
    testnet: '0x29bccec5261b7d040555a13e98bbc6bef7bad007d62759aac8b71c19916f6476',
  },
  suins_payments: {
    mainnet: '0xdbbf23390d9fb0dc0cf05c701ee61b02ae648268bff8c7ed4fe3e3128ec90b99',
    testnet: '0x4f33a0e1e30530f2aa500a41b9e3d502f8af3ef2c20bd0a1e42374e329da7cb0',
  },
} as const satisfies Partial<Record<keyof typeof publishedPackages, Record<'mainnet' | 'testnet', string>>>;
