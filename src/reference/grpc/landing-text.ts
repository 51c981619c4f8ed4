import {limits} from '../../facts/limits';
import {networks} from '../../facts/networks';
import {versions} from '../../facts/versions';
import {typesFolder} from './routes';

/** What the interface is and where it answers; the table of services follows. */
export const intro = `
The gRPC API is the interface of a Sui full node: lookups by key, the live state, execution and simulation of transactions, and streams of what the node executes. It is typed by [protobuf files](https://github.com/MystenLabs/sui-apis), package \`sui.rpc.v2\`, and replaces [JSON-RPC](/sui-api-ref), which is off on the public full nodes. For nested or long-range queries there is [GraphQL](/references/sui-graphql); [Access Sui data](/guides/developer/getting-started/data-serving) compares the two.

## Endpoints

| Network | Full node | Archive |
| --- | --- | --- |
| Mainnet | \`${networks.mainnet.grpc}\` | \`${networks.mainnet.archive}\` |
| Testnet | \`${networks.testnet.grpc}\` | \`${networks.testnet.archive}\` |
| Devnet | \`${networks.devnet.grpc}\` | none |
| Local | \`${networks.localnet.grpc}\` | none |

The public endpoints take native gRPC over HTTP/2 and gRPC-Web on the same port. They are meant for development, and a public full node takes ${limits.publicEndpoint.text}. A provider or a node of your own serves production. An archive has the whole history but only lookups by key; a full node never forwards to it, so a client that gets \`NOT_FOUND\` for something old asks the archive itself.

## Services
`;

/** Clients and field masks; the table of default masks follows. */
export const clients = `
All messages and enums are in an [alphabetical index](/${typesFolder}).

## Clients

| Language | Package | Transport |
| --- | --- | --- |
| TypeScript | \`SuiGrpcClient\` of \`@mysten/sui/grpc\` | gRPC-Web; \`transport\` takes another one |
| Rust | \`sui-rpc\` of [sui-rust-sdk](https://github.com/MystenLabs/sui-rust-sdk) | gRPC |
| Any other | generated from [sui-apis](https://github.com/MystenLabs/sui-apis) | gRPC |
| Shell | [grpcurl](https://github.com/fullstorydev/grpcurl), [buf curl](https://buf.build/docs/reference/cli/buf/curl/) | gRPC, through server reflection |

\`SuiGrpcClient\` has two layers. Methods such as \`client.getObject\` are shared with the GraphQL client and return plain values; properties such as \`client.ledgerService\` are the services of this reference, one method for each. The examples on the pages of the services use the second layer.

\`\`\`ts
import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({network: 'testnet', baseUrl: '${networks.testnet.grpc}'});

const {object} = await client.getObject({objectId: '0x6'});
const {response} = await client.ledgerService.getObject({objectId: '0x6'});
console.log(object.version, response.object?.version);
\`\`\`

A node describes itself, so \`grpcurl\` needs no protobuf files:

\`\`\`sh
grpcurl ${networks.testnet.grpc.replace('https://', '')} list
grpcurl ${networks.testnet.grpc.replace('https://', '')} describe sui.rpc.v2.LedgerService
\`\`\`

## Field masks

\`read_mask\` says which parts of an answer the node computes and sends. Without one a method returns little more than identifiers, so a field that is missing is most often a path that was not in the [mask](/sui-glossary#field-mask).

- A path names fields of the message below, with dots: \`effects.gas_used\`. It uses the names of the protobuf file, in snake case. \`*\` selects everything.
- A path that ends at a message selects all of it. A path may go through a repeated field: \`transactions.digest\` selects the digest of every transaction.
- A name that the message does not have fails with \`INVALID_ARGUMENT\` and the message \`invalid read_mask path\`.
- In a batch, the mask of the batch counts, and those of the single requests do not.
- \`grpcurl\` takes a mask as \`{"paths": ["digest", "effects"]}\`. Tools that follow protobuf's JSON to the letter, \`buf curl\` among them, take one string in camel case: \`"digest,effects"\`.
`;

