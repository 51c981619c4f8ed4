import type {Asked} from './asked';

/**
 * What people type who look something up: names of code, flags, keys, methods, whole and half
 * typed.
 */
export const lookups: readonly Asked[] = [
  {query: 'balance::split', pages: ['/references/framework/sui/balance']},
  {query: 'transfer::public_freeze_object', pages: ['/references/framework/sui/transfer', '/concepts/object-ownership/immutable']},
  {query: 'option::destroy_none', pages: ['/references/framework/std/option']},
  {query: 'vector::swap_remove', pages: ['/references/framework/std/vector']},
  {query: 'string::utf8', pages: ['/references/framework/std/string']},
  {query: 'vec_map', pages: ['/references/framework/sui/vec_map']},
  {query: 'object_table', pages: ['/references/framework/sui/object_table']},
  {query: 'tx_context::fresh_object_address', pages: ['/references/framework/sui/tx_context']},
  {query: 'coin::mint_and_transfer', pages: ['/references/framework/sui/coin']},
  {query: 'coin_registry::finalize', pages: ['/references/framework/sui/coin_registry', '/standards/currency', '/guides/developer/coin']},
  {query: 'TreasuryCap', pages: ['/references/framework/sui/coin', '/guides/developer/coin', '/standards/coin']},
  {query: 'MetadataCap', pages: ['/references/framework/sui/coin_registry', '/standards/currency', '/guides/developer/coin']},
  {
    query: 'DenyCapV2',
    pages: ['/references/framework/sui/coin', '/guides/developer/coin/regulated'],
  },
  {query: 'kiosk::purchase_with_cap', pages: ['/references/framework/sui/kiosk', '/standards/kiosk']},
  {query: 'PurchaseCap', pages: ['/references/framework/sui/kiosk', '/standards/kiosk']},
  {query: 'transfer_policy::confirm_request', pages: ['/references/framework/sui/transfer_policy', '/standards/kiosk']},
  {
    query: 'package::authorize_upgrade',
    pages: [
      '/references/framework/sui/package',
      '/concepts/sui-move-concepts/packages/custom-policies',
      '/concepts/sui-move-concepts/packages/upgrade',
    ],
  },
  {
    query: 'UpgradeTicket',
    pages: [
      '/references/framework/sui/package',
      '/concepts/sui-move-concepts/packages/custom-policies',
      '/concepts/sui-move-concepts/packages/upgrade',
    ],
  },
  {query: 'clock::timestamp_ms', pages: ['/references/framework/sui/clock', '/guides/developer/sui-101/access-time']},
  {query: 'poseidon_bn254', pages: ['/references/framework/sui/poseidon', '/guides/developer/cryptography/hashing']},
  {query: 'bls12381_min_sig_verify', pages: ['/references/framework/sui/bls12381', '/guides/developer/cryptography/signing']},
  {query: 'ecvrf_verify', pages: ['/references/framework/sui/ecvrf', '/guides/developer/cryptography/ecvrf']},
  {
    query: 'test_scenario::next_tx',
    pages: [
      '/references/framework/sui/test_scenario',
      '/guides/developer/first-app/build-test',
      '/guides/developer/app-examples/scenario-testing',
    ],
  },
  {
    query: 'request_add_stake',
    pages: ['/references/framework/sui_system/sui_system', '/concepts/tokenomics/staking-unstaking'],
  },
  {
    query: 'StakedSui',
    pages: ['/references/framework/sui_system/staking_pool', '/concepts/tokenomics/staking-unstaking'],
  },
  {
    query: 'address_balance send_funds',
    pages: [
      '/references/framework/sui/balance',
      '/references/framework/sui/coin',
      '/guides/developer/coin/address-balances',
      '/concepts/address-balances',
      '/guides/developer/sui-101/coin-mgt',
    ],
  },
  {
    query: 'party_transfer',
    pages: [
      '/references/framework/sui/transfer',
      '/concepts/object-ownership/party',
      '/references/cli/client/payments',
      '/references/framework/sui/party',
      '/guides/developer/sui-101/shared-owned',
    ],
  },
  {
    query: 'EBalanceManagerBalanceTooLow deepbook',
    pages: [
      '/references/errors/abort-codes/packages',
      '/references/packages/deepbook/balance_manager',
      '/standards/deepbookv3/balance-manager',
      '/standards/deepbookv3/orders',
    ],
  },
  {
    query: 'deepbook place_limit_order',
    pages: ['/references/packages/deepbook/pool', '/standards/deepbookv3/orders'],
  },
  {
    query: 'deepbook balance manager trade cap',
    pages: [
      '/standards/deepbookv3/balance-manager',
      '/references/packages/deepbook/balance_manager',
      '/standards/deepbookv3-sdk/balance-manager',
    ],
  },
  {
    query: 'deepbook margin manager',
    pages: [
      '/standards/deepbook-margin',
      '/references/packages/deepbook_margin/margin_manager',
      '/standards/deepbook-margin/margin-manager',
    ],
  },
  {query: 'payment kit registry', pages: ['/standards/payment-kit', '/references/packages/payment_kit/payment_kit']},
  {
    query: 'suins register name',
    pages: ['/references/packages/suins/payment', '/guides/developer/stack/suins'],
  },
  {
    query: 'suix_getOwnedObjects',
    pages: ['/references/sui-api/json-rpc/extended/suix-get-owned-objects', '/guides/developer/advanced/json-rpc-calls'],
  },
  {
    query: 'sui_dryRunTransactionBlock',
    pages: ['/references/sui-api/json-rpc/write/sui-dry-run-transaction-block', '/guides/developer/advanced/json-rpc-calls'],
  },
  {
    query: 'sui_getObject showContent',
    pages: [
      '/references/sui-api/json-rpc/read/sui-get-object',
      '/references/sui-api/json-rpc/types/objects',
      '/guides/developer/advanced/json-rpc-calls',
    ],
  },
  {
    query: 'suix_subscribeEvent replacement',
    pages: [
      '/references/sui-api/json-rpc/subscriptions/suix-subscribe-event',
      '/guides/developer/advanced/json-rpc-migration',
      '/guides/developer/sui-101/using-events',
      '/sui-api-ref',
      '/guides/developer/advanced/grpc',
      '/references/fullnode-protocol/subscription-service',
    ],
  },
  {query: 'unsafe_moveCall', pages: ['/references/sui-api/json-rpc/transaction-builder/unsafe-move-call']},
  {
    query: 'suix_queryTransactionBlocks',
    pages: ['/references/sui-api/json-rpc/extended/suix-query-transaction-blocks', '/guides/developer/advanced/json-rpc-calls'],
  },
  {query: 'GetCheckpoint grpc', pages: ['/references/fullnode-protocol/ledger-service']},
  {query: 'SubscribeCheckpoints', pages: ['/references/fullnode-protocol/subscription-service', '/guides/developer/advanced/grpc']},
  {
    query: 'ExecuteTransaction read_mask',
    pages: ['/references/fullnode-protocol/transaction-execution-service'],
  },
  {query: 'ListOwnedObjects', pages: ['/references/fullnode-protocol/state-service']},
  {query: 'BatchGetObjects', pages: ['/references/fullnode-protocol/ledger-service']},
  {query: 'TransactionEffects message', pages: ['/references/fullnode-protocol/types/effects']},
  {
    query: 'SimulateTransaction',
    pages: [
      '/references/fullnode-protocol/transaction-execution-service',
      '/references/sui-api/sui-graphql/reference/operations/queries/simulate-transaction',
    ],
  },
  {
    query: 'GasCostSummary',
    pages: [
      '/references/fullnode-protocol/types/effects',
      '/references/sui-api/sui-graphql/reference/types/objects/gas-cost-summary',
      '/references/sui-api/json-rpc/types/effects',
    ],
  },
  {query: 'MoveValue graphql', pages: ['/references/sui-api/sui-graphql/reference/types/objects/move-value']},
  {query: 'ObjectFilter graphql', pages: ['/references/sui-api/sui-graphql/reference/types/inputs/object-filter']},
  {
    query: 'EventFilter',
    pages: [
      '/references/sui-api/sui-graphql/reference/types/inputs/event-filter',
      '/references/fullnode-protocol/types/filters',
      '/references/sui-api/json-rpc/types/effects',
    ],
  },
  {query: 'UInt53', pages: ['/references/sui-api/sui-graphql/reference/types/scalars/uint-53']},
  {query: 'executeTransaction mutation', pages: ['/references/sui-api/sui-graphql/reference/operations/mutations/execute-transaction']},
  {
    query: 'multiGetObjects',
    pages: [
      '/references/sui-api/sui-graphql/reference/operations/queries/multi-get-objects',
      '/references/sui-api/json-rpc/read/sui-multi-get-objects',
    ],
  },
  {
    query: 'sui client call --gas-budget',
    pages: ['/references/cli/client/transactions', '/references/cli/client'],
  },
  {query: 'sui client merge-coin', pages: ['/references/cli/client/payments']},
  {
    query: 'sui client new-env',
    pages: ['/references/cli/client/addresses', '/guides/developer/getting-started/connect'],
  },
  {query: 'sui client pay-all-sui', pages: ['/references/cli/client/payments']},
  {
    query: 'sui client upgrade --upgrade-capability',
    pages: ['/references/cli/client/packages'],
  },
  {
    query: 'sui client verify-source',
    pages: [
      '/references/cli/client/packages',
      '/guides/developer/advanced/package-management',
      '/guides/developer/advanced/source-verification',
    ],
  },
  {query: 'keytool import', pages: ['/references/cli/keytool']},
  {query: 'sui keytool multi-sig-combine-partial-sig', pages: ['/references/cli/keytool', '/guides/developer/cryptography/multisig']},
  {query: 'sui move test --coverage', pages: ['/references/cli/move', '/guides/developer/first-app/build-test']},
  {query: 'sui move disassemble', pages: ['/references/cli/move']},
  {query: 'sui replay transaction digest', pages: ['/references/cli/replay', '/guides/developer/first-app/debug']},
  {query: 'sui start --with-faucet', pages: ['/references/cli/start', '/guides/developer/getting-started/local-network']},
  {query: 'sui ptb --assign', pages: ['/references/cli/ptb']},
  {query: '--move-call with type args', pages: ['/references/cli/ptb']},
  {
    query: 'sui validator become-candidate',
    pages: ['/references/cli/validator', '/guides/operator/validator-config'],
  },
  {query: 'addr-subs', pages: ['/references/package-managers/package-manager-migration']},
  {
    query: '[environments] Move.toml',
    pages: ['/references/package-managers/manifest-reference', '/guides/developer/advanced/package-management'],
  },
  {query: 'authority-store-pruning-config', pages: ['/guides/operator/data-management', '/guides/operator/sui-full-node']},
  {
    query: 'num-epochs-to-retain',
    pages: [
      '/guides/operator/data-management',
      '/guides/operator/sui-full-node',
      '/references/errors/node',
      '/guides/operator/validator-config',
    ],
  },
  {
    query: 'ingestion-url',
    pages: ['/guides/operator/archives', '/guides/operator/sui-full-node'],
  },
  {
    query: 'metrics-address',
    pages: ['/guides/operator/sui-full-node', '/guides/operator/monitoring', '/guides/operator/validator-config'],
  },
  {
    query: 'enable-index-processing',
    pages: ['/guides/operator/sui-full-node', '/guides/operator/data-management'],
  },
  {
    query: 'last_executed_checkpoint',
    pages: ['/guides/operator/monitoring', '/guides/operator/alerts', '/guides/operator/troubleshooting'],
  },
  {
    query: 'TransactionExpiration ValidDuring',
    pages: [
      '/guides/developer/sui-101/building-ptb',
      '/references/fullnode-protocol/types/transactions',
      '/guides/developer/coin/address-balances',
      '/concepts/transactions',
      '/references/errors/inputs',
      '/concepts/cryptography/transaction-auth/offline-signing',
    ],
  },
  {
    query: 'SplitCoins',
    pages: [
      '/references/ptb-commands',
      '/guides/developer/sui-101/coin-mgt',
      '/references/fullnode-protocol/types/transactions',
      '/references/sui-api/sui-graphql/reference/types/objects/split-coins-command',
    ],
  },
  {
    query: 'MakeMoveVec',
    pages: [
      '/references/ptb-commands',
      '/guides/developer/advanced/ptb-cookbook',
      '/references/fullnode-protocol/types/transactions',
      '/references/sui-api/sui-graphql/reference/types/objects/make-move-vec-command',
      '/references/cli/ptb',
    ],
  },
  {query: 'balance::joi', pages: ['/references/framework/sui/balance']},
  {query: 'dynamic_obj', pages: ['/references/framework/sui/dynamic_object_field']},
  {query: 'suix_getBal', pages: ['/references/sui-api/json-rpc/coin-query/suix-get-balance', '/guides/developer/advanced/json-rpc-calls']},
  {
    query: 'sui_multiGet',
    pages: [
      '/references/sui-api/json-rpc/read/sui-multi-get-objects',
      '/references/sui-api/json-rpc/read/sui-multi-get-transaction-blocks',
    ],
  },
  {query: 'transfer::publ', pages: ['/references/framework/sui/transfer']},
  {query: 'margin_poo', pages: ['/references/packages/deepbook_margin/margin_pool']},
  {
    query: 'test_scenar',
    pages: [
      '/references/framework/sui/test_scenario',
      '/guides/developer/first-app/build-test',
      '/guides/developer/app-examples/scenario-testing',
    ],
  },
  {query: 'pay-all-su', pages: ['/references/cli/client/payments']},
  {query: 'nitro_attest', pages: ['/references/framework/sui/nitro_attestation']},
  {query: 'verify_groth16', pages: ['/references/framework/sui/groth16', '/guides/developer/cryptography/groth16']},
];
