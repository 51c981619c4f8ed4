import type {Correction} from '../../words-overlay';

const defaults = '`EPOCH` and `EXECUTE_TRANSACTION` in `crates/sui-rpc-api/src/read_mask_defaults.rs` (1.81)';

/** A request or response whose comment names a service that is not there. */
const wrongService = (service: string, methods: readonly string[], where: string): Correction[] =>
  methods.map((method) => ({
    places: [`sui.rpc.v2.${method}`],
    instead: `\`${service}.${method.replace(/(Request|Response)$/, '')}\``,
    text: `\`${where}.${method.replace(/(Request|Response)$/, '')}\``,
    evidence: `The service declares the method: \`${where}\` in its .proto file`,
  }));

const requests: readonly Correction[] = [
  {
    places: ['sui.rpc.v2.GetEpochRequest.read_mask'],
    instead: 'If no mask is specified, defaults to `epoch`.',
    text: 'If no mask is specified, defaults to `epoch,first_checkpoint,last_checkpoint,start,end,reference_gas_price,protocol_config.protocol_version`.',
    evidence: defaults,
  },
  {
    places: ['sui.rpc.v2.ExecuteTransactionRequest.read_mask'],
    instead: 'defaults to `effects.status,checkpoint`.',
    text: 'defaults to `effects`. `checkpoint` and `timestamp` are never set in this answer, which comes before the checkpoint.',
    evidence: `${defaults}; \`execute_transaction\` in \`grpc/v2/transaction_execution_service/mod.rs\``,
  },
  {
    places: ['sui.rpc.v2.ListCheckpointsRequest.read_mask', 'sui.rpc.v2.SubscribeCheckpointsRequest.read_mask'],
    instead: 'summary, contents, signatures',
    text: 'summary, contents, signature',
    evidence: '`Checkpoint` has the field `signature`; a mask with `signatures` is refused',
  },
  {
    places: ['sui.rpc.v2.ListOwnedObjectsResponse.objects'],
    instead: 'Page of dynamic fields owned by the specified parent.',
    text: 'Page of the objects that the address owns.',
    evidence: '`list_owned_objects.rs`: the request has an `owner` and no parent',
  },
  ...wrongService(
    'NodeService',
    ['GetCoinInfoRequest', 'GetCoinInfoResponse', 'ListDynamicFieldsRequest', 'ListDynamicFieldsResponse'],
    'StateService',
  ),
  ...wrongService(
    'LiveDataService',
    ['GetBalanceRequest', 'GetBalanceResponse', 'ListBalancesRequest', 'ListBalancesResponse'],
    'StateService',
  ),
  ...wrongService('NodeService', ['ExecuteTransactionResponse'], 'TransactionExecutionService'),
];

const values: readonly Correction[] = [
  {
    places: ['sui.rpc.v2.CheckpointSummary.timestamp'],
    instead: 'Timestamp of the checkpoint - number of milliseconds from the Unix epoch',
    text: 'Timestamp of the checkpoint, as a `google.protobuf.Timestamp`.',
    evidence: 'The type of the field; the milliseconds are those of the BCS form',
  },
  {
    places: ['sui.rpc.v2.ExecutedTransaction.events'],
    instead: '`sui.types.TransactionEffects.events_digest`',
    text: '`sui.rpc.v2.TransactionEffects.events_digest`',
    evidence: 'There is no package `sui.types`',
  },
  {
    places: ['sui.rpc.v2.ConsensusCommitPrologue'],
    instead: 'This message can represent V1, V2, and V3 prologue types.',
    text: 'This message can represent V1, V2, V3 and V4 prologue types.',
    evidence: 'Its fields say what is present in V4; `TransactionKind.Kind` has `CONSENSUS_COMMIT_PROLOGUE_V4`',
  },
  {
    places: ['sui.rpc.v2.Object.storage_rebate'],
    instead: 'The amount of SUI to rebate',
    text: 'The amount in MIST to rebate',
    evidence: '`storage_rebate: u64` of `ObjectInner`, which gas charging counts in MIST',
  },
  {
    places: ['sui.rpc.v2.StakingPool.sui_balance'],
    instead: 'The total number of SUI tokens in this pool',
    text: 'The total amount of SUI in this pool, in MIST',
    evidence: '`sui_balance: u64` of `0x3::staking_pool::StakingPool`',
  },
  {
    places: ['sui.rpc.v2.ValidatorAggregatedSignature'],
    instead: '/ An aggregated signature from multiple validators.',
    text: 'An aggregated signature from multiple validators.',
    evidence: 'A slash too many in the .proto file',
  },
  {
    places: ['sui.rpc.v2.CoinMetadata.id'],
    instead: '0x2::sui::coin_registry::Currency',
    text: '`0x2::coin_registry::Currency`',
    evidence: 'Module `sui::coin_registry` of the framework, whose address is `0x2`',
  },
  {
    places: ['sui.rpc.v2.CoinMetadata.decimals'],
    instead: 'Number of decimal places to coin uses.',
    text: 'Number of decimal places that the coin uses.',
    evidence: 'A slip of the pen',
  },
  {
    places: ['sui.rpc.v2.RegulatedCoinMetadata.coin_metadata_object'],
    instead: "The ID of the coin's `CoinMetadata` or `CoinData` object.",
    text: "The ID of the coin's `CoinMetadata` object. Like `id`, only present for coins that have not been migrated to CoinRegistry.",
    evidence: '`From<&RegulatedState>` in `crates/sui-types/src/rpc_proto_conversions.rs` (1.63) sets neither; there is no type `CoinData`',
  },
  {
    places: ['sui.rpc.v2.NameRecord.registration_nft_id'],
    instead: 'The ID of the `RegistrationNFT` assigned to this record. The owner of the corresponding `RegistrationNFT`',
    text: 'The ID of the `SuinsRegistration` object assigned to this record. The owner of that object',
    evidence: '`suins_registration::SuinsRegistration` of the SuiNS package, in `@mysten/suins`',
  },
  {
    places: ['sui.rpc.v2.NameRecord.expiration_timestamp'],
    instead: "This is either the expiration of the record itself or the expiration of this record's parent if this is a leaf record.",
    text: 'This is what the record itself has stored. A leaf subdomain has 0 there, `1970-01-01T00:00:00Z`: it expires with its parent, whose record has the date.',
    evidence: '`lookup_name` in `grpc/v2/name_service.rs` (1.81); `LEAF_EXPIRATION_TIMESTAMP` in `crates/sui-name-service` (1.63)',
  },
];

