import type {Correction} from '../../words-overlay';

const types = '`crates/sui-json-rpc-types/src` (1.63)';
const filters = '`get_transactions` in `crates/sui-core/src/jsonrpc_index.rs` (1.63) answers every other filter with `Unsupported`';

/** A filter that the type has and full nodes refused. */
const refused = (name: string, instead: string): Correction => ({
  places: [`TransactionFilter.${name}`],
  instead,
  text: `${instead.replace(/\.$/, '')}. Full nodes refused this filter as unsupported.`,
  evidence: filters,
});

const objects: readonly Correction[] = [
  {
    places: ['SuiObjectData.digest', 'SuiObjectRef.digest', 'ObjectResponseError.digest'],
    instead: 'Base64 string representing the object digest',
    text: 'Digest of the object, in Base58.',
    evidence: '`ObjectDigest` in `crates/sui-types/src/digests.rs` (1.63) is written in Base58',
  },
  {
    places: ['SuiObjectData.display'],
    instead:
      'default to be None unless SuiObjectDataOptions.showContent is set to true This can also be None if the struct type does not have Display defined See more details in <https://forums.sui.io/t/nft-object-display-proposal/4872>',
    text: 'default to be None unless SuiObjectDataOptions.showDisplay is set to true. Its `data` is `null` where the type has no `Display`.',
    evidence: '`options.show_display` in `crates/sui-json-rpc/src/read_api.rs` (1.63); the forum is gone',
  },
  {
    places: ['SuiObjectData.storageRebate'],
    instead: 'The amount of SUI we would rebate',
    text: 'The amount in MIST that is paid back',
    evidence: '`storage_rebate: u64` of the object, which gas charging counts in MIST',
  },
  {
    places: ['SuiObjectResponseQuery.options'],
    instead: 'by default only digest is included',
    text: 'by default object ID, version and digest',
    evidence: `Those fields of \`SuiObjectData\` are no options: \`sui_object.rs\` in ${types}`,
  },
  {
    places: ['sui_tryGetPastObject.version'],
    instead: 'the version of the queried object. If None, default to the latest known version',
    text: 'the version of the queried object. It is required',
    evidence: '`version: SequenceNumber` in `crates/sui-json-rpc-api/src/read.rs` (1.63)',
  },
  {
    places: ['SuiObjectChange.transferred'],
    instead: 'Transfer objects to new address / wrap in another object',
    text: 'A transfer, which nodes did not report in this form: an object with a new owner came as `mutated`, and a wrapped one as `wrapped`.',
    evidence: '`get_object_changes` in `crates/sui-json-rpc/src/object_changes.rs` (1.63) makes no `Transferred`',
  },
];

const transactions: readonly Correction[] = [
  {
    places: ['SuiTransactionBlockResponse.rawTransaction'],
    instead: 'returns empty array if `show_raw_transaction` is false',
    text: 'in Base64. Absent unless `showRawInput` is set.',
    evidence: '`raw_transaction` in `sui_transaction.rs`, skipped where it is empty; `opts.show_raw_input` in `read_api.rs` (1.63)',
  },
  {
    places: ['sui_getEvents.transactionDigest'],
    instead: 'the event query criteria.',
    text: 'Digest of the transaction whose events to return.',
    evidence: '`get_events` in `crates/sui-json-rpc-api/src/read.rs` (1.63)',
  },
  {
    places: ['sui_getCheckpoints.descendingOrder'],
    instead: 'default to false (ascending order), oldest record first.',
    text: 'newest first where `true`. It is required.',
    evidence: '`descending_order: bool` in `crates/sui-json-rpc-api/src/read.rs` (1.63); required in the OpenRPC specification',
  },
  {
    places: ['TransactionFilter.Checkpoint'],
    instead: 'CURRENTLY NOT SUPPORTED. Query by checkpoint.',
    text: 'Transactions of the checkpoint with this sequence number.',
    evidence: '`get_transactions` in `crates/sui-core/src/authority.rs` (1.63) answers it',
  },
  refused('AffectedObject', 'Query for transactions that touch this object.'),
  refused('FromAndToAddress', 'Query by sender and recipient address.'),
  refused('TransactionKind', 'Query by transaction kind'),
  refused('TransactionKindIn', 'Query transactions of any given kind in the input.'),
  {
    places: ['SuiEvent.id'],
    instead: 'Sequential event ID, ie (transaction seq number, event seq number).',
    text: 'Event ID: the digest of the transaction and the index of the event in it.',
    evidence: '`EventID` has `tx_digest` and `event_seq`',
  },
  {
    places: ['SuiEventFilter.TimeRange.endTime'],
    instead: 'milliseconds since epoch, exclusive',
    text: 'milliseconds since epoch, inclusive',
    evidence: '`event_iterator` in `crates/sui-core/src/jsonrpc_index.rs` (1.63) compares with `<=`',
  },
];

const others: readonly Correction[] = [
  {
    places: ['MultiSigPublicKey.threshold', 'MultiSigPublicKeyLegacy.threshold'],
    instead: 'is larger than threshold',
    text: 'is at least the threshold',
    evidence: '`weight_sum >= self.multisig_pk.threshold` in `crates/sui-types/src/multisig.rs` (1.63)',
  },
  {
    places: ['SuiValidatorSummary.stakingPoolDeactivationEpoch'],
    instead: '`None` = {pre-active, active},',
    text: '`null` where it is active, or not yet.',
    evidence: 'The sentence is cut off; `deactivation_epoch` of `0x3::staking_pool::StakingPool`',
  },
  {
    places: ['SuiValidatorSummary.stakingPoolSuiBalance'],
    instead: 'The total number of SUI tokens in this pool.',
    text: 'The total amount of SUI in this pool, in MIST.',
    evidence: '`sui_balance: u64` of `0x3::staking_pool::StakingPool`',
  },
  {
    places: ['DevInspectArgs'],
    instead: 'Additional rguments',
    text: 'Additional arguments',
    evidence: 'A slip of the pen',
  },
  {
    places: ['PasskeyAuthenticator'],
    instead: 'See field defition below.',
    text: 'See field definition below.',
    evidence: 'A slip of the pen',
  },
];

/**
 * Comments of the SDK that are wrong. Paths are those of MystenLabs/sui, with the release that was
 * read.
 */
export const corrections: readonly Correction[] = [...objects, ...transactions, ...others];
