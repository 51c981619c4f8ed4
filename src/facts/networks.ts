/** How to reach one Sui network. Every address is a full URL. */
export interface Network {
  /** gRPC (and gRPC-Web) endpoint of a full node. */
  grpc: string;
  /** GraphQL endpoint; Devnet's public service has none. */
  graphql?: string;
  /** Faucet host; Mainnet has none. */
  faucet?: string;
  /** First four bytes of the genesis checkpoint digest; absent where each genesis makes a new one. */
  chainId?: string;
}

/**
 * Public endpoints of the networks. Sources: `crates/sui-sdk/src/lib.rs` and `docs/content` of MystenLabs/sui for the
 * hosts, `@mysten/sui` `src/faucet` for the faucets, `crates/sui-types/src/digests.rs` for the chain identifiers.
 */
export const networks = {
  mainnet: {
    grpc: 'https://fullnode.mainnet.sui.io:443',
    graphql: 'https://graphql.mainnet.sui.io/graphql',
    chainId: '35834a8a',
  },
  testnet: {
    grpc: 'https://fullnode.testnet.sui.io:443',
    graphql: 'https://graphql.testnet.sui.io/graphql',
    faucet: 'https://faucet.testnet.sui.io',
    chainId: '4c78adac',
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
