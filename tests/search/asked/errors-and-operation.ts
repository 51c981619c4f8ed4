import type {Asked} from './asked';

/**
 * Messages that people paste, what operators and integrators ask, and strings for which nothing may
 * be found.
 */
export const errorsAndOperation: readonly Asked[] = [
  {
    query:
      'Failed to sign transaction by a quorum of validators because of locked objects. Conflicting Transactions: {TransactionDigest(7hQv3mXz1bR9sKcT5nWpYd2eUfL8aGjVoE4iMqNx6tBk): [(k#8dcf0a5d, (0x5ab3c6f1d7be, SequenceNumber(391827465), o#3vLkXcPq8mZr))]}',
    pages: ['/references/errors/api', '/guides/developer/sui-101/avoid-equivocation'],
  },
  {
    query:
      'Transaction needs to be rebuilt because object 0x8d1f27c04e5b93aa61d2f7c8be9034a7715d60c2f4e8b19a3c5d7e6f80a1b2c3 version 0x18c2f0a1 (4xKp9sTqVwYz) is unavailable for consumption, current version: 0x18c2f0a4',
    pages: [
      '/references/errors/inputs',
      '/guides/developer/sui-101/avoid-equivocation',
      '/guides/developer/sui-101/sign-and-send-txn',
      '/guides/developer/advanced/common-errors',
    ],
  },
  {
    query:
      'MoveAbort(MoveLocation { module: ModuleId { address: 0000000000000000000000000000000000000000000000000000000000000002, name: Identifier("balance") }, function: 7, instruction: 10, function_name: Some("split") }, 2) in command 1',
    pages: ['/references/errors/abort-codes/framework', '/references/framework/sui/balance', '/references/errors/execution/calls'],
  },
  {
    query: 'abort code 1 in 0x2::dynamic_field borrow_child_object_mut',
    pages: ['/references/errors/abort-codes/framework', '/references/framework/sui/dynamic_field', '/concepts/dynamic-fields'],
  },
  {
    query: 'kiosk take aborts with 8',
    pages: ['/references/errors/abort-codes/framework', '/references/framework/sui/kiosk', '/standards/kiosk'],
  },
  {
    query: 'InsufficientCoinBalance in command 0',
    pages: [
      '/references/errors/execution/gas',
      '/guides/developer/sui-101/coin-mgt',
      '/guides/developer/advanced/common-errors',
      '/guides/developer/advanced/ptb-cookbook',
      '/references/ptb-commands',
    ],
  },
  {
    query:
      'Dry run failed, could not automatically determine a budget: CommandArgumentError { arg_idx: 3, kind: TypeMismatch } in command 2',
    pages: [
      '/references/errors/execution/arguments',
      '/guides/developer/sui-101/building-ptb',
      '/references/ptb-commands',
      '/guides/developer/advanced/common-errors',
    ],
  },
  {
    query: 'UnusedValueWithoutDrop { result_idx: 1, secondary_idx: 0 }',
    pages: [
      '/references/errors/execution/calls',
      '/guides/developer/sui-101/building-ptb',
      '/references/ptb-commands',
      '/guides/developer/advanced/common-errors',
    ],
  },
  {
    query: 'ExecutionCancelledDueToSharedObjectCongestion',
    pages: ['/references/errors/execution/gas', '/guides/developer/advanced/local-fee-markets', '/guides/developer/advanced/common-errors'],
  },
  {
    query: 'VMVerificationOrDeserializationError publish testnet',
    pages: [
      '/references/errors/execution/packages',
      '/guides/developer/first-app/publish',
      '/guides/developer/advanced/common-errors',
      '/guides/developer/first-app/debug',
    ],
  },
  {
    query: 'publish fails PublishUpgradeMissingDependency',
    pages: [
      '/references/errors/execution/packages',
      '/guides/developer/advanced/common-errors',
      '/references/ptb-commands',
      '/guides/developer/advanced/ptb-cookbook',
    ],
  },
  {
    query: 'PackageUpgradeError { upgrade_error: IncompatibleUpgrade } in command 1',
    pages: [
      '/references/errors/execution/packages',
      '/guides/developer/advanced/common-errors',
      '/references/ptb-commands',
      '/concepts/sui-move-concepts/packages/upgrade',
    ],
  },
  {
    query:
      'Failed to publish the Move module(s), reason: Your package is already published. You have to manually remove the publication entry to publish again.',
    pages: [
      '/references/errors/cli/publish',
      '/guides/developer/first-app/publish',
      '/guides/developer/advanced/package-management',
      '/guides/developer/advanced/common-errors',
    ],
  },
  {
    query: "error[E06001]: unused value without 'drop' The local variable 'coin' still contains a value",
    pages: [
      '/references/errors/compiler/abilities',
      '/guides/developer/first-app/debug',
      '/guides/developer/advanced/common-errors',
      '/guides/developer/first-app/write-package',
    ],
  },
  {
    query: "The type 'market::badge::Badge' does not have the ability 'store'",
    pages: [
      '/references/errors/compiler/abilities',
      '/guides/developer/first-app/debug',
      '/guides/developer/advanced/common-errors',
      '/guides/developer/first-app/write-package',
    ],
  },
  {
    query: 'E03002 unbound module sui::coins',
    pages: ['/references/errors/compiler/names', '/guides/developer/first-app/debug', '/guides/developer/advanced/common-errors'],
  },
  {
    query: 'warning[Lint W99001]: non-composable transfer to sender',
    pages: ['/references/errors/compiler/lints', '/guides/developer/first-app/build-test'],
  },
  {
    query: "Invalid private transfer. The function 'sui::transfer::transfer' is restricted to being called in the object's module",
    pages: ['/references/errors/compiler/sui', '/guides/developer/first-app/debug', '/guides/developer/advanced/common-errors'],
  },
  {
    query: "error: unexpected argument '--client.env' found",
    pages: [
      '/references/errors/cli/transactions',
      '/references/cli/client',
      '/guides/developer/advanced/common-errors',
      '/guides/developer/getting-started/connect',
    ],
  },
  {
    query:
      'Cannot find gas coin for signer address 0x4d2a97c6be10f35877aa4e6b0d1c92e8f34b5a6d7081929394a5b6c7d8e9f001 with amount sufficient for the required gas budget 100000000',
    pages: ['/references/errors/cli/transactions', '/guides/developer/first-app/publish', '/guides/developer/advanced/common-errors'],
  },
  {query: 'Environment `localnet` is not present in Move.toml', pages: ['/references/errors/cli/packages', '/references/cli/move']},
  {
    query: 'Sui is a legacy system name and cannot be used',
    pages: [
      '/references/errors/cli/packages',
      '/references/package-managers/package-manager-migration',
      '/guides/developer/advanced/package-management',
      '/guides/developer/advanced/common-errors',
    ],
  },
  {
    query: '{"jsonrpc":"2.0","error":{"code":-32601,"message":"Method not found"},"id":1}',
    pages: [
      '/references/errors/api',
      '/guides/developer/advanced/json-rpc-migration',
      '/guides/developer/getting-started/connect',
      '/guides/operator/sui-full-node',
      '/sui-api-ref',
      '/guides/developer/advanced/common-errors',
    ],
  },
  {
    query: 'Unexpected status code: 429',
    pages: [
      '/references/errors/api',
      '/references/errors/sdk/clients',
      '/references/sui-api/rpc-best-practices',
      '/guides/developer/advanced/common-errors',
    ],
  },
  {
    query: '8 RESOURCE_EXHAUSTED: Received message larger than max (5716203 vs. 4194304)',
    pages: ['/references/errors/api', '/guides/developer/advanced/grpc'],
  },
  {
    query: '14 UNAVAILABLE: rpc indexes are disabled',
    pages: ['/references/errors/api', '/guides/operator/rpc-config', '/guides/operator/troubleshooting'],
  },
  {
    query: 'grpcurl Failed to dial target host: tls: first record does not look like a TLS handshake',
    pages: ['/references/errors/api', '/guides/developer/advanced/grpc', '/guides/developer/advanced/common-errors'],
  },
  {
    query: 'SuiGraphQLRequestError: GraphQL request failed: Gateway Timeout (504)',
    pages: ['/references/errors/sdk/clients', '/references/errors/api'],
  },
  {query: 'Query nesting is over 20', pages: ['/references/errors/api', '/guides/developer/getting-started/graphql-rpc']},
  {
    query: 'Invalid user signature: Signature is not valid: General cryptographic error: Groth16 proof verify failed',
    pages: [
      '/references/errors/inputs',
      '/guides/developer/cryptography/zklogin-integration',
      '/guides/developer/cryptography/zklogin-integration/zklogin-example',
      '/guides/developer/advanced/common-errors',
    ],
  },
  {
    query: 'multisig Signature is not valid: Insufficient weight=2 threshold=3',
    pages: ['/references/errors/inputs', '/guides/developer/cryptography/multisig'],
  },
  {
    query: "SyntaxError: The requested module '@mysten/sui/client' does not provide an export named 'SuiClient'",
    pages: ['/references/errors/sdk/clients', '/guides/developer/advanced/json-rpc-migration', '/guides/developer/advanced/common-errors'],
  },
  {query: 'No valid gas coins found for the transaction.', pages: ['/references/errors/sdk/transactions']},
  {query: 'RpcError: fetch failed in the browser, cors', pages: ['/references/errors/sdk/clients']},
  {
    query: 'Gas price 495 under reference gas price (RGP) 520',
    pages: [
      '/references/errors/inputs',
      '/concepts/tokenomics/gas-pricing',
      '/guides/developer/advanced/common-errors',
      '/guides/developer/advanced/local-fee-markets',
    ],
  },
  {
    query: '0x3 validator_set abort 10 request_add_stake',
    pages: ['/references/errors/abort-codes/system', '/references/framework/sui_system/validator_set'],
  },
  {
    query: 'deepbook balance_manager abort code 3',
    pages: [
      '/references/errors/abort-codes/packages',
      '/references/packages/deepbook/balance_manager',
      '/standards/deepbookv3/balance-manager',
      '/standards/deepbookv3-sdk/balance-manager',
    ],
  },
  {
    query:
      'Cannot open DB at "/opt/sui/db/live/store/perpetual": IO error: While lock file: /opt/sui/db/live/store/perpetual/LOCK: Resource temporarily unavailable',
    pages: ['/references/errors/node'],
  },
  {
    query:
      'Unsupported protocol version. The network is at ProtocolVersion(137), but this SuiNode only supports: ProtocolVersion(1)-ProtocolVersion(134). Shutting down.',
    pages: ['/references/errors/node', '/guides/operator/updates', '/guides/operator/troubleshooting'],
  },
  {
    query:
      'INFO sui_network::state_sync: unable to sync contents of checkpoint through state sync 348121007 with lowest peer checkpoint: 348190021',
    pages: ['/references/errors/node', '/guides/operator/troubleshooting'],
  },
  {query: 'Aborting snapshot restore: missing success marker', pages: ['/references/errors/node', '/guides/operator/snapshots']},
  {
    query: 'sui-bridge Error: Bridge authority key is not part of bridge committee',
    pages: ['/references/errors/node', '/guides/operator/bridge-node-configuration'],
  },
  {
    query: 'Failed to find an archive reader to complete the state sync request',
    pages: ['/references/errors/node', '/guides/operator/archives', '/guides/operator/updates', '/guides/operator/troubleshooting'],
  },
  {
    query: 'test aborted with code 3 originating in the module sui::test_scenario',
    pages: [
      '/references/errors/compiler/attributes',
      '/guides/developer/advanced/common-errors',
      '/references/framework/sui/test_scenario',
      '/guides/developer/first-app/build-test',
      '/guides/developer/first-app/debug',
    ],
  },
  {
    query: 'Faucet service received too many requests from this IP address. Please try again after 60 minutes.',
    pages: ['/references/errors/cli/setup', '/guides/developer/getting-started/get-coins', '/references/cli/client/objects'],
  },
  {
    query: 'how many confirmations for a sui deposit',
    pages: ['/guides/operator/exchange-integration', '/exchange-integration-guide', '/concepts/sui-architecture/transaction-lifecycle'],
  },
  {query: 'does sui need a memo or tag for deposits', pages: ['/exchange-integration-guide', '/guides/operator/exchange-integration']},
  {query: 'detect incoming deposits to many addresses', pages: ['/guides/operator/exchange-integration']},
  {query: 'derive deposit addresses from one seed', pages: ['/guides/operator/exchange-integration']},
  {
    query: 'withdrawal timeout, resend without paying twice',
    pages: [
      '/guides/operator/exchange-integration',
      '/guides/developer/advanced/production-readiness',
      '/references/sui-api/rpc-best-practices',
      '/guides/developer/sui-101/avoid-equivocation',
    ],
  },
  {query: 'fullnode hardware requirements ram nvme', pages: ['/guides/operator/sui-full-node']},
  {query: 'sui-node docker compose mainnet', pages: ['/guides/operator/sui-full-node', '/references/examples/sui-full-node-config']},
  {query: 'validator systemd unit file', pages: ['/guides/operator/validator-config', '/references/examples/validator-config']},
  {
    query: 'which ports must a validator open 8080 8081 8084',
    pages: ['/guides/operator/validator-config', '/guides/operator/validator-tasks'],
  },
  {
    query: 'full node not syncing, 0 peers, udp 8084',
    pages: ['/guides/operator/sui-full-node', '/guides/operator/alerts', '/references/errors/node', '/guides/operator/troubleshooting'],
  },
  {query: 'restore node from formal snapshot', pages: ['/guides/operator/snapshots', '/guides/operator/sui-full-node']},
  {query: 'sui-tool download-db-snapshot gone', pages: ['/guides/operator/snapshots', '/guides/operator']},
  {query: 'mysten-mainnet-snapshots s3 requester pays', pages: ['/guides/operator/snapshots', '/guides/operator/data-stores']},
  {
    query: 'num-epochs-to-retain-for-checkpoints',
    pages: ['/guides/operator/data-management', '/guides/operator/sui-full-node'],
  },
  {query: 'disk 98% full, pruning enabled but df does not go down', pages: ['/guides/operator/data-management']},
  {query: 'can I delete live/indexes', pages: ['/guides/operator/data-management']},
  {query: 'prometheus scrape config for sui nodes', pages: ['/guides/operator/monitoring', '/references/examples/monitoring-config']},
  {query: 'pagerduty alert rules sui-node', pages: ['/guides/operator/alerts', '/references/examples/alerts-config']},
  {
    query: 'highest_synced_checkpoint grows but last_executed_checkpoint stays',
    pages: ['/guides/operator/alerts', '/guides/operator/troubleshooting'],
  },
  {
    query: 'health check for load balancer in front of full nodes',
    pages: ['/guides/operator/monitoring', '/guides/operator/deployment', '/guides/operator/sui-full-node'],
  },
  {
    query: 'change log level of running sui-node',
    pages: ['/guides/operator/observability', '/guides/operator/node-tools', '/guides/operator/validator-tasks'],
  },
  {query: 'RUST_LOG_JSON', pages: ['/guides/operator/observability', '/guides/operator/node-tools']},
  {query: 'sui-node memory leak heap profile jemalloc', pages: ['/guides/operator/observability']},
  {query: 'rotate validator keys', pages: ['/guides/operator/validator-tasks']},
  {
    query: 'hand over gas price quotes to another address, UnverifiedValidatorOperationCap',
    pages: ['/guides/operator/validator-tasks', '/references/framework/sui_system/validator_cap', '/references/cli/validator'],
  },
  {query: 'change commission rate validator', pages: ['/guides/operator/validator-tasks', '/references/framework/sui_system/sui_system']},
  {query: 'how much stake do I need to become a validator', pages: ['/guides/operator/validator-config']},
  {
    query: 'validator got no rewards this epoch, reported by others',
    pages: ['/guides/operator/validator-rewards', '/concepts/sui-architecture/staking-rewards', '/guides/operator/validator-tasks'],
  },
  {query: 'kubernetes statefulset sui fullnode probes', pages: ['/guides/operator/deployment', '/references/examples/kubernetes-config']},
  {query: 'tls certificate for own grpc endpoint', pages: ['/guides/operator/sui-full-node', '/guides/operator/rpc-config']},
  {query: 'max-limit-items list-events ledger-history', pages: ['/guides/operator/rpc-config']},
  {query: 'self host graphql postgres disk size', pages: ['/guides/operator/indexer-stack-setup']},
  {
    query: 'backfill indexer from genesis, bucket bills the requester',
    pages: ['/guides/operator/remote-store-setup', '/guides/operator/indexer-stack-setup', '/guides/operator/data-stores'],
  },
  {query: 'bigtable archival node sui-kv-rpc', pages: ['/guides/operator/archival-stack-setup']},
  {
    query: 'get transaction the full node has pruned',
    pages: [
      '/guides/operator/archives',
      '/guides/developer/advanced/grpc',
      '/guides/developer/getting-started/data-serving',
      '/references/sui-api/rpc-best-practices',
      '/guides/developer/advanced/archival-data',
    ],
  },
  {
    query: "checkpoints.mainnet.sui.io can't be used as an archival fallback",
    pages: ['/guides/operator/archives', '/references/errors/node', '/guides/operator/validator-config'],
  },
  {
    query: 'public endpoint limit requests per 30 seconds',
    pages: [
      '/references/sui-api/rpc-best-practices',
      '/references/sui-api',
      '/guides/developer/getting-started/connect',
      '/guides/developer/getting-started/data-serving',
      '/references/rpc-providers',
    ],
  },
  {
    query: 'suix_queryTransactionBlocks replacement',
    pages: [
      '/references/sui-api/json-rpc/extended/suix-query-transaction-blocks',
      '/guides/developer/advanced/json-rpc-migration',
      '/guides/developer/advanced/graphql-migration',
      '/sui-api-ref',
      '/guides/developer/advanced/json-rpc-calls',
    ],
  },
  {
    query: 'websocket suix_subscribeEvent alternative grpc stream',
    pages: [
      '/references/sui-api/json-rpc/subscriptions/suix-subscribe-event',
      '/guides/developer/advanced/json-rpc-migration',
      '/guides/developer/sui-101/using-events',
      '/guides/developer/advanced/grpc',
      '/sui-api-ref',
      '/references/fullnode-protocol/subscription-service',
    ],
  },
  {
    query: 'showBalanceChanges without json-rpc',
    pages: ['/guides/developer/advanced/json-rpc-migration', '/references/sui-api/json-rpc/read/sui-get-transaction-block'],
  },
  {
    query: 'suix_getStakes estimated reward',
    pages: ['/references/sui-api/json-rpc/governance-read/suix-get-stakes', '/guides/developer/advanced/json-rpc-migration'],
  },
  {
    query: 'how long is an epoch',
    pages: ['/concepts/sui-architecture/epochs', '/sui-glossary', '/guides/operator/validator-committee'],
  },
  {query: 'unstake waiting period', pages: ['/concepts/tokenomics/staking-unstaking', '/guides/operator/exchange-integration']},
  {query: 'how is the reference gas price set, survey', pages: ['/concepts/tokenomics/gas-pricing', '/guides/operator/validator-tasks']},
  {
    query: 'when do I have to upgrade before the protocol version changes',
    pages: ['/guides/operator/updates'],
  },
  {query: 'downgrade sui-node after failed update', pages: ['/guides/operator/updates']},
  {query: 'bridge node eth-rpc-urls quorum', pages: ['/guides/operator/bridge-node-configuration']},
  {query: 'update-bridge-committee-node-url', pages: ['/references/cli/validator', '/guides/operator/bridge-node-configuration']},
  {query: 'bridge transfer stuck daily usd limit', pages: ['/concepts/tokenomics/sui-bridging', '/references/framework/bridge/limiter']},
  {
    query: 'cold wallet air gapped signing',
    pages: [
      '/concepts/cryptography/transaction-auth/offline-signing',
      '/guides/operator/exchange-integration',
      '/references/cli/keytool',
      '/references/cli/client',
    ],
  },
  {query: 'sign with aws kms key', pages: ['/references/cli/keytool', '/guides/developer/wallets/kms-signers']},
  {query: 'sweep customer coins to hot wallet without gas on them', pages: ['/guides/operator/exchange-integration']},
  {
    query: 'Checkpoint fork detected! Node startup halted. Sleeping indefinitely.',
    pages: ['/references/errors/node', '/guides/operator/alerts', '/guides/operator/validator-tasks'],
  },
  {query: 'rmem_max wmem_max sysctl', pages: ['/guides/operator/validator-tasks']},
  {query: 'verify genesis.blob is the right one', pages: ['/guides/operator/genesis']},
  {query: 'start a private network with several operators, ceremony', pages: ['/guides/operator/genesis']},
  {query: 'block abusive clients on port 8080 validator', pages: ['/guides/operator/validator-protection']},
  {query: 'qwrtzx plmk', pages: []},
  {query: 'zzyxvutq frobnax', pages: []},
  {query: 'blorptangle frimzy', pages: []},
  {query: 'xkcdqjhw vbnmpt', pages: []},
  {query: 'gfhjkdslq', pages: []},
  {query: 'wubbzqok tirplex nargvu', pages: []},
  {query: 'ßßqjxz vvkkw', pages: []},
  {query: 'jjqpzv-xxwkyh', pages: []},
];
