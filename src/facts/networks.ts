/** How to reach one Sui network. Every address is a full URL. */
export interface Network {
  /** gRPC (and gRPC-Web) endpoint of a full node. */
  grpc: string;
  /** GraphQL endpoint; Devnet's public service has none. */
  graphql?: string;
  /** Faucet host; Mainnet has none. */
  faucet?: string;
  /** gRPC endpoint of the archival service, as host and port. */
  archive?: string;
  /**
   * First four bytes of the genesis checkpoint digest, in hexadecimal; absent where each genesis
   * makes a new one.
   */
  chainId?: string;
  /** The whole genesis checkpoint digest, in Base58. */
  chainDigest?: string;
}

/**
 * Public endpoints of the networks. Sources: `crates/sui-sdk/src/lib.rs` and `docs/content` of
 * MystenLabs/sui for the hosts, `@mysten/sui` `src/faucet` for the faucets,
 * `crates/sui-types/src/digests.rs` for the chain identifiers,
 * `docs/content/develop/accessing-data/archival-store` (29c8333) for the archives.
 */
export const networks = {
  mainnet: {
    grpc: 'https://fullnode.mainnet.sui.io:443',
    graphql: 'https://graphql.mainnet.sui.io/graphql',
    archive: 'archive.mainnet.sui.io:443',
    chainId: '35834a8a',
    chainDigest: '4btiuiMPvEENsttpZC7CZ53DruC3MAgfznDbASZ7DR6S',
  },
  testnet: {
    grpc: 'https://fullnode.testnet.sui.io:443',
    graphql: 'https://graphql.testnet.sui.io/graphql',
    faucet: 'https://faucet.testnet.sui.io',
    archive: 'archive.testnet.sui.io:443',
    chainId: '4c78adac',
    chainDigest: '69WiPg3DAQiwdxfncX6wYQ2siKwAe6L9BZthQea3JNMD',
  },
  devnet: {
    grpc: 'https://fullnode.devnet.sui.io:443',
    faucet: 'https://faucet.devnet.sui.io',
  },
  localnet: {
    grpc: 'http://127.0.0.1:9000',
    graphql: 'http://127.0.0.1:9125/graphql',
    faucet: 'http://127.0.0.1:9123',
  },
} as const satisfies Record<string, Network>;