const kind = 'sui.rpc.v2.ExecutionError.ExecutionErrorKind';
const argument = 'sui.rpc.v2.CommandArgumentError.CommandArgumentErrorKind';
const errorText = '`ExecutionFailureStatus` in `crates/sui-types/src/execution_status.rs` (1.63)';
const template = `A template of the node's message: ${errorText}`;

const errors: readonly Correction[] = [
  {
    places: [`${kind}.ARITY_MISMATCH`],
    instead: 'Parity mismatch for Move function.',
    text: 'Arity mismatch for Move function.',
    evidence: errorText,
  },
  {
    places: [`${kind}.TYPE_ARITY_MISMATCH`],
    instead: 'Type parity mismatch for Move function.',
    text: 'Type arity mismatch for Move function.',
    evidence: errorText,
  },
  {
    places: [`${kind}.NON_ENTRY_FUNCTION_INVOKED`],
    instead: 'Non-entry function invoked. Move Call must start with an entry function.',
    text: 'The function cannot be called from a transaction: it is neither `public` nor `entry`, it is `init`, or only the module of its type argument may call it, as with `transfer::transfer`.',
    evidence:
      '`check_visibility_and_signature` and `check_private_generics` in `sui-execution/latest/sui-adapter/src/programmable_transactions/execution.rs` (1.63)',
  },
  {
    places: [`${kind}.MOVE_VECTOR_ELEM_TOO_BIG`],
    instead: 'with size {value_size} is larger \\ than the maximum size {max_scaled_size}',
    text: 'is larger than the maximum size; `size_error` has both sizes, in bytes',
    evidence: template,
  },
  {
    places: [`${kind}.MOVE_VECTOR_ELEM_TOO_BIG`],
    instead: 'scaled based on the \\ type of the vector element',
    text: 'scaled based on the type of the vector element',
    evidence: template,
  },
  {
    places: [`${kind}.MOVE_RAW_VALUE_TOO_BIG`],
    instead: 'with size {value_size} \\ is larger than the maximum size {max_scaled_size}',
    text: 'is larger than the maximum size; `size_error` has both sizes, in bytes',
    evidence: template,
  },
  {
    places: [`${kind}.MOVE_RAW_VALUE_TOO_BIG`],
    instead: 'scaled based \\ on the type of the value',
    text: 'scaled based on the type of the value',
    evidence: template,
  },
  {
    places: [`${argument}.CANNOT_MOVE_BORROWED_VALUE`],
    instead: "The value's type does resulted in this argument usage being inferred as a move.",
    text: 'Because of its type, this use of the value counts as a move.',
    evidence: 'A slip of the pen',
  },
];

/**
 * Comments of the protobuf files that are wrong. Paths are those of MystenLabs/sui, with the
 * release that was read.
 */
export const corrections: readonly Correction[] = [...requests, ...values, ...errors];
