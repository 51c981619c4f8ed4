import type {ErrorEntry} from '../model';

const release = 'release 1.81';
const service = 'crates/sui-indexer-alt-graphql/src';

/**
 * Errors of the GraphQL service about data: cursors, ranges, scalars, time, transactions,
 * signatures.
 */
export const apiGraphqlData: readonly ErrorEntry[] = [
  {
    id: 'graphql-invalid-cursor',
    title: 'Invalid Base64, BCS or JSON in a cursor',
    messages: [
      {from: 'GraphQL', text: 'Invalid Base64'},
      {from: 'GraphQL', text: 'Invalid BCS'},
      {from: 'GraphQL', text: 'Invalid JSON'},
    ],
    meaning: 'The text given as `after` or `before` is no cursor of this connection.',
    causes: [
      'The cursor belongs to another connection, whose cursors are built differently.',
      'It was part of a URL, and `+`, `/` or `=` were changed on the way.',
      'The service was updated since the cursor was stored, and the form of cursors has changed.',
    ],
    find: 'Where the value is not a cursor but transaction bytes, `Invalid Base64` refers to these instead.',
    cure: 'Pass cursors on as they came, encoded with `encodeURIComponent` in URLs. If a stored one fails, start over from a checkpoint bound of your own, such as `afterCheckpoint`.',
    seeAlso: ['/references/sui-api/rpc-best-practices#pages'],
    keywords: ['cursor', 'endCursor', 'startCursor'],
    source: `${service}/api/scalars/cursor.rs and base64.rs, release 1.63`,
  },
  {
    id: 'graphql-cursor-checkpoints',
    title: 'Cursors are pinned to different checkpoints',
    messages: [{from: 'GraphQL', text: 'Cursors are pinned to different checkpoints: … vs …'}],
    meaning: 'Lists of live objects and balances are snapshots, and `after` and `before` come from two different ones.',
    causes: ['A component keeps the start cursor of an earlier load and the end cursor of the newest one.'],
    cure: 'Take both cursors from the same run through the list, or send only one of them.',
    seeAlso: ['/references/sui-api/rpc-best-practices#consistency'],
    keywords: ['snapshot', 'objects connection', 'balances'],
    source: `${service}/api/types/object.rs, ${release}`,
  },
  {
    id: 'graphql-outside-consistent-range',
    title: 'Request is outside consistent range',
    messages: [
      {from: 'GraphQL', text: 'Request is outside consistent range'},
      {from: 'GraphQL', text: 'Checkpoint … in the future'},
    ],
    meaning:
      'Owned objects and balances are kept for recent checkpoints only, and the one you ask for is older than that, or has not been indexed yet.',
    causes: [
      'A user paged through a list so slowly that the snapshot in the cursor is gone.',
      'The checkpoint number comes from a full node, which is a little ahead of the index.',
      'A balance at some past date was asked for, which this service does not keep.',
    ],
    find: '`serviceConfig { availableRange(type: "Address", field: "objects") { first { sequenceNumber } last { sequenceNumber } } }` gives both ends.',
    cure: 'Restart the list without a cursor. After a transaction, wait until the end of the range has reached its checkpoint. For balances of the past, add up balance changes or keep a record of your own.',
    seeAlso: ['/references/sui-api/rpc-best-practices#consistency', '/references/sui-api/rpc-best-practices#fresh'],
    keywords: ['availableRange', 'retention', 'BAD_USER_INPUT'],
    source: `${service}/api/types/object.rs, ${release}`,
  },
  {
    id: 'graphql-one-bound',
    title: 'At most one of a version, a root version, or a checkpoint bound can be specified',
    messages: [
      {
        from: 'GraphQL',
        text: 'At most one of a version, a root version, or a checkpoint bound can be specified when fetching an object',
      },
      {
        from: 'GraphQL',
        text: 'At most one of a version, or a checkpoint bound can be specified when fetching a package',
      },
    ],
    meaning: 'An object was asked for at two points of its history at once.',
    causes: ['A helper always fills `atCheckpoint` and was extended with `version` later.'],
    cure: 'Send `version` for exactly one state, `rootVersion` for a child as its parent had it, or `atCheckpoint` for a moment of the chain. Leave the other variables out of the request.',
    seeAlso: ['/references/sui-graphql', '/guides/developer/advanced/graphql-migration#one-object'],
    keywords: ['rootVersion', 'atCheckpoint', 'version'],
    source: `${service}/api/types/object.rs, ${release}; move_package.rs, release 1.63`,
  },
  {
    id: 'graphql-version-bounded-parent',
    title: 'Cannot paginate owned objects or query balances if the version is bounded',
    messages: [
      {
        from: 'GraphQL',
        text: "Cannot paginate owned objects for a parent object's address if its version is bounded. Fetch the parent at a checkpoint in the consistent range to list its owned objects.",
      },
      {
        from: 'GraphQL',
        text: "Cannot query balances for a parent object's address if its version is bounded. Fetch the parent at a checkpoint in the consistent range to query its balances.",
      },
    ],
    meaning: 'You reached the parent by version, and what it owned then cannot be listed, because lists exist for checkpoints alone.',
    causes: ['A query starts at a transaction or with `version`, and goes on to `objects`, `balances` or `dynamicFields` from there.'],
    cure: 'Fetch the parent anew with `atCheckpoint` or without a bound. A single dynamic field with a known name can be read by version as well.',
    seeAlso: ['/references/sui-api/rpc-best-practices#consistency'],
    keywords: ['rootVersion', 'dynamicFields', 'owned objects'],
    source: `${service}/api/types/object.rs (${release}) and balance.rs (release 1.63)`,
  },
  {
    id: 'graphql-available-range',
    title: 'Type or field not found in availableRange',
    messages: [
      {from: 'GraphQL', text: "Type '…' not found in schema."},
      {from: 'GraphQL', text: "Field '…' not found in type '…'."},
      {from: 'GraphQL', text: "'…' is not an Object or Interface."},
    ],
    meaning: '`serviceConfig.availableRange` takes names of the schema as text, and these do not exist there.',
    causes: [
      'The name of a Move type was passed instead of one of the GraphQL schema.',
      'The capitalization differs: types start with a capital letter, fields do not.',
    ],
    cure: 'Name the type on which the field stands, for example `type: "Query", field: "transactions", filters: ["affectedAddress"]`.',
    seeAlso: ['/references/sui-graphql'],
    keywords: ['retention', 'serviceConfig'],
    source: `${service}/api/types/available_range.rs, commit c4f848f of the renamed copy`,
  },
  {
    id: 'graphql-address-and-number-scalars',
    title: 'Scalars that do not parse: address, digest, integer, date',
    messages: [
      {from: 'GraphQL', text: "Missing '0x' prefix while parsing SuiAddress: …"},
      {from: 'GraphQL', text: 'Invalid hexadecimal character at offset …'},
      {from: 'GraphQL', text: 'Expected digest to be 32B, but got …B'},
      {from: 'GraphQL', text: 'Expected an unsigned integer.'},
      {from: 'GraphQL', text: 'Error parsing DateTime: …'},
    ],
    meaning: 'A variable or literal is of the wrong form for a scalar of the schema.',
    causes: [
      'An address lacks `0x`, as it does in some logs and databases.',
      'A digest was given in hexadecimal, while the service expects Base58.',
      'A `UInt53` was sent as text, or as a negative number.',
    ],
    find: 'The path of the error names field and argument; offsets in an address count from 0.',
    cure: 'Normalize addresses with `normalizeSuiAddress`, send `UInt53` as a JSON number and `BigInt` as text.',
    seeAlso: ['/references/sui-graphql'],
    keywords: ['SuiAddress', 'UInt53', 'Digest', 'variables'],
    source: `${service}/api/scalars, release 1.63`,
  },
  {
    id: 'graphql-request-timeout',
    title: 'REQUEST_TIMEOUT: … timed out after …s',
    messages: [{from: 'GraphQL', text: '… timed out after …s'}],
    meaning: 'The request did not finish within the time that the service gives to a query or to a mutation.',
    causes: [
      'A filter that matches seldom makes the service scan a long history.',
      'The query asks for much at once, and the database is busy.',
      'For a mutation, the network took longer than usual to make the transaction final.',
    ],
    find: '`serviceConfig` has `queryTimeoutMs` and `mutationTimeoutMs`, 40 and 74 seconds unless changed. The word at the beginning says which of them ran out.',
    cure: 'Narrow a query with checkpoint bounds and smaller pages. After a mutation, look the transaction up by its digest before anything else: it may have been executed.',
    seeAlso: ['/references/sui-graphql#limits', '/guides/developer/sui-101/sign-and-send-txn'],
    keywords: ['timeout', 'slow query', 'mutationTimeoutMs'],
    source: `${service}/error.rs, ${release}; defaults in ${service}/config.rs`,
  },
  {
    id: 'graphql-transaction-input',
    title: 'Invalid BCS-encoded TransactionData, signature or transaction JSON',
    messages: [
      {from: 'GraphQL', text: 'Invalid BCS-encoded TransactionData: …'},
      {from: 'GraphQL', text: 'Invalid signature format in signature …: …'},
      {from: 'GraphQL', text: 'Invalid JSON-encoded gRPC Transaction: …'},
    ],
    meaning: '`executeTransaction` or `simulateTransaction` could not read what it was given; nothing reached a node.',
    causes: [
      'Only the transaction kind was sent, or a signed envelope in place of transaction data.',
      'A signature lacks the scheme flag in front or the public key behind it.',
      'The JSON for a simulation follows JSON-RPC or the SDK instead of the gRPC message `sui.rpc.v2.Transaction`.',
    ],
    find: 'Signatures are counted from 0 in the order of the list.',
    cure: 'Pass `bytes` and `signature` as `signTransaction` of the SDK returns them. For a simulation of bytes, send `{bcs: {value: "…"}}`.',
    seeAlso: ['/guides/developer/sui-101/sign-and-send-txn', '/guides/developer/cryptography/signing'],
    keywords: ['executeTransaction', 'simulateTransaction', 'txBytes'],
    source: `${service}/api/mutation.rs, release 1.63`,
  },
  {
    id: 'graphql-verify-signature',
    title: 'Cannot parse signature, Verification failed',
    messages: [
      {from: 'GraphQL', text: 'Cannot parse signature'},
      {from: 'GraphQL', text: 'Failed to deserialize TransactionData from bytes'},
      {from: 'GraphQL', text: 'Verification failed: …'},
    ],
    meaning:
      'The field that verifies signatures answers a bad signature with an error of code `BAD_USER_INPUT`, not with `success: false`.',
    causes: [
      'The bytes or the author differ from those that were signed.',
      'The intent is wrong: `TRANSACTION_DATA` for a personal message, or the other way round.',
      'A zkLogin signature has expired, or its provider has changed keys since.',
    ],
    cure: 'Catch the error and treat it as an invalid signature. Text that you signed as a personal message goes in as plain bytes, without the intent and without a length.',
    seeAlso: ['/guides/developer/cryptography/signing', '/references/sui-graphql'],
    keywords: ['verifySignature', 'verifyZkLoginSignature', 'intentScope'],
    source: `${service}/api/types/signature_verify.rs, ${release}`,
  },
  {
    id: 'graphql-internal-server-error',
    title: 'INTERNAL_SERVER_ERROR',
    messages: [{from: 'GraphQL', text: 'INTERNAL_SERVER_ERROR'}],
    meaning:
      'The service itself failed while it was resolving a field. Where there are several reasons behind one another, `extensions.chain` lists them.',
    causes: [
      'A database or full node behind the service did not answer.',
      'The data has a form that the running release does not know, for example right after a protocol upgrade.',
    ],
    find: 'Keep `path`, `extensions` and the time; `data` may hold everything else that you asked for.',
    cure: 'Try again after a pause of a few seconds. If it is the same field each time, leave it out for now and report query and chain to the operator.',
    seeAlso: ['/references/sui-api/rpc-best-practices#retries', '/references/sui-api/rpc-best-practices#health'],
    keywords: ['chain', 'partial data', 'server fault'],
    source: `${service}/error.rs, ${release}`,
  },
];
