import type {Asked} from './asked';

/** What people type who want to understand: concepts, standards, the site itself. */
export const concepts: readonly Asked[] = [
  {query: 'what is an object on sui', pages: ['/concepts/object-model', '/concepts/object-ownership']},
  {
    query: 'owned shared immutable wrapped',
    pages: [
      '/concepts/object-ownership',
      '/concepts/object-ownership/wrapped',
      '/concepts/object-ownership/shared',
      '/guides/developer/sui-101/shared-owned',
    ],
  },
  {
    query: 'how long until a transaction is final',
    pages: ['/concepts/sui-architecture/transaction-lifecycle', '/concepts/sui-architecture/consensus', '/concepts/sui-architecture'],
  },
  {query: 'how does consensus work', pages: ['/concepts/sui-architecture/consensus', '/concepts/sui-architecture']},
  {
    query: 'what is a checkpoint',
    pages: [
      '/concepts/cryptography/system/checkpoint-verification',
      '/concepts/sui-architecture/transaction-lifecycle',
      '/sui-glossary',
      '/concepts/sui-architecture',
    ],
  },
  {query: 'how long is an epoch', pages: ['/concepts/sui-architecture/epochs', '/sui-glossary']},
  {
    query: 'where does the storage fee go',
    pages: [
      '/concepts/tokenomics/gas-in-sui',
      '/concepts/tokenomics',
      '/concepts/sui-architecture/sui-storage',
      '/concepts/tokenomics/gas-pricing',
    ],
  },
  {
    query: 'get storage rebate when deleting objects',
    pages: ['/concepts/tokenomics/gas-in-sui', '/concepts/sui-architecture/sui-storage', '/concepts/tokenomics', '/sui-glossary'],
  },
  {
    query: 'why is my transaction fee so high',
    pages: ['/concepts/tokenomics/gas-in-sui', '/concepts/tokenomics/gas-pricing', '/guides/developer/advanced/local-fee-markets'],
  },
  {query: 'computation buckets', pages: ['/concepts/tokenomics/gas-in-sui', '/sui-glossary', '/concepts/tokenomics/gas-pricing']},
  {
    query: 'reference gas price',
    pages: [
      '/concepts/tokenomics/gas-pricing',
      '/references/sui-api/json-rpc/governance-read/suix-get-reference-gas-price',
      '/guides/operator/validator-tasks',
      '/sui-glossary',
      '/concepts/tokenomics/gas-in-sui',
    ],
  },
  {
    query: 'how much can i earn by staking',
    pages: ['/concepts/sui-architecture/staking-rewards', '/concepts/tokenomics/staking-unstaking'],
  },
  {query: 'unstake sui waiting time', pages: ['/concepts/tokenomics/staking-unstaking', '/concepts/sui-architecture/staking-rewards']},
  {query: 'total supply of sui', pages: ['/concepts/tokenomics', '/concepts/sui-architecture/staking-rewards']},
  {query: 'lock tokens for employees over time', pages: ['/concepts/tokenomics/vesting-strategies']},
  {query: 'bridge usdt from ethereum', pages: ['/concepts/tokenomics/sui-bridging']},
  {
    query: 'sui versus other chains parallel execution',
    pages: ['/sui-compared', '/concepts/components', '/guides/developer/sui-for-solana'],
  },
  {query: 'is sui secure', pages: ['/concepts/sui-architecture/sui-security']},
  {query: 'trusted execution environment off-chain compute', pages: ['/concepts/cryptography/nautilus']},
  {query: 'light client proof of a transaction', pages: ['/concepts/cryptography/system/checkpoint-verification']},
  {query: 'receive an object sent to an object', pages: ['/concepts/transfers/transfer-to-object', '/references/framework/sui/transfer']},
  {
    query: 'limits on transaction size and number of commands',
    pages: [
      '/concepts/transactions/prog-txn-blocks',
      '/guides/developer/advanced/production-readiness',
      '/references/ptb-commands',
      '/concepts/transactions',
      '/guides/developer/sui-101/building-ptb',
      '/guides/developer/dev-cheat-sheet',
    ],
  },
  {
    query: 'closed loop token for loyalty points',
    pages: ['/standards/closed-loop-token', '/guides/developer/coin/loyalty', '/standards/closed-loop-token/coin-token-comparison'],
  },
  {
    query: 'restrict where a token can be spent',
    pages: [
      '/standards/closed-loop-token/rules',
      '/standards/closed-loop-token/spending',
      '/standards/closed-loop-token/token-policy',
      '/standards/closed-loop-token',
      '/standards/closed-loop-token/action-request',
    ],
  },
  {query: 'flash loan without collateral', pages: ['/standards/deepbookv3/flash-loans', '/standards/deepbookv3-sdk/flash-loans']},
  {
    query: 'order book fees maker taker',
    pages: ['/standards/deepbookv3/design', '/standards/deepbookv3/staking-governance', '/standards/deepbookv3'],
  },
  {
    query: 'vote on trading fees deepbook',
    pages: [
      '/standards/deepbookv3/staking-governance',
      '/standards/deepbookv3-sdk/staking-governance',
      '/references/packages/deepbook/governance',
      '/references/packages/deepbook/pool',
    ],
  },
  {
    query: 'create a trading pool for my token',
    pages: ['/standards/deepbookv3/permissionless-pool', '/standards/deepbookv3-sdk/pools', '/references/packages/deepbook/pool'],
  },
  {query: 'order book api http', pages: ['/standards/deepbookv3-indexer']},
  {query: 'accept crypto payments with an invoice id', pages: ['/standards/payment-kit', '/references/packages/payment_kit/payment_kit']},
  {query: 'wallet features sui:signTransaction', pages: ['/standards/wallet-standard']},
  {query: 'template syntax for nft metadata', pages: ['/references/object-display-syntax', '/standards/display']},
  {query: 'what changed in the latest release', pages: ['/references/whats-new']},
  {query: 'game with sui where to start', pages: ['/concepts/gaming']},
  {
    query: 'which api should I use graphql or grpc',
    pages: [
      '/concepts/data-access',
      '/guides/developer/getting-started/data-serving',
      '/references/sui-api',
      '/concepts/grpc-overview',
      '/concepts/graphql-rpc',
    ],
  },
  {query: 'list of sdks', pages: ['/references/sui-sdks', '/references/sdk-comparison']},
  {query: 'rust client library', pages: ['/references/rust-sdk', '/references/sui-sdks', '/references/sdk-comparison']},
  {query: 'compare typescript sdk v1 and v2', pages: ['/references/sdk-comparison', '/guides/developer/advanced/json-rpc-migration']},
  {query: 'translate the documentation', pages: ['/localize-sui-docs']},
  {
    query: 'submit a pull request to sui',
    pages: ['/contribute-to-sui-repos', '/references/contribute/contribution-process', '/references/contribute'],
  },
];
