/** A dollar coin on Sui. */
export interface StableCoin {
  /** How wallets call it. */
  symbol: string;
  /** Who issues it; for a bridged coin, which bridge mints it. */
  issuer: string;
  /** Issued on Sui by its issuer, or minted by a bridge against coins on another chain. */
  kind: 'native' | 'bridged';
  /** Coin type on Mainnet. */
  mainnet: string;
  /** Coin type on Testnet, where the issuer has one. */
  testnet?: string;
  /** Decimal places. */
  decimals: number;
  /**
   * The deny list that its module was created with: version 2 with a global pause, version 1, or
   * none; absent if not read.
   */
  denyList?: 'v2 with pause' | 'v1' | 'none';
}

/**
 * Stablecoins on Sui. Types, decimals and deny lists: the `init` functions of the packages on
 * Mainnet, decompiled in MystenLabs/sui-packages (`packages/mainnet/0x…/decompiled_modules`;
 * commits 0cfa17f for usdc, usdy and fdusd, 9df50b4 for usdsui, 20dd379 for sui_usde, 0769367 for
 * ausd, 9acdcf8 for usdb, ec62dca for usdt; bf4c20c and 0cfa17f for the coins of Wormhole).
 * Issuers: MystenLabs/sui pull request 26417 (2026-04-29). Which coin the types of Wormhole stand
 * for: `@mysten/deepbook-v3` 1.4.1, `src/utils/constants.ts`. Testnet USDC: developers.circle.com,
 * quickstart for Sui, and the Testnet protocol configuration, version 137.
 */
export const coinTypes = {
  usdc: {
    symbol: 'USDC',
    issuer: 'Circle',
    kind: 'native',
    mainnet: '0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7::usdc::USDC',
    testnet: '0xa1ec7fc00a6f40db9693ad1415d0c193ad3906494428cf252621037bd7117e29::usdc::USDC',
    decimals: 6,
    denyList: 'v2 with pause',
  },
  usdsui: {
    symbol: 'USDSUI',
    issuer: 'Bridge (Stripe)',
    kind: 'native',
    mainnet: '0x44f838219cf67b058f3b37907b655f226153c18e33dfcd0da559a844fea9b1c1::usdsui::USDSUI',
    decimals: 6,
    denyList: 'v2 with pause',
  },
  suiUsde: {
    symbol: 'suiUSDe',
    issuer: 'Ethena',
    kind: 'native',
    mainnet: '0x41d587e5336f1c86cad50d38a7136db99333bb9bda91cea4ba69115defeb1402::sui_usde::SUI_USDE',
    decimals: 6,
    denyList: 'v2 with pause',
  },
  ausd: {
    symbol: 'AUSD',
    issuer: 'Agora',
    kind: 'native',
    mainnet: '0x2053d08c1e2bd02791056171aab0fd12bd7cd7efad2ab8f6b9c8902f14df2ff2::ausd::AUSD',
    decimals: 6,
    denyList: 'v1',
  },
  fdusd: {
    symbol: 'FDUSD',
    issuer: 'First Digital',
    kind: 'native',
    mainnet: '0xf16e6b723f242ec745dfd7634ad072c42d5c1d9ac9d62a39c381303eaa57693a::fdusd::FDUSD',
    decimals: 6,
    denyList: 'v1',
  },
  usdy: {
    symbol: 'USDY',
    issuer: 'Ondo',
    kind: 'native',
    mainnet: '0x960b531667636f39e85867775f52f6b1f220a058c4de786905bdf761e06a56bb::usdy::USDY',
    decimals: 6,
    denyList: 'v1',
  },
  usdb: {
    symbol: 'USDB',
    issuer: 'Bucket Protocol',
    kind: 'native',
    mainnet: '0xe14726c336e81b32328e92afc37345d159f5b550b09fa92bd43640cfdd0a0cfd::usdb::USDB',
    decimals: 6,
    denyList: 'none',
  },
  usdt: {
    symbol: 'USDT',
    issuer: 'Sui Bridge',
    kind: 'bridged',
    mainnet: '0x375f70cf2ae4c00bf37117d0c85a2c71545e6ee05c4a5c7d282cd66a4504b068::usdt::USDT',
    decimals: 6,
    denyList: 'none',
  },
  wormholeUsdc: {
    symbol: 'USDC',
    issuer: 'Wormhole',
    kind: 'bridged',
    mainnet: '0x5d4b302506645c37ff133b98c4b50a5ae14841659738d6d733d59d0d217a93bf::coin::COIN',
    decimals: 6,
  },
  wormholeUsdt: {
    symbol: 'USDT',
    issuer: 'Wormhole',
    kind: 'bridged',
    mainnet: '0xc060006111016b8a020ad5b33834984a437aaa7d3c74c18e09a95d48aceab08c::coin::COIN',
    decimals: 6,
  },
} as const satisfies Record<string, StableCoin>;

/**
 * Gasless transfers at protocol 137. Source: `crates/sui-protocol-config/src/lib.rs` of
 * MystenLabs/sui at 90d70f61, the blocks of 119 to 124, after which nothing up to 140 changes them:
 * gasless_allowed_token_types, gasless_max_tps and others. The snapshots of 135 (159b19c) and 137
 * (LinkUVerse/rtd at 7098077d8d, whose list of coins is left out) have the same figures.
 */
export const gasless = {
  /** Coins on the allow-list of Mainnet. */
  mainnet: ['usdc', 'usdsui', 'suiUsde', 'usdy', 'fdusd', 'ausd', 'usdb'] satisfies (keyof typeof coinTypes)[],
  /** Least transfer on Mainnet, in the smallest unit of a coin. */
  leastUnits: 10_000,
  /** Least transfer on Testnet, in the smallest unit of a coin. */
  leastUnitsTestnet: 0,
  /** Gasless transactions that validators take, per second. */
  perSecond: 300,
  /** Computation that one may use, in units of gas. */
  computationUnits: 5_000,
  /** Bytes of one pure input. */
  pureInputBytes: 32,
  /** Pure inputs that no command uses. */
  unusedInputs: 1,
  /**
   * Bytes of the whole transaction. Source: gasless_max_tx_size_bytes, which the snapshot of 137
   * has too.
   */
  transactionBytes: 16_384,
} as const;
