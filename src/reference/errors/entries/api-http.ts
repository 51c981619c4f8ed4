import type {ErrorEntry} from '../model';

const codes = '`node_modules/@mysten/sui/dist/jsonRpc/errors.mjs` 2.33.1';

/**
 * What stands before an API or came before it: HTTP, TLS, gRPC-Web, and JSON-RPC seen by an old
 * client.
 */
export const apiHttp: readonly ErrorEntry[] = [
  {
    id: 'http-429',
    title: 'HTTP 429 Too Many Requests',
    messages: [
      {from: 'TypeScript SDK', text: 'GraphQL request failed: Too Many Requests (429)'},
      {from: 'TypeScript SDK', text: 'Unexpected status code: 429'},
      {from: 'TypeScript SDK', text: 'RpcError: Too Many Requests'},
    ],
    meaning:
      'The endpoint counts requests by client, and yours has made too many. The gateway answers before a node sees the request, so nothing was executed.',
    causes: [
      'A loop reads objects one at a time or polls for a transaction without a pause.',
      'All users of your site go through one server and thus share its allowance.',
      'Other programs run behind the same public IP address.',
    ],
    find: 'Look for a `Retry-After` header, and count requests by method in your own log.',
    cure: 'Batch reads, cache what does not change, and wait longer after each refusal with a random part in the pause. Public endpoints are meant for trying things out: production needs a provider or a node of its own.',
    seeAlso: ['/references/sui-api/rpc-best-practices#rate', '/guides/developer/advanced/production-readiness#nodes'],
    keywords: ['429', 'rate limit', 'too many requests', 'throttling'],
    source: '`node_modules/@mysten/sui/dist/graphql/client.mjs` and jsonRpc/http-transport.mjs 2.33.1',
  },
  {
    id: 'http-5xx',
    title: 'HTTP 502, 503 or 504 from a gateway',
    messages: [
      {from: 'TypeScript SDK', text: 'GraphQL request failed: Bad Gateway (502)'},
      {from: 'TypeScript SDK', text: 'Unexpected status code: 503'},
    ],
    meaning: 'A load balancer in front of the service got no proper answer from it.',
    causes: [
      'The service is being restarted for an update.',
      'The request took longer than the gateway waits, which is 504.',
      'A gateway in front of a gRPC service does not pass on HTTP/2.',
    ],
    find: 'The body is a page of the gateway and tells whose it is. Send a small request, such as the one for service information, to see whether the service is up.',
    cure: 'Repeat reads with pauses and change to a second endpoint after a few failures. If it happened while executing, ask for the digest before you do anything else.',
    seeAlso: ['/references/sui-api/rpc-best-practices#retries', '/references/sui-api/rpc-best-practices#endpoints'],
    keywords: ['bad gateway', 'service unavailable', 'gateway timeout', 'failover'],
    source: '`node_modules/@mysten/sui/dist/graphql/client.mjs` and jsonRpc/http-transport.mjs 2.33.1',
  },
  {
    id: 'grpc-message-too-large',
    title: 'A gRPC message larger than the client accepts',
    messages: [
      {from: 'gRPC', text: 'RESOURCE_EXHAUSTED'},
      {from: 'gRPC', text: 'Error, decoded message length too large: found … bytes, the limit is: … bytes'},
      {from: 'gRPC', text: 'grpc: received message larger than max (… vs. …)'},
    ],
    meaning:
      'Native gRPC clients refuse messages above a size limit of their own, commonly 4 MiB, although the server has sent everything. Go and Node.js report it as RESOURCE_EXHAUSTED, and tonic in Rust as OUT_OF_RANGE.',
    causes: [
      'A full checkpoint with all transactions and objects was requested.',
      'A wildcard mask on a batch of packages returns all of their modules.',
    ],
    find: 'The error is raised on your side: its text names the size received and the maximum, and it also occurs at a node without any limit on requests.',
    cure: 'Name the fields you need in the mask. Where you do need whole checkpoints, raise the limit of your client (`max_decoding_message_size` in tonic, `MaxCallRecvMsgSize` in Go).',
    seeAlso: ['/references/sui-api/rpc-best-practices#fields', '/references/rust-sdk'],
    keywords: ['message size', 'tonic', '4 MiB', 'checkpoint'],
    source:
      'Documented behavior of the libraries tonic and grpc-go; limit set by `max_decoding_message_size` in crates/sui-rpc of MystenLabs/sui-rust-sdk d71f9d6',
  },
  {
    id: 'grpc-tls-handshake',
    title: 'first record does not look like a TLS handshake',
    messages: [{from: 'gRPC', text: 'tls: first record does not look like a TLS handshake'}],
    meaning: 'The client speaks TLS to a port that serves plain HTTP/2, as a local node does.',
    causes: [
      '`grpcurl` was used against `127.0.0.1:9000` without its option for plain text.',
      'The URL in a client begins with `https` for a node in the same private network.',
    ],
    cure: 'Add `-plaintext` to `grpcurl`, or write `http://` for a local node. On public networks, keep TLS and port 443.',
    samples: [{language: 'sh', code: 'grpcurl -plaintext 127.0.0.1:9000 sui.rpc.v2.LedgerService/GetServiceInfo'}],
    seeAlso: ['/guides/developer/getting-started/local-network', '/guides/developer/advanced/grpc'],
    keywords: ['grpcurl', 'plaintext', 'local node'],
    source: "Text of Go's crypto/tls as grpcurl prints it; also on our page about common errors",
  },
  {
    id: 'bcs-variant-index',
    title: 'expected variant index: bytes of a different type',
    messages: [
      {from: 'gRPC', text: 'invalid value: integer `…`, expected variant index 0 <= i < …'},
      {from: 'TypeScript SDK', text: 'Deserialization error: invalid value: integer `…`, expected variant index 0 <= i < …'},
    ],
    meaning:
      'A program in Rust decoded BCS, reached an enum, and found a number that none of its variants has. Nearly always the bytes are valid and of a different type from the one that the method expects.',
    causes: [
      'A whole `TransactionData` was sent where a `TransactionKind` is expected, as by `sui_devInspectTransactionBlock` or by a sponsor that adds the gas itself.',
      'The bytes have a prefix, such as the length of a vector, or they were decoded from Base64 twice or not at all.',
      'The program is older than the network and lacks a newer variant.',
    ],
    find: 'Decode the same bytes locally with `bcs.TransactionData` and with `bcs.TransactionKind` of `@mysten/sui/bcs`: the one that succeeds is the type that you sent.',
    cure: 'Send the type that the method documents. `tx.build({client, onlyTransactionKind: true})` gives a `TransactionKind`, and `tx.build({client})` gives a `TransactionData`, which simulating over gRPC takes.',
    seeAlso: ['/concepts/transactions/sponsored-transactions', '/guides/developer/advanced/json-rpc-migration'],
    keywords: ['BCS', 'TransactionKind', 'TransactionData', 'devInspect', 'onlyTransactionKind'],
    source: 'Text of the Rust library serde for an enum read by its index; cause as reported in issues 20831 and 21884 of MystenLabs/sui',
  },
  {
    id: 'json-rpc-method-not-found',
    title: '-32601 Method not found',
    messages: [{from: 'TypeScript SDK', text: 'Method not found'}],
    meaning: 'The server understands JSON-RPC, and has no method of this name.',
    causes: [
      'Public full nodes have switched JSON-RPC off, so that all its methods are missing there.',
      'The method is served by some nodes only, such as `suix_queryEvents` on nodes with an index.',
      'The prefix is wrong: `sui_` and `suix_` divide the methods between them.',
    ],
    find: 'In the SDK, `error.code` is -32601 and `error.type` is `MethodNotFound`. The network panel of the browser shows which library still sends such requests.',
    cure: 'Replace `SuiJsonRpcClient` and raw requests by `SuiGrpcClient`, or by GraphQL for filtered history. Wallets and other packages that still call JSON-RPC need their current release.',
    seeAlso: ['/guides/developer/advanced/json-rpc-migration', '/guides/developer/advanced/grpc'],
    keywords: ['JSON-RPC', 'sui_getObject', 'suix_getCoins', 'MethodNotFound'],
    source: `Code and type in ${codes}; text of the JSON-RPC 2.0 specification that the server library jsonrpsee sends`,
  },
  {
    id: 'json-rpc-error-codes',
    title: 'JsonRpcError: codes an old client sees',
    messages: [
      {from: 'TypeScript SDK', text: '-32602'},
      {from: 'TypeScript SDK', text: '-32002'},
      {from: 'TypeScript SDK', text: '-32050'},
      {from: 'TypeScript SDK', text: '-32604'},
    ],
    meaning:
      'The class `JsonRpcError` gives the number of the server in `code` and its name in `type`: `InvalidParams`, `TransactionExecutionClientError`, `TransientError` and `ServerBusy` for these four.',
    causes: [
      '-32602: a parameter is missing or of the wrong type.',
      '-32002: validators refuse the transaction, for example for a stale object or a wrong signature.',
      '-32050: the transaction was lost on the way or timed out, and its outcome is open.',
      '-32604: the node has more requests than it serves.',
    ],
    find: 'The message holds the reason in words; `ServerError` as the type stands for any number that the SDK does not know.',
    cure: 'Correct the request after the first two. After the other two, repeat it with pauses, the same signed bytes included. Then plan the migration, since no new release of the network adds to this API.',
    seeAlso: ['/guides/developer/advanced/json-rpc-migration', '/references/errors/inputs'],
    keywords: ['JsonRpcError', 'InvalidParams', 'TransactionExecutionClientError', 'TransientError', 'ServerBusy'],
    source: codes,
  },
];
