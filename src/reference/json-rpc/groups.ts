/** A group of methods, as the specification had them. */
export interface Group {
  /** Folder below references/sui-api/json-rpc. */
  slug: string;
  label: string;
  /** What its page holds, in one sentence of 50 to 160 characters. */
  description: string;
  /** What the group was for, in a sentence of Markdown. */
  intro: string;
  methods: readonly string[];
}

/** Every method in its group. A test compares the list with the SDK's sources. */
export const groups: readonly Group[] = [
  {
    slug: 'read',
    description: 'The removed JSON-RPC methods that read objects, transactions, checkpoints and events by key, with a page on each one.',
    label: 'Read API',
    intro: 'Objects, transactions, checkpoints and events by their key.',
    methods: [
      'sui_getObject',
      'sui_multiGetObjects',
      'sui_tryGetPastObject',
      'sui_tryMultiGetPastObjects',
      'sui_getTransactionBlock',
      'sui_multiGetTransactionBlocks',
      'sui_getTotalTransactionBlocks',
      'sui_getEvents',
      'sui_getCheckpoint',
      'sui_getCheckpoints',
      'sui_getLatestCheckpointSequenceNumber',
      'sui_getProtocolConfig',
      'sui_getChainIdentifier',
      'sui_verifyZkLoginSignature',
      'rpc.discover',
    ],
  },
  {
    slug: 'coin-query',
    description: 'The removed JSON-RPC methods that listed coins, balances, metadata and supply, with a page on each one.',
    label: 'Coin query API',
    intro: 'Coins, balances, metadata and supply.',
    methods: ['suix_getCoins', 'suix_getAllCoins', 'suix_getBalance', 'suix_getAllBalances', 'suix_getCoinMetadata', 'suix_getTotalSupply'],
  },
  {
    slug: 'extended',
    description: 'The removed JSON-RPC methods that needed an index, from owned objects to filtered history, with a page on each one.',
    label: 'Extended API',
    intro: 'Queries that needed an index: owned objects, dynamic fields, filtered history, names.',
    methods: [
      'suix_getOwnedObjects',
      'suix_getDynamicFields',
      'suix_getDynamicFieldObject',
      'suix_queryTransactionBlocks',
      'suix_queryEvents',
      'suix_resolveNameServiceAddress',
      'suix_resolveNameServiceNames',
    ],
  },
  {
    slug: 'governance-read',
    description: 'The removed JSON-RPC methods about stakes, validators, committees and the gas price, with a page on each one.',
    label: 'Governance read API',
    intro: 'Stakes, validators, committees and the gas price.',
    methods: [
      'suix_getStakes',
      'suix_getStakesByIds',
      'suix_getValidatorsApy',
      'suix_getCommitteeInfo',
      'suix_getLatestSuiSystemState',
      'suix_getReferenceGasPrice',
    ],
  },
  {
    slug: 'move-utils',
    description: 'The removed JSON-RPC methods that described the modules, structs and functions of packages, with a page on each one.',
    label: 'Move utils',
    intro: 'Modules, structs and functions of published packages.',
    methods: [
      'sui_getNormalizedMoveModulesByPackage',
      'sui_getNormalizedMoveModule',
      'sui_getNormalizedMoveStruct',
      'sui_getNormalizedMoveFunction',
      'sui_getMoveFunctionArgTypes',
    ],
  },
  {
    slug: 'write',
    description: 'The removed JSON-RPC methods that executed and simulated transactions, with a page on each one.',
    label: 'Write API',
    intro: 'Execution and simulation.',
    methods: ['sui_executeTransactionBlock', 'sui_dryRunTransactionBlock', 'sui_devInspectTransactionBlock'],
  },
  {
    slug: 'subscriptions',
    description: 'The removed WebSocket subscriptions of JSON-RPC to events and transactions, with a page on each one.',
    label: 'WebSocket subscriptions',
    intro: 'Streams over WebSocket, deprecated since July 2024, two years before the rest.',
    methods: ['suix_subscribeEvent', 'suix_subscribeTransaction'],
  },
  {
    slug: 'indexer',
    description: 'The removed JSON-RPC methods that returned statistics of the old indexer, with a page on each one.',
    label: 'Indexer statistics',
    intro: 'Statistics of the old indexer. Full nodes never served them; the SDK kept functions for them.',
    methods: [
      'suix_getCurrentEpoch',
      'suix_getEpochs',
      'suix_getEpochMetrics',
      'suix_getNetworkMetrics',
      'suix_getMoveCallMetrics',
      'suix_getLatestAddressMetrics',
      'suix_getAllEpochAddressMetrics',
    ],
  },
  {
    slug: 'transaction-builder',
    description: 'The removed unsafe_ methods of JSON-RPC that built transactions on the server, with a page on each one.',
    label: 'Transaction builder API',
    intro:
      'Built transactions on the server, which then had to be trusted with their content: the prefix `unsafe_` said so. The TypeScript SDK has the parameter types and no functions.',
    methods: [
      'unsafe_transferSui',
      'unsafe_transferObject',
      'unsafe_pay',
      'unsafe_paySui',
      'unsafe_payAllSui',
      'unsafe_splitCoin',
      'unsafe_splitCoinEqual',
      'unsafe_mergeCoins',
      'unsafe_moveCall',
      'unsafe_batchTransaction',
      'unsafe_publish',
      'unsafe_requestAddStake',
      'unsafe_requestWithdrawStake',
    ],
  },
];
