import {networks} from '../../facts/networks';

/** What became of JSON-RPC and what to use; the tables of methods follow. */
export const intro = `
JSON-RPC no longer answers. The public full nodes switched it off in the week of July 27, 2026, and every call returns error \`-32601\`, \`Method not found\`. New code uses [gRPC](/references/fullnode-protocol) for lookups, live state, execution and streams, and [GraphQL](/references/sui-graphql) for nested and filtered queries over history.

| When | What ended, or was announced to end |
| --- | --- |
| July 2024 | WebSocket subscriptions deprecated |
| Autumn 2025 | All of JSON-RPC deprecated |
| Week of July 27, 2026 | JSON-RPC on the public full nodes |
| End of August 2026 | Snapshots for nodes that serve JSON-RPC |
| End of September 2026 | Hidden fallback from JSON-RPC to the archive |
| Mid-October 2026 | The code itself, removed from the node software |

A provider may run an older node for a while. Treat that as time to migrate, and do not build on it.

\`\`\`sh
curl ${networks.mainnet.grpc} -H 'content-type: application/json' -d '{"jsonrpc": "2.0", "id": 1, "method": "sui_getObject", "params": ["0x6"]}'
\`\`\`

\`\`\`json output
{"jsonrpc": "2.0", "id": 1, "error": {"code": -32601, "message": "Method not found"}}
\`\`\`

## Move a program

1. Replace the client. In TypeScript, \`SuiJsonRpcClient\` becomes \`SuiGrpcClient\`; most functions keep their meaning and get named options.
2. Look up every method below. A method page has the fields that moved and what has no replacement.
3. Name what you read. A gRPC answer holds little without a [field mask](/references/fullnode-protocol#field-masks); a GraphQL answer holds what you selected.
4. Decide where old data comes from. JSON-RPC asked the archive by itself. A full node's gRPC answers \`NOT_FOUND\` for what it has pruned; call an [archive](/references/fullnode-protocol#endpoints) or GraphQL then.
5. Build transactions where the keys are. The \`unsafe_\` methods, which built them on the server, have no counterpart.

\`\`\`ts
import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({network: 'mainnet', baseUrl: '${networks.mainnet.grpc}'});

const {object} = await client.getObject({objectId: '0x6', include: {json: true}});
console.log(object.version, object.json);
\`\`\`
`;

/** Stands above the tables of methods. */
export const methodsIntro = `
## Methods and their replacements

Every method has a page with its parameters, result, an example and what differs now; [one list](/references/sui-api/json-rpc) has them all by name. "Composed" means several calls or some work of yours; "none" means that no public service has it.
`;

/** Stands above the table of error codes. */
export const errorsIntro = `
## Error codes

An error was a JSON object with \`code\`, \`message\` and sometimes \`data\`, at HTTP status 200. The names are those that the TypeScript SDK gives as \`type\` of a \`JsonRpcError\`.
`;

/** Stands below it. */
export const limits = `
## Limits

| Limit | Value |
| --- | --- |
| Items in a page, objects or transactions in a list | 50 |
| Checkpoints in a page | 100 |
| Requests in a batch | 1: batches were switched off |

Figures are from \`crates/sui-json-rpc-api/src/lib.rs\` and \`crates/sui-json-rpc/src/lib.rs\` of MystenLabs/sui.

## Types

The types of parameters and results, as the TypeScript SDK still has them, are sorted by topic:
`;
