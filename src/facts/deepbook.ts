import packageJson from '../../package.json';

/** Where DeepBookV3 is on one network. */
export interface DeepBookNetwork {
  /** Package of the order book: what calls name. Each upgrade of the package changes it. */
  package: string;
  /** First version of that package: what types and events name, whatever version is called. */
  original: string;
  /**
   * The shared `registry::Registry`: pools by their assets, balance managers by owner, package
   * versions that may run.
   */
  registry: string;
  /** The shared `deep::ProtectedTreasury`, which alone burns DEEP. */
  treasury: string;
  /** Type of the DEEP coin. */
  deep: string;
  /** Package of DeepBook Margin. */
  marginPackage: string;
  /** The shared `margin_registry::MarginRegistry`. */
  marginRegistry: string;
}

/**
 * DeepBookV3 as the pinned SDK calls it. Sources: `mainnetPackageIds`, `testnetPackageIds`,
 * `mainnetCoins` and `testnetCoins` of `@mysten/deepbook-v3` 1.4.1, to which a test holds them;
 * `original`: `packages/deepbook/Published.toml` of MystenLabs/deepbookv3 (4ac0066, 2026-08-07).
 */
export const deepbook = {
  mainnet: {
    package: '0x0e735f8c93a95722efd73521aca7a7652c0bb71ed1daf41b26dfd7d1ff71f748',
    original: '0x2c8d603bc51326b8c13cef9dd07031a408a48dddb541963357661df5d3204809',
    registry: '0xaf16199a2dff736e9f07a845f23c5da6df6f756eddb631aed9d24a93efc4549d',
    treasury: '0x032abf8948dda67a271bcc18e776dbbcfb0d58c8d288a700ff0d5521e57a1ffe',
    deep: '0xdeeb7a4662eec9f2f3def03fb937a663dddaa2e215b8078a284d026b7946c270::deep::DEEP',
    marginPackage: '0x124bb3d8105d6d301c0d40feaa54d65df6b301e4d8ddd5eb8475b0f8a18cff2e',
    marginRegistry: '0x0e40998b359a9ccbab22a98ed21bd4346abf19158bc7980c8291908086b3a742',
  },
  testnet: {
    package: '0x22be4cade64bf2d02412c7e8d0e8beea2f78828b948118d46735315409371a3c',
    original: '0xfb28c4cbc6865bd1c897d26aecbe1f8792d1509a20ffec692c800660cbec6982',
    registry: '0x7c256edbda983a2cd6f946655f4bf3f00a41043993781f8674a7046e8c0e11d1',
    treasury: '0x69fffdae0075f8f71f4fa793549c11079266910e8905169845af1f5d00e09dcb',
    deep: '0x36dbef866a1d62bf7328989a10fb2f07d769f4ee587c0de4a0a256e57e0a58a8::deep::DEEP',
    marginPackage: '0xd6a42f4df4db73d68cbeb52be66698d2fe6a9464f45ad113ca52b0c6ebd918b6',
    marginRegistry: '0x48d7640dfae2c6e9ceeada197a7a1643984b5a24c55a0c6c023dac77e0339f75',
  },
} as const satisfies Record<string, DeepBookNetwork>;

/**
 * The order book's package on Testnet that is newer than the pinned SDK. Source: the same
 * `Published.toml`, version 20.
 */
export const newestOnTestnet = '0xd874d2417a55bfa6479bffa06ad950fea144ef93a94cc6c49f32b03e386bbb24';

/** The pin of the SDK that samples are checked against. */
export const deepbookSdk = packageJson.devDependencies['@mysten/deepbook-v3'];

/**
 * Hosts of the public indexer. Sources: `crates/indexer/deepbook-indexer-openapi.yaml` of the same
 * commit for Mainnet; for Testnet the address that public clients ask (GitHub, read 2026-11-22).
 */
export const deepbookIndexer = {
  mainnet: 'https://deepbook-indexer.mainnet.mystenlabs.com',
  testnet: 'https://deepbook-indexer.testnet.mystenlabs.com',
} as const;

/**
 * Limits of the order book. Source: `sources/helper/constants.move` and `balance_manager.move` of
 * the same commit.
 */
export const deepbookLimits = {
  /** DEEP that `create_permissionless_pool` takes. */
  poolCreationDeep: 500,
  /** Open orders of one balance manager in one pool. */
  openOrders: 100,
  /** Makers that one order fills. */
  fillsPerOrder: 100,
  /** Capabilities that one balance manager has handed out. */
  capsPerManager: 1_000,
  /** Balance managers that one owner registers. */
  managersPerOwner: 100,
  /** Proposals that a pool keeps in one epoch. */
  proposals: 100,
} as const;
