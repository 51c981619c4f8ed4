/** A page of messages and enums that belong to no single service. */
export interface Topic {
  slug: string;
  title: string;
  /** Shorter name for the sidebar. */
  label: string;
  /** What the page holds, in one sentence of 50 to 160 characters. */
  description: string;
  /** What a reader should know before the first table, in Markdown. */
  intro: string;
  /** .proto files, in the order of the page. Files of services are on the services' own pages. */
  files: readonly string[];
}

const sui = (...names: readonly string[]): string[] => names.map((name) => `sui/rpc/v2/${name}.proto`);
const google = (...names: readonly string[]): string[] => names.map((name) => `google/${name}.proto`);

/** Where each .proto file that declares no service is shown. */
export const topics: readonly Topic[] = [
  {
    slug: 'transactions',
    title: 'Transaction messages of the gRPC API',
    label: 'Transactions',
    description: 'Transaction, its kinds, commands, inputs, gas payment and expiration, and ExecutedTransaction, as gRPC returns them.',
    intro:
      'A `Transaction` is what a sender signs. An `ExecutedTransaction` wraps it together with signatures, [effects](/references/fullnode-protocol/types/effects), events and the checkpoint that holds it; most methods return that wrapper and fill only what the [field mask](/references/fullnode-protocol#field-masks) names.',
    files: sui('executed_transaction', 'transaction', 'input', 'argument', 'balance_change'),
  },
  {
    slug: 'effects',
    title: 'Transaction effects and execution errors of the gRPC API',
    label: 'Effects and errors',
    description: 'TransactionEffects, changed objects, gas costs, events and every execution error that a failed transaction can report.',
    intro:
      'Effects say what a [transaction](/references/fullnode-protocol/types/transactions) did: its status, the objects it touched, what it cost. A transaction that failed has effects too; `status.success` is false there and `status.error` says why.',
    files: sui('effects', 'gas_cost_summary', 'execution_status', 'event'),
  },
  {
    slug: 'filters',
    title: 'Filters and query options of the gRPC API',
    label: 'Filters and queries',
    description: 'TransactionFilter, EventFilter, cursors, watermarks and end reasons of the streaming list and subscription methods.',
    intro:
      'The list methods of [LedgerService](/references/fullnode-protocol/ledger-service) and the streams of [SubscriptionService](/references/fullnode-protocol/subscription-service) take the same filters. A filter is a disjunction: one of its terms has to match, and within a term all literals have to.',
    files: sui('filter', 'query_options'),
  },
  {
    slug: 'checkpoints',
    title: 'Checkpoint messages of the gRPC API',
    label: 'Checkpoints',
    description: 'Checkpoint, its summary, contents, commitments, validator signature and end-of-epoch data, as gRPC returns them.',
    intro:
      'A `Checkpoint` is a certified slice of history: a summary that validators signed, the list of transactions it contains and, if the [field mask](/references/fullnode-protocol#field-masks) asks for them, those transactions and their objects.',
    files: sui('checkpoint', 'checkpoint_summary', 'checkpoint_contents'),
  },
  {
    slug: 'objects',
    title: 'Object messages of the gRPC API',
    label: 'Objects',
    description: 'Object, Owner, ObjectReference and Display: what gRPC returns for an object on Sui, with every field and enum value.',
    intro:
      'Contents come in two forms. `contents` is the Move value in BCS, which is exact; `json` is a rendering for people and scripts, cut off at a size that the node sets.',
    files: sui('object', 'owner', 'object_reference'),
  },
  {
    slug: 'packages',
    title: 'Move package messages of the gRPC API',
    label: 'Move packages',
    description: 'Package, Module, DatatypeDescriptor, FunctionDescriptor and OpenSignature: how gRPC describes published Move code.',
    intro:
      '[MovePackageService](/references/fullnode-protocol/move-package-service) returns these descriptors. `storage_id` is the address of one version of a package, `original_id` the address of its first version, which type names carry.',
    files: sui('move_package'),
  },
  {
    slug: 'signatures',
    title: 'Signature messages of the gRPC API',
    label: 'Signatures',
    description: 'UserSignature and its forms: simple, multisig, zkLogin and passkey, with schemes, JWKs and validator signatures.',
    intro:
      'A `UserSignature` can be sent as bytes in `bcs` or field by field. The bytes are what `signTransaction` of the TypeScript SDK returns, decoded from Base64.',
    files: sui('signature', 'signature_scheme', 'jwk'),
  },
  {
    slug: 'epochs',
    title: 'Epoch and system state messages of the gRPC API',
    label: 'Epochs and system state',
    description: 'Epoch, SystemState, Validator, staking pools and ProtocolConfig: what gRPC knows of an epoch and its validator set.',
    intro:
      '[GetEpoch](/references/fullnode-protocol/ledger-service#get-epoch) returns an `Epoch`. The system state is large; name the fields you need, such as `system_state.validators.active_validators`.',
    files: sui('epoch', 'system_state', 'protocol_config'),
  },
  {
    slug: 'values',
    title: 'Common values of the gRPC API',
    label: 'Common values',
    description: 'Bcs, ErrorReason, Status and the protobuf well-known types Timestamp, FieldMask, Struct and Any in the Sui gRPC API.',
    intro:
      'Small types that many messages use. Those of the packages `google.protobuf` and `google.rpc` are protobuf standards; they are here with their fields, and the [protobuf reference](https://protobuf.dev/reference/protobuf/google.protobuf/) has their full text.',
    files: [
      ...sui('bcs', 'error_reason'),
      ...google('rpc/status', 'protobuf/any', 'protobuf/duration', 'protobuf/field_mask', 'protobuf/struct', 'protobuf/timestamp'),
    ],
  },
];

/** Our own words for types whose source comment is a manual of its own. */
export const summaries: Readonly<Record<string, string>> = {
  'google.protobuf.Any': 'A message of any type: its type as a URL, and its bytes. Details of a `google.rpc.Status` come in this form.',
  'google.protobuf.Duration': 'A span of time in seconds and nanoseconds. In JSON it is a string that ends in `s`, such as `"3.5s"`.',
  'google.protobuf.FieldMask':
    'A list of field paths with dots between the levels. In standard protobuf JSON it is one string of camelCase paths with commas, `"objectId,version"`; `grpcurl` takes an object instead, `{"paths": ["object_id", "version"]}`.',
  'google.protobuf.Timestamp':
    'A moment in UTC as seconds and nanoseconds since the Unix epoch. In JSON it is an RFC 3339 string, such as `"2026-11-20T16:42:08.317Z"`.',
};
