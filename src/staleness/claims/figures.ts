import type {ConstantClaim, FigureClaim, SinceFigureClaim} from './types';

const mainnet = (figure: string, key: string, from?: FigureClaim['from']): FigureClaim => ({
  kind: 'figure',
  figure,
  chain: 'Mainnet',
  key,
  ...(from === undefined ? {} : {from}),
});

/** `validity_check` wants fewer than the value, so that the most allowed is one less. */
const below = (value: number): number => value - 1;

const inTransaction = (name: string, key: string, from?: FigureClaim['from']): FigureClaim =>
  mainnet(`protocol.transaction.${name}`, key, from);

/** Figures that are values of the protocol's configuration, read at the documented version. */
export const figureClaims: readonly FigureClaim[] = [
  inTransaction('commands', 'max_programmable_tx_commands', below),
  inTransaction('inputs', 'max_input_objects'),
  inTransaction('bytes', 'max_tx_size_bytes'),
  inTransaction('gasCoins', 'max_gas_payment_objects'),
  inTransaction('pureArgumentBytes', 'max_pure_argument_size', below),
  inTransaction('argumentsPerCommand', 'max_arguments', below),
  inTransaction('publishes', 'max_publish_or_upgrade_per_ptb'),
  inTransaction('events', 'max_num_event_emit'),
  inTransaction('eventBytes', 'max_event_emit_size'),
  inTransaction('allEventsBytes', 'max_event_emit_size_total'),
  inTransaction('newObjects', 'max_num_new_move_object_ids'),
  inTransaction('childObjects', 'object_runtime_max_num_cached_objects'),
  inTransaction('writtenBytes', 'max_size_written_objects'),
  inTransaction('effectsBytes', 'max_serialized_tx_effects_size_bytes'),
  inTransaction('maxGasBudgetSui', 'max_tx_gas', (mist) => mist / 1_000_000_000),
  inTransaction('gasPrice', 'max_gas_price', below),
  inTransaction('computationUnits', 'max_gas_computation_bucket'),
  mainnet('protocol.object.bytes', 'max_move_object_size'),
  mainnet('protocol.object.packageBytes', 'max_move_package_size'),
  mainnet('protocol.object.nesting', 'max_move_value_depth'),
  mainnet('protocol.package.modules', 'max_modules_in_publish', below),
  mainnet('protocol.package.dependencies', 'max_package_dependencies', below),
  mainnet('protocol.storage.unitsPerByte', 'obj_data_cost_refundable'),
  mainnet('protocol.storage.mistPerUnit', 'storage_gas_price'),
  mainnet('protocol.storage.rebatePercent', 'storage_rebate_rate', (rate) => rate / 100),
  mainnet('protocol.references.live', 'max_ptb_live_references'),
  mainnet('protocol.references.returnedByCommand', 'max_ptb_returned_references'),
  mainnet('protocol.references.returnedInAll', 'max_ptb_total_returned_references'),
  mainnet('protocol.scratchEntries', 'max_scratch_pad_size'),
  mainnet('protocol.zkLoginEpochs', 'zklogin_max_epoch_upper_bound_delta'),
  mainnet('consensus.block.transactions', 'consensus_max_num_transactions_in_block'),
  mainnet('consensus.block.bytes', 'consensus_max_transactions_in_block_bytes'),
  mainnet('consensus.checkpoint.transactions', 'max_transactions_per_checkpoint'),
  mainnet('consensus.checkpoint.bytes', 'max_checkpoint_size_bytes'),
  mainnet('consensus.checkpoint.gapMs', 'min_checkpoint_interval_ms'),
  mainnet('consensus.deferralRounds', 'max_deferral_rounds_for_congestion_control'),
  mainnet('gasless.perSecond', 'gasless_max_tps'),
  mainnet('gasless.computationUnits', 'gasless_max_computation_units'),
  mainnet('gasless.transactionBytes', 'gasless_max_tx_size_bytes'),
];

const since = (name: string, flag: string, chain: 'Mainnet' | 'Testnet' = 'Mainnet'): SinceFigureClaim => ({
  kind: 'since-figure',
  figure: `${chain.toLowerCase()}Since.${name}`,
  chain,
  flag,
});

/** The first version of Mainnet, or of Testnet, with a feature. */
export const sinceFigureClaims: readonly SinceFigureClaim[] = [
  since('groupOps', 'enable_group_ops_native_functions'),
  since('denyListV2', 'enable_coin_deny_list_v2'),
  since('randomness', 'random_beacon'),
  since('uncompressedG1', 'uncompressed_g1_group_elements'),
  since('nitroAttestation', 'enable_nitro_attestation'),
  since('passkeys', 'passkey_auth'),
  since('partyObjects', 'enable_party_transfer'),
  since('coinRegistry', 'enable_coin_registry'),
  since('ptbExecutionV2', 'enable_ptb_execution_v2'),
  since('lockingAfterConsensus', 'disable_preconsensus_locking'),
  since('gasRoundingByDigits', 'gas_rounding_halve_digits'),
  since('poseidon', 'enable_poseidon'),
  since('txContextAnywhere', 'flexible_tx_context_positions'),
  since('addressAliases', 'address_aliases'),
  since('denyListForParties', 'use_coin_party_owner'),
  since('addressBalances', 'enable_accumulators'),
  since('gasless', 'enable_gasless'),
  since('authenticatedEvents', 'enable_authenticated_event_streams'),
  since('epochsByTime', 'timestamp_based_epoch_close'),
  since('initOnUpgrade', 'enable_init_on_upgrade'),
  since('unifiedLinkage', 'enable_unified_linkage'),
  since('scratch', 'max_scratch_pad_size'),
  since('epochDeadline', 'epoch_close_deadline_ms'),
  since('txContextOnce', 'ptb_tx_context_restrictions'),
  since('liveReferences', 'max_ptb_live_references'),
  since('allowedProposers', 'allowed_proposers'),
  since('checkedIndices', 'validate_ptb_argument_indices'),
  since('allowances', 'enable_allowances'),
  since('allowances', 'enable_allowances', 'Testnet'),
  since('packageReads', 'obj_access_cost_read_per_package_kb', 'Testnet'),
];

/** Figures that repeat a constant of the code. */
export const constantClaims: readonly ConstantClaim[] = [
  {kind: 'constant', figure: 'limits.mistPerSui', file: 'crates/sui-types/src/gas_coin.rs', name: 'MIST_PER_SUI'},
  {kind: 'constant', figure: 'limits.multisigKeys', file: 'crates/sui-types/src/multisig.rs', name: 'MAX_SIGNER_IN_MULTISIG'},
  {kind: 'constant', figure: 'protocol.unpaidProposers', file: 'crates/sui-types/src/transaction.rs', name: 'MAX_UNPAID_ALLOWED_PROPOSERS'},
  {kind: 'constant', figure: 'consensus.power.total', file: 'crates/sui-types/src/committee.rs', name: 'TOTAL_VOTING_POWER'},
  {kind: 'constant', figure: 'consensus.power.quorum', file: 'crates/sui-types/src/committee.rs', name: 'QUORUM_THRESHOLD'},
  {
    kind: 'constant',
    figure: 'networks.mainnet.chainDigest',
    file: 'crates/sui-types/src/digests.rs',
    name: 'MAINNET_CHAIN_IDENTIFIER_BASE58',
  },
  {
    kind: 'constant',
    figure: 'networks.testnet.chainDigest',
    file: 'crates/sui-types/src/digests.rs',
    name: 'TESTNET_CHAIN_IDENTIFIER_BASE58',
  },
];