/** How to read the tables, page, handle errors, and stay within limits. */
export const reading = `
## Read the tables

The word before a field's type says how it is present:

| Presence | Meaning |
| --- | --- |
| optional | May be absent, and a reader can tell. Nearly every field of \`sui.rpc.v2\` is optional in this sense, those that a request must have included: their description starts with "Required". |
| implicit | Always there; 0, \`false\` or an empty text where nobody set it |
| repeated | A list, empty where nobody set it |
| \`map<…>\` | Pairs of key and value, none where nobody set it |
| one of \`name\` | At most one field of the group is set |

Field names are those of the protobuf file, which masks use. TypeScript and JSON have them in camel case: \`object_id\` is \`objectId\`. In TypeScript a group of alternatives is an object with \`oneofKind\`, and \`uint64\` is a \`bigint\`; in JSON it is a string.

| Value | Form |
| --- | --- |
| Address, object ID | \`0x\` and 64 hexadecimal digits in answers; requests may leave out leading zeros |
| Digest | Base58 of 32 bytes |
| Type | Canonical, with long addresses: \`0x000…0002::coin::Coin<…>\`; requests may shorten them |
| Amount of SUI | MIST, as \`uint64\` |
| Move value | BCS in \`contents\` or \`value\`, and for reading \`json\` |
| \`bytes\` | Base64 in JSON |

## Pages and streams

Lists of [StateService](/references/fullnode-protocol/state-service) and [MovePackageService](/references/fullnode-protocol/move-package-service) come in pages. Send \`next_page_token\` of the last answer as \`page_token\`, with all other arguments unchanged, until it is absent. A page may be shorter than you asked for.

The \`List\` methods of [LedgerService](/references/fullnode-protocol/ledger-service) stream. Every frame has a \`watermark\`, some have an item, and the last one has \`end\` with a reason. To go on, send the last \`watermark.cursor\` as \`options.after\`, or as \`options.before\` where the order is descending.

| \`end.reason\` | What to do |
| --- | --- |
| \`QUERY_END_REASON_ITEM_LIMIT\`, \`QUERY_END_REASON_SCAN_LIMIT\` | Call again from the cursor: there may be more |
| \`QUERY_END_REASON_CHECKPOINT_BOUND\`, \`QUERY_END_REASON_CURSOR_BOUND\` | The range that you asked for is done |
| \`QUERY_END_REASON_LEDGER_TIP\` | You have reached the present; subscribe, or ask again later |

[SubscriptionService](/references/fullnode-protocol/subscription-service) streams have no end and start at the tip. For a gapless feed, subscribe first and store what arrives, read the past with the \`List\` method up to the first frame, then go on with what you stored.

## Errors

| Status | When | What to do |
| --- | --- | --- |
| \`INVALID_ARGUMENT\` | A field is missing or malformed, a mask names no field, a transaction cannot be executed | Correct the request |
| \`NOT_FOUND\` | Never there, deleted, pruned, or an index is off | Ask an archive or GraphQL for what is old |
| \`UNIMPLEMENTED\` | The node does not serve the method | Ask another node |
| \`FAILED_PRECONDITION\` | An input object is locked by another transaction | Wait for that transaction, or use other objects |
| \`ABORTED\` | Validators stopped this attempt, or the transaction is final already with other signatures | Submit the same bytes again, or read it by its digest if the message says final |
| \`RESOURCE_EXHAUSTED\` | Validators are overloaded, or a name has expired | Back off |
| \`UNAVAILABLE\` | Overload, too many subscribers, no finality in time | Retry with backoff; submit the same bytes |
| \`DEADLINE_EXCEEDED\` | The call took longer than the node or you allow | Ask for less |

The trailer \`grpc-status-details-bin\` holds a [google.rpc.Status](/${typesFolder}/values#status) in Base64. If \`INVALID_ARGUMENT\` is about a field of the request, the details have a \`google.rpc.BadRequest\` with the path of the field, such as \`requests[0].object_id\`, and an [ErrorReason](/${typesFolder}/values#error-reason).

\`\`\`ts
import {RpcError, SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({network: 'testnet', baseUrl: '${networks.testnet.grpc}'});

try {
  await client.ledgerService.getObject({objectId: '0xdead'});
} catch (error) {
  if (!(error instanceof RpcError) || error.code !== 'NOT_FOUND') throw error;
  console.log('deleted, pruned, or never there');
}
\`\`\`

## Response headers

\`x-sui-chain-id\`, \`x-sui-chain\`, \`x-sui-epoch\`, \`x-sui-checkpoint-height\`, \`x-sui-timestamp-ms\`, \`x-sui-timestamp\`, \`x-sui-lowest-available-checkpoint\` and \`x-sui-lowest-available-checkpoint-objects\` say how fresh the node is and how far back it reaches. They repeat what [GetServiceInfo](/references/fullnode-protocol/ledger-service#get-service-info) returns, with every answer. The last of them is deprecated, because it has had the same value as the one before it since release 1.66.

## Limits

Defaults of the node software; an operator can change most of them, and a provider adds its own.

| Limit | Default |
| --- | --- |
| Page of a unary list | 50 items, 1,000 at most, 512 KiB for objects and dynamic fields |
| Page of \`ListPackageVersions\` | 1,000 items, 10,000 at most |
| \`ListTransactions\` | 50 items, 500 at most |
| \`ListEvents\` | 50 items, 1,000 at most |
| \`ListCheckpoints\` | 10 items, 100 at most |
| Run time of a \`List\` stream | 5 seconds |
| Literals in a filter | 10 |
| \`json\` of one Move value | 1 MiB |
| All \`json\` in one answer | 16 MiB |
| Unary call | 60 seconds |
| Subscribers of a node | 1,024 |
| Age of a connection | 4 hours |

Figures are from \`crates/sui-config/src/rpc_config.rs\` and \`crates/sui-rpc-api\` of MystenLabs/sui, summer 2026, for \`${versions.suiRelease}\`.
`;
