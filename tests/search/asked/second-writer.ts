import type {Asked} from './asked';

/** Look-ups, concepts and standards by a second writer, half of them misspelled or half typed. */
export const secondWriter: readonly Asked[] = [
  {
    query: 'transfer::public_share_object',
    pages: ['/references/framework/sui/transfer', '/concepts/object-ownership/shared'],
  },
  {query: 'TransferPolicyCap', pages: ['/references/framework/sui/transfer_policy', '/standards/kiosk']},
  {
    query: 'ctx.epoch_timestamp_ms',
    pages: ['/references/framework/sui/tx_context', '/guides/developer/sui-101/access-time', '/concepts/sui-architecture/epochs'],
  },
  {query: 'kiosk::place_and_list', pages: ['/references/framework/sui/kiosk', '/standards/kiosk']},
  {
    query: 'coin_registry::new_currency_with_otw',
    pages: ['/references/framework/sui/coin_registry', '/guides/developer/coin', '/standards/currency'],
  },
  {query: 'package::claim_and_keep', pages: ['/references/framework/sui/package']},
  {query: 'vec_map get_entry_by_idx', pages: ['/references/framework/sui/vec_map']},
  {
    query: 'FungibleStakedSui',
    pages: [
      '/references/framework/sui_system/staking_pool',
      '/concepts/tokenomics/staking-unstaking',
      '/guides/operator/validator-rewards',
      '/references/framework/sui_system/sui_system',
    ],
  },
  {query: 'request_add_stake_non_entry', pages: ['/references/framework/sui_system/sui_system', '/concepts/tokenomics/staking-unstaking']},
  {query: 'option::destroy_with_default', pages: ['/references/framework/std/option']},
  {query: 'type_name::with_defining_ids', pages: ['/references/framework/std/type_name']},
  {query: 'load_nitro_attestation', pages: ['/references/framework/sui/nitro_attestation', '/concepts/cryptography/nautilus']},
  {query: 'dynamic_object_field::exists_with_type', pages: ['/references/framework/sui/dynamic_object_field']},
  {query: 'deepbook::pool place_limit_order', pages: ['/references/packages/deepbook/pool', '/standards/deepbookv3/orders']},
  {query: 'generate_proof_as_trader', pages: ['/references/packages/deepbook/balance_manager', '/standards/deepbookv3/balance-manager']},
  {
    query: 'margin_manager borrow_base',
    pages: ['/references/packages/deepbook_margin/margin_manager', '/standards/deepbook-margin/margin-manager'],
  },
  {query: 'process_registry_payment', pages: ['/references/packages/payment_kit/payment_kit', '/standards/payment-kit']},
  {query: 'suins set_reverse_lookup', pages: ['/references/packages/suins/controller', '/references/packages/suins/registry']},
  {query: 'bridge chain_ids module', pages: ['/references/framework/bridge/chain_ids']},
  {
    query: 'affectedAddress transaction filter',
    pages: [
      '/references/sui-api/sui-graphql/reference/types/inputs/transaction-filter',
      '/guides/developer/getting-started/graphql-rpc',
      '/references/fullnode-protocol/types/filters',
      '/guides/developer/advanced/grpc',
      '/guides/developer/payments/p2p',
    ],
  },
  {
    query: 'supplyState graphql',
    pages: [
      '/references/sui-api/sui-graphql/reference/types/enums/supply-state',
      '/references/sui-api/sui-graphql/reference/types/objects/coin-metadata',
      '/guides/developer/coin/fixed-supply',
    ],
  },
  {
    query: 'multiGetTransactionEffects',
    pages: ['/references/sui-api/sui-graphql/reference/operations/queries/multi-get-transaction-effects'],
  },
  {query: 'BatchGetObjects grpc', pages: ['/references/fullnode-protocol/ledger-service']},
  {query: 'do_gas_selection', pages: ['/references/fullnode-protocol/transaction-execution-service']},
  {query: 'ReverseLookupName', pages: ['/references/fullnode-protocol/name-service']},
  {
    query: 'grpc read_mask',
    pages: [
      '/references/fullnode-protocol',
      '/guides/developer/advanced/grpc',
      '/concepts/grpc-overview',
      '/references/sui-api/rpc-best-practices',
      '/sui-glossary',
    ],
  },
  {query: 'EndOfEpochData message', pages: ['/references/fullnode-protocol/types/checkpoints']},
  {query: 'suix_getReferenceGasPrice', pages: ['/references/sui-api/json-rpc/governance-read/suix-get-reference-gas-price']},
  {
    query: 'sui_devInspectTransactionBlock',
    pages: [
      '/references/sui-api/json-rpc/write/sui-dev-inspect-transaction-block',
      '/guides/developer/advanced/json-rpc-migration',
      '/guides/developer/advanced/graphql-migration',
    ],
  },
  {query: 'unsafe_requestWithdrawStake', pages: ['/references/sui-api/json-rpc/transaction-builder/unsafe-request-withdraw-stake']},
  {query: 'sui client ptb --make-move-vec', pages: ['/references/cli/ptb', '/references/ptb-commands']},
  {
    query: '--serialize-unsigned-transaction',
    pages: ['/references/cli/client', '/guides/developer/cryptography/multisig'],
  },
  {query: 'keytool multi-sig-combine-partial-sig', pages: ['/references/cli/keytool', '/guides/developer/cryptography/multisig']},
  {query: 'sui start --force-regenesis', pages: ['/references/cli/start', '/guides/developer/getting-started/local-network']},
  {query: '--skip-dependency-verification', pages: ['/references/cli/client/packages']},
  {
    query: 'state-archive-read-config',
    pages: ['/guides/operator/archives', '/guides/operator/sui-full-node', '/guides/operator/remote-store-setup'],
  },
  {query: 'transaction-deny-config', pages: ['/guides/operator/validator-protection']},
  {
    query: 'highest_synced_checkpoint metric',
    pages: ['/guides/operator/monitoring', '/guides/operator/alerts', '/guides/operator/troubleshooting'],
  },
  {
    query: 'rename-from dependency',
    pages: [
      '/references/package-managers/manifest-reference',
      '/guides/developer/advanced/package-management',
      '/references/errors/cli/packages',
    ],
  },
  {query: 'EItemLocked', pages: ['/references/framework/sui/kiosk', '/standards/kiosk', '/references/errors/abort-codes/framework']},
  {query: 'what happens to an item when I offer it in a kiosk', pages: ['/standards/kiosk', '/references/framework/sui/kiosk']},
  {
    query: 'royalty on every resale that buyers cannot get around',
    pages: [
      '/standards/kiosk',
      '/references/packages/kiosk/royalty_rule',
      '/references/packages/kiosk/kiosk_lock_rule',
      '/references/framework/sui/transfer_policy',
    ],
  },
  {
    query: 'difference between coin and token',
    pages: ['/standards/closed-loop-token/coin-token-comparison', '/standards/closed-loop-token'],
  },
  {query: 'closed loop token loyalty points', pages: ['/guides/developer/coin/loyalty', '/standards/closed-loop-token']},
  {
    query: 'hot potato pattern',
    pages: ['/guides/developer/sui-101/simulating-refs', '/sui-glossary', '/guides/developer/advanced/ptb-cookbook'],
  },
  {query: 'which deepbook version should I use', pages: ['/standards/deepbook', '/standards/deepbookv2']},
  {
    query: 'deepbook lower taker fee with DEEP',
    pages: [
      '/standards/deepbookv3/staking-governance',
      '/standards/deepbookv3-sdk/staking-governance',
      '/standards/deepbookv3/fees-and-referrals',
      '/standards/deepbookv3',
      '/standards/deepbookv3/design',
    ],
  },
  {
    query: 'margin trading and liquidation on deepbook',
    pages: ['/standards/deepbook-margin', '/references/packages/deepbook_margin/margin_manager', '/standards/deepbook-margin/liquidation'],
  },
  {query: 'make my wallet visible to dapps', pages: ['/standards/wallet-standard']},
  {query: 'how do explorers know which image to show for an nft', pages: ['/standards/display', '/guides/developer/nft']},
  {query: 'display template nested fields and formats', pages: ['/references/object-display-syntax', '/standards/display']},
  {query: 'are gas fees burned', pages: ['/concepts/tokenomics']},
  {
    query: 'what is the storage fund for',
    pages: ['/concepts/tokenomics', '/guides/operator/validator-rewards', '/sui-glossary', '/references/framework/sui_system/storage_fund'],
  },
  {
    query: 'storage rebate percentage',
    pages: ['/concepts/tokenomics/gas-in-sui', '/sui-glossary', '/concepts/sui-architecture/sui-storage', '/concepts/tokenomics'],
  },
  {query: 'how does mysticeti commit a block', pages: ['/concepts/sui-architecture/consensus', '/guides/operator/validator-committee']},
  {
    query: 'when is a transaction final',
    pages: ['/concepts/sui-architecture/transaction-lifecycle', '/guides/operator/exchange-integration', '/sui-glossary'],
  },
  {
    query: 'quorum two thirds of voting power',
    pages: [
      '/guides/operator/validator-committee',
      '/concepts/sui-architecture/consensus',
      '/sui-glossary',
      '/concepts/sui-architecture/sui-security',
      '/references/framework/sui_system/voting_power',
    ],
  },
  {
    query: 'who decides the reference gas price',
    pages: ['/concepts/tokenomics/gas-pricing', '/sui-glossary', '/guides/operator/validator-tasks'],
  },
  {
    query: 'is stake slashed when a validator misbehaves',
    pages: ['/concepts/sui-architecture/staking-rewards', '/guides/operator/validator-rewards', '/concepts/tokenomics/staking-unstaking'],
  },
  {
    query: 'what changes at an epoch boundary',
    pages: ['/concepts/sui-architecture/epochs', '/guides/operator/validator-committee', '/sui-glossary'],
  },
  {query: 'vesting contract with a cliff', pages: ['/concepts/tokenomics/vesting-strategies', '/references/examples/grain_silo']},
  {query: 'bridge limits between ethereum and sui', pages: ['/concepts/tokenomics/sui-bridging', '/references/framework/bridge/limiter']},
  {
    query: 'address balance versus coin objects',
    pages: ['/concepts/address-balances', '/guides/developer/coin/address-balances', '/guides/developer/sui-101/coin-mgt'],
  },
  {
    query: 'pay with usdc without holding any sui for gas',
    pages: [
      '/guides/developer/coin/gasless-transfers',
      '/guides/developer/sui-101/sponsor-txn',
      '/guides/developer/payments/p2p',
      '/guides/developer/payments',
    ],
  },
  {query: 'lamport timestamps object version', pages: ['/concepts/versioning']},
  {
    query: 'party object',
    pages: [
      '/concepts/object-ownership/party',
      '/references/framework/sui/party',
      '/sui-glossary',
      '/guides/developer/sui-101/shared-owned',
    ],
  },
  {
    query: 'what if the zklogin salt is lost',
    pages: ['/concepts/cryptography/zklogin', '/guides/developer/cryptography/zklogin-integration', '/sui-glossary'],
  },
  {query: 'trusted execution environment', pages: ['/concepts/cryptography/nautilus', '/guides/developer/cryptography/nautilus']},
  {
    query: 'stop an invoice from being paid twice',
    pages: ['/standards/payment-kit', '/references/packages/payment_kit/payment_kit', '/guides/developer/payments/verify'],
  },
  {
    query: 'where are symbol and decimals of a currency stored',
    pages: ['/standards/currency', '/references/framework/sui/coin_registry', '/guides/developer/coin'],
  },
  {
    query: 'one time witness',
    pages: ['/references/framework/sui/types', '/sui-glossary', '/guides/developer/coin', '/references/errors/compiler/sui'],
  },
  {query: 'verify a checkpoint without trusting the node', pages: ['/concepts/cryptography/system/checkpoint-verification']},
  {query: 'kiosk extension permissions', pages: ['/standards/kiosk-apps', '/references/framework/sui/kiosk_extension']},
  {query: 'soft bundle ordering', pages: ['/sui-glossary', '/concepts/transactions/soft-bundles']},
  {
    query: 'publc_share_objct',
    pages: ['/references/framework/sui/transfer', '/concepts/object-ownership/shared'],
  },
  {query: 'trasfer::recieve', pages: ['/references/framework/sui/transfer', '/concepts/transfers/transfer-to-object']},
  {query: 'dynamic_feild', pages: ['/references/framework/sui/dynamic_field', '/concepts/dynamic-fields']},
  {query: 'coin_regis', pages: ['/references/framework/sui/coin_registry', '/standards/currency']},
  {query: 'tx_contxt', pages: ['/references/framework/sui/tx_context']},
  {query: 'linked_tabl', pages: ['/references/framework/sui/linked_table']},
  {
    query: 'test_scenaro',
    pages: [
      '/references/framework/sui/test_scenario',
      '/guides/developer/first-app/build-test',
      '/guides/developer/app-examples/scenario-testing',
    ],
  },
  {query: 'TransferPolcy', pages: ['/references/framework/sui/transfer_policy', '/standards/kiosk']},
  {query: 'groht16', pages: ['/references/framework/sui/groth16', '/guides/developer/cryptography/groth16']},
  {query: 'secp256k1_ecrec', pages: ['/references/framework/sui/ecdsa_k1', '/guides/developer/cryptography/signing']},
  {query: 'staking_poo', pages: ['/references/framework/sui_system/staking_pool']},
  {
    query: 'margin_manag',
    pages: [
      '/references/packages/deepbook_margin/margin_manager',
      '/standards/deepbook-margin',
      '/standards/deepbook-margin/margin-manager',
    ],
  },
  {query: 'suix_getAllBal', pages: ['/references/sui-api/json-rpc/coin-query/suix-get-all-balances']},
  {
    query: 'suix_queryTransactonBlocks',
    pages: [
      '/references/sui-api/json-rpc/extended/suix-query-transaction-blocks',
      '/guides/developer/advanced/json-rpc-calls',
      '/guides/developer/advanced/graphql-migration',
    ],
  },
  {query: 'sui_tryMultiGetPast', pages: ['/references/sui-api/json-rpc/read/sui-try-multi-get-past-objects']},
  {query: 'unsafe_splitCoinEq', pages: ['/references/sui-api/json-rpc/transaction-builder/unsafe-split-coin-equal']},
  {query: 'ListOwnedObj', pages: ['/references/fullnode-protocol/state-service']},
  {
    query: 'SimulateTransacton',
    pages: [
      '/references/fullnode-protocol/transaction-execution-service',
      '/references/sui-api/sui-graphql/reference/operations/queries/simulate-transaction',
    ],
  },
  {
    query: 'verifyZkLoginSig',
    pages: [
      '/references/sui-api/sui-graphql/reference/operations/queries/verify-zk-login-signature',
      '/references/sui-api/json-rpc/read/sui-verify-zk-login-signature',
    ],
  },
  {query: 'MovePackageConection', pages: ['/references/sui-api/sui-graphql/reference/types/objects/move-package-connection']},
  {query: 'IAddresable', pages: ['/references/sui-api/sui-graphql/reference/types/interfaces/iaddressable']},
  {query: 'keytol genrate', pages: ['/references/cli/keytool']},
  {query: 'sui client publsh', pages: ['/references/cli/client/packages', '/guides/developer/first-app/publish']},
  {
    query: 'Published.tom',
    pages: [
      '/references/package-managers/manifest-reference',
      '/guides/developer/first-app/publish',
      '/guides/developer/advanced/package-management',
      '/concepts/sui-move-concepts/packages/automated-address-management',
      '/sui-glossary',
    ],
  },
  {query: 'last_executed_check', pages: ['/guides/operator/monitoring', '/guides/operator/alerts', '/guides/operator/troubleshooting']},
  {
    query: 'deepbok balance manger',
    pages: [
      '/standards/deepbookv3/balance-manager',
      '/references/packages/deepbook/balance_manager',
      '/standards/deepbookv3-sdk/balance-manager',
      '/sui-glossary',
    ],
  },
  {query: 'kisok', pages: ['/standards/kiosk', '/references/framework/sui/kiosk']},
  {query: 'walet standart', pages: ['/standards/wallet-standard']},
  {query: 'tokenomcs', pages: ['/concepts/tokenomics']},
  {query: 'close lop tokn', pages: ['/standards/closed-loop-token', '/references/framework/sui/token']},
];
