import type {Asked} from './asked';

/** What people type who want to understand: concepts, standards, the site itself. */
export const concepts: readonly Asked[] = [
  {query: 'what is an object on sui', pages: ['/concepts/object-model']},
  {
    query: 'owned shared immutable wrapped',
    pages: ['/concepts/object-ownership'],
  },
  {
    query: 'how long until a transaction is final',
    pages: ['/concepts/sui-architecture/transaction-lifecycle', '/guides/operator/exchange-integration'],
  },
  {query: 'how does consensus work', pages: ['/concepts/sui-architecture/consensus']},
  {
    query: 'what is a checkpoint',
    pages: ['/concepts/cryptography/system/checkpoint-verification', '/sui-glossary'],
  },
  {query: 'how long is an epoch', pages: ['/concepts/sui-architecture/epochs', '/sui-glossary', '/guides/operator/validator-committee']},
  {
    query: 'where does the storage fee go',
    pages: ['/concepts/tokenomics/gas-in-sui', '/concepts/tokenomics', '/concepts/sui-architecture/sui-storage'],
  },
  {
    query: 'get storage rebate when deleting objects',
    pages: ['/concepts/tokenomics/gas-in-sui', '/concepts/sui-architecture/sui-storage', '/sui-glossary'],
  },
  {
    query: 'why is my transaction fee so high',
    pages: ['/concepts/tokenomics/gas-in-sui', '/guides/developer/first-app/debug', '/references/cli/trace-analysis'],
  },
  {query: 'computation buckets', pages: ['/concepts/tokenomics/gas-in-sui', '/sui-glossary']},
  {
    query: 'reference gas price',
    pages: ['/concepts/tokenomics/gas-pricing'],
  },
  {
    query: 'how much can i earn by staking',
    pages: ['/concepts/sui-architecture/staking-rewards', '/concepts/tokenomics/staking-unstaking'],
  },
  {query: 'unstake sui waiting time', pages: ['/concepts/tokenomics/staking-unstaking', '/guides/operator/exchange-integration']},
  {query: 'total supply of sui', pages: ['/concepts/tokenomics']},
  {query: 'lock tokens for employees over time', pages: ['/concepts/tokenomics/vesting-strategies']},
  {query: 'bridge usdt from ethereum', pages: ['/concepts/tokenomics/sui-bridging']},
  {
    query: 'sui versus other chains parallel execution',
    pages: ['/sui-compared'],
  },
  {query: 'is sui secure', pages: ['/concepts/sui-architecture/sui-security']},
  {
    query: 'trusted execution environment off-chain compute',
    pages: ['/concepts/cryptography/nautilus', '/guides/developer/cryptography/nautilus'],
  },
  {query: 'light client proof of a transaction', pages: ['/concepts/cryptography/system/checkpoint-verification']},
  {
    query: 'receive an object sent to an object',
    pages: ['/concepts/transfers/transfer-to-object', '/references/framework/sui/transfer', '/guides/developer/advanced/ptb-cookbook'],
  },
  {
    query: 'limits on transaction size and number of commands',
    pages: [
      '/concepts/transactions/prog-txn-blocks',
      '/references/ptb-commands',
      '/concepts/transactions',
      '/guides/developer/sui-101/building-ptb',
      '/references/errors/inputs',
    ],
  },
  {
    query: 'closed loop token for loyalty points',
    pages: ['/standards/closed-loop-token', '/guides/developer/coin/loyalty'],
  },
  {
    query: 'restrict where a token can be spent',
    pages: [
      '/standards/closed-loop-token/rules',
      '/standards/closed-loop-token/spending',
      '/standards/closed-loop-token/token-policy',
      '/standards/closed-loop-token',
      '/guides/developer/coin/loyalty',
    ],
  },
  {
    query: 'flash loan without collateral',
    pages: ['/standards/deepbookv3/flash-loans', '/standards/deepbookv3-sdk/flash-loans', '/guides/developer/advanced/ptb-cookbook'],
  },
  {
    query: 'order book fees maker taker',
    pages: ['/standards/deepbookv3/design', '/standards/deepbookv3/staking-governance', '/standards/deepbookv3/fees-and-referrals'],
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
  {query: 'game with sui where to start', pages: ['/concepts/gaming', '/guides/developer/gaming']},
  {
    query: 'which api should I use graphql or grpc',
    pages: [
      '/concepts/data-access',
      '/guides/developer/getting-started/data-serving',
      '/references/sui-api',
      '/guides/developer/advanced/json-rpc-migration',
    ],
  },
  {query: 'list of sdks', pages: ['/references/sui-sdks']},
  {query: 'rust client library', pages: ['/references/rust-sdk']},
  {
    query: 'compare typescript sdk v1 and v2',
    pages: ['/guides/developer/advanced/json-rpc-migration', '/guides/developer/advanced/json-rpc-calls'],
  },
  {query: 'translate the documentation', pages: ['/localize-sui-docs']},
  {
    query: 'submit a pull request to sui',
    pages: ['/contribute-to-sui-repos'],
  },
];
