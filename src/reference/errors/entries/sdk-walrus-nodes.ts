import type {ErrorEntry} from '../model';

const walrus = 'storage-node/error.mjs of `node_modules/@mysten/walrus/dist` 1.2.13';
const node = `${walrus}; \`crates/walrus-service/src/node/errors.rs\` of MystenLabs/walrus`;
const relay = '`crates/walrus-upload-relay/src/error.rs` of MystenLabs/walrus 3c1cacc';
const guide = '/guides/developer/stack/walrus';

/**
 * What one storage node or upload relay answers. Where many nodes are asked, the client draws its
 * own conclusion from these.
 */
export const sdkWalrusNodes: readonly ErrorEntry[] = [
  {
    id: 'walrus-storage-node-error',
    title: 'StorageNodeError: Unknown blob status received',
    messages: [{from: 'TypeScript SDK', text: 'Unknown blob status received: …'}],
    meaning:
      'A node reported a state of a blob that this release has no name for. All other errors of single nodes extend the class, too. `getVerifiedBlobStatus` counts such a node as one that failed, so your code gets `NoBlobStatusReceivedError` if there are too many of them.',
    causes: [
      'The storage nodes were upgraded, and the SDK was not.',
      'The address belongs to something that imitates a node, such as a mock in a test.',
    ],
    cure: 'Update `@mysten/walrus`. In a mock, answer with `nonexistent`, `invalid`, `permanent` or `deletable`.',
    seeAlso: [`${guide}#read-a-file`],
    keywords: ['Walrus', 'getBlobStatus', 'mock'],
    source: `storage-node/client.mjs and ${walrus}`,
  },
  {
    id: 'walrus-node-api-error',
    title: 'StorageNodeAPIError: a status without a class of its own',
    messages: [
      {from: 'TypeScript SDK', text: '402 no tip was transferred to the proxy account'},
      {from: 'TypeScript SDK', text: '402 the tip is insufficient: balance change …; expected …'},
      {from: 'TypeScript SDK', text: '413 status code (no body)'},
    ],
    meaning:
      'The node or the relay answered with a status from 300 to 499 that none of the named classes stands for. `status` has the number, and `error` the JSON of the body if there was some.',
    causes: [
      'The transaction that registered the blob paid the relay no tip, or less than the relay asks for by now, which is 402.',
      'The body is larger than the 1 GiB that an upload relay takes, or than a web server in front of it does, with 413.',
      'The relay’s `host` has a path or a trailing slash, so that requests end at an address that takes no POST.',
      'A redirect could not be followed.',
    ],
    cure: 'After 402, call `client.walrus.reset()` and register again, since a client reads the relay’s tip once and keeps it until then. Otherwise request the address by hand with `curl -i` to see who answers, and upload very large files to the nodes directly.',
    seeAlso: [`${guide}#set-up-the-client`],
    keywords: ['Walrus', 'upload relay', 'tip', '402', '413', 'status code'],
    source: `${walrus}; ${relay}, and the limit of bodies in controller.rs beside it`,
  },
  {
    id: 'walrus-bad-request',
    title: 'BadRequestError of a storage node',
    messages: [
      {from: 'TypeScript SDK', text: '400 shard … is not assigned to this node in epoch …'},
      {from: 'TypeScript SDK', text: '400 the required slivers are not all stored'},
      {from: 'TypeScript SDK', text: '400 blob metadata is required but missing'},
      {from: 'TypeScript SDK', text: '400 pending upload cache is saturated; retry once the node catches up'},
    ],
    meaning:
      'The node understood the request and cannot serve it in its present state, or found the data wrong. `error.error.details[0].reason` holds a fixed word for it.',
    causes: [
      'Shards moved to other nodes at a change of epochs, and the client still follows the old assignment (`SHARD_NOT_ASSIGNED`).',
      'A confirmation was asked for before every piece had arrived (`MISSING_SLIVERS`).',
      'The node is busy with other uploads (`CACHE_SATURATED`).',
      'Pieces and metadata come from two different encodings of the file.',
    ],
    cure: 'Call `reset()` after a change of epochs, and retry a saturated node with a pause. When you write to nodes yourself, send the metadata first, then all pieces, then ask for the confirmation.',
    seeAlso: [`${guide}#store-a-file-from-a-server`],
    keywords: ['Walrus', 'SHARD_NOT_ASSIGNED', 'MISSING_SLIVERS', 'CACHE_SATURATED'],
    source: node,
  },
  {
    id: 'walrus-relay-bad-request',
    title: 'BadRequestError of an upload relay',
    messages: [
      {
        from: 'TypeScript SDK',
        text: '400 The query parameters are missing the transaction ID or the nonce, but the proxy requires them to check the tip payment.',
      },
      {from: 'TypeScript SDK', text: '400 the received transaction is too old'},
      {
        from: 'TypeScript SDK',
        text: '400 the provided blob ID and the blob ID resulting from the blob encoding do not match',
      },
    ],
    meaning: 'The relay looked at the request, and at the payment of its tip if it takes one, and uploads nothing on these terms.',
    causes: [
      'The relay takes a tip, and the client was made without `sendTip`, so it sends no proof of a payment.',
      'Too much time has passed between the payment and the upload, for instance because a saved upload was resumed days later; each operator sets the limit.',
      'The file differs from the one that the blob ID was computed from.',
    ],
    cure: 'Set `sendTip` in `uploadRelay`, and upload soon after the registration, with the same bytes. If the payment is too old, start the flow again.',
    seeAlso: [`${guide}#set-up-the-client`, `${guide}#store-a-file-from-a-browser-wallet`],
    keywords: ['Walrus', '400', 'sendTip', 'tip', 'upload relay'],
    source: `client.mjs, upload-relay/client.mjs and ${walrus}; ${relay}, with tip/check.rs beside it`,
  },
  {
    id: 'walrus-blob-not-registered',
    title: 'BlobNotRegisteredError',
    messages: [{from: 'TypeScript SDK', text: '400 the blob has not been registered or has already expired'}],
    meaning: 'Nodes take data only for blobs that were paid for on Sui, and this one has not seen the payment.',
    causes: [
      'The registration was executed a moment ago, and the node has not processed the event yet.',
      'The registering transaction failed, or went to the other network.',
      'You resume an upload whose storage has run out in the meantime.',
    ],
    find: 'Look up the `Blob` object: its `registered_epoch` and `storage.end_epoch` say whether it is in force.',
    cure: 'The client itself asks up to three times, a second apart, when it sends metadata. If uploads still fail, wait until the transaction is in a checkpoint and start the upload step again.',
    seeAlso: [`${guide}#store-a-file-from-a-browser-wallet`],
    keywords: ['Walrus', 'NOT_REGISTERED', 'registerBlob'],
    source: `client.mjs and ${node}`,
  },
  {
    id: 'walrus-authentication',
    title: 'AuthenticationError of an upload relay',
    messages: [
      {from: 'TypeScript SDK', text: '401 the provided nonce hash in the ptb is invalid'},
      {
        from: 'TypeScript SDK',
        text: '401 the provided blob digest and the blob digest resulting from the uploaded blob do not match',
      },
      {
        from: 'TypeScript SDK',
        text: '401 the provided blob length and the blob length resulting from the uploaded blob do not match',
      },
      {from: 'TypeScript SDK', text: '401 the auth package is missing from the first input slot of the PTB'},
    ],
    meaning:
      'A relay that takes a tip looks up the transaction that paid it. The first input of that transaction must hold the hash of the nonce, the hash of the file and its length, and one of them does not fit this upload.',
    causes: [
      'The file that is uploaded differs from the one that the transaction was made for.',
      'The nonce of another upload was sent, for example after a reload of the page in the middle of a flow.',
      'Something was put in front of the tip when the transaction was built, so its first input is another value.',
      'A proxy on the way wants a login; then the text is the proxy’s.',
    ],
    cure: 'Keep file, nonce and digest of the transaction together from registration to upload, as the flows of the SDK do, and put the tip first in a transaction of your own. If the file has changed, register it anew.',
    seeAlso: [`${guide}#set-up-the-client`, `${guide}#store-a-file-from-a-browser-wallet`],
    keywords: ['Walrus', '401', 'nonce', 'tip', 'upload relay'],
    source: `upload-relay/client.mjs and ${walrus}; ${relay}, with the checks in utils.rs beside it`,
  },
  {
    id: 'walrus-permission-denied',
    title: 'PermissionDeniedError of a storage node',
    messages: [{from: 'TypeScript SDK', text: '403 status code (no body)'}],
    meaning:
      'The request was recognized and refused. In its own code a storage node says 403 only to callers of a route that is not theirs.',
    causes: [
      'A firewall or a gateway of the operator rejects where you call from.',
      'You call a route that serves members of the committee, such as shard synchronization.',
    ],
    cure: 'A single node that refuses does no harm, because a quorum is enough. If all do, move the job to another network or behind a relay.',
    seeAlso: [`${guide}#when-it-fails`],
    keywords: ['Walrus', '403', 'PERMISSION_DENIED', 'REQUEST_UNAUTHORIZED'],
    source: `${node} and crates/walrus-storage-node-client/src/api/errors.rs`,
  },
  {
    id: 'walrus-not-found',
    title: 'NotFoundError of a storage node',
    messages: [
      {from: 'TypeScript SDK', text: '404 the requested metadata is unavailable'},
      {from: 'TypeScript SDK', text: '404 the requested sliver is unavailable'},
    ],
    meaning:
      'This node does not hold the piece. Reading goes on with other nodes, and once those without it have a quorum of shards, the client reports `BlobNotCertifiedError` instead.',
    causes: [
      'The blob was never uploaded, was deleted, or is no longer paid for.',
      'The node joined recently and is still copying its shards.',
      'A direct call of `getSecondarySliver` met the one node that misses it.',
    ],
    cure: 'Use `readBlob`, which needs about a third of the pieces, and not calls for single ones. From a direct call, fall back to it.',
    seeAlso: [`${guide}#read-a-file`],
    keywords: ['Walrus', '404', 'METADATA_NOT_FOUND', 'SLIVER_NOT_FOUND'],
    source: `client.mjs and ${node}`,
  },
  {
    id: 'walrus-conflict',
    title: 'ConflictError of the Walrus client',
    messages: [{from: 'TypeScript SDK', text: '409 status code (no body)'}],
    meaning:
      'The other side says that the request conflicts with what it already has. Neither storage nodes nor the upload relay answer 409 in their own code, so a gateway or a service of somebody else’s has spoken.',
    causes: [
      'A gateway in front of the relay answers by rules of its own.',
      'The `host` of the relay, or a custom `fetch`, leads to another service with the same route.',
    ],
    find: 'Read the body in `error`, and see whose headers the answer has with `curl -i`.',
    cure: 'Ask the operator of that gateway what the status stands for. Check the blob’s status before you send anything again.',
    seeAlso: [`${guide}#store-a-file-from-a-server`],
    keywords: ['Walrus', '409', 'gateway'],
    source: `${walrus}; no 409 among the codes in crates/walrus-storage-node-client/src/api/errors.rs and ${relay}`,
  },
  {
    id: 'walrus-unprocessable',
    title: 'UnprocessableEntityError of the Walrus client',
    messages: [{from: 'TypeScript SDK', text: '422 status code (no body)'}],
    meaning:
      'The request has a valid form and contents that the receiver cannot work with. Storage nodes and the upload relay say 400 in such cases, so 422 comes from something else on the way.',
    causes: [
      'A gateway or a firewall inspects the body and rejects it.',
      'The `host` leads to another program that has a service under this route, such as a mock in a test.',
    ],
    find: 'Read the body in `error`, and compare with an upload to another relay.',
    cure: 'Go around the gateway, or correct `host`. For a blob ID or a parameter that the relay itself refuses, look at status 400.',
    seeAlso: [`${guide}#set-up-the-client`],
    keywords: ['Walrus', '422', 'gateway'],
    source: `${walrus}; no 422 among the codes in crates/walrus-storage-node-client/src/api/errors.rs and ${relay}`,
  },
  {
    id: 'walrus-rate-limit',
    title: 'RateLimitError of a storage node',
    messages: [{from: 'TypeScript SDK', text: '429 status code (no body)'}],
    meaning:
      'You, or others behind the same address, send more requests than this operator allows. It is a gateway that counts: a storage node that is busy says 503 in its own code, and the upload relay has no limit of this kind.',
    causes: [
      'A page loads many blobs at once, each with hundreds of requests.',
      'All users of a backend share its one address.',
      'A loop retries at once and so keeps the limit exhausted.',
    ],
    cure: 'Put an aggregator with a cache in front of reads and a relay in front of writes. Where you stay with nodes, limit how many blobs are in progress and pause longer after each 429.',
    seeAlso: [`${guide}#read-a-file`],
    keywords: ['Walrus', '429', 'rate limit', 'aggregator'],
    source: node,
  },
  {
    id: 'walrus-legally-unavailable',
    title: 'LegallyUnavailableError',
    messages: [
      {from: 'TypeScript SDK', text: '451 the requested metadata is blocked'},
      {from: 'TypeScript SDK', text: '451 the requested sliver is forbidden'},
    ],
    meaning: 'The operator of this node does not serve the blob for legal reasons. It is the decision of one operator; others may answer.',
    causes: ['The blob’s ID is on the node’s deny list (`FORBIDDEN_BLOB`).', 'The node stands where the content is unlawful.'],
    cure: 'Nothing needs doing as long as reads succeed: the client skips the node. You meet the class itself in `onError` and in calls to one node.',
    seeAlso: [`${guide}#what-you-trust`],
    keywords: ['Walrus', '451', 'FORBIDDEN_BLOB'],
    source: node,
  },
  {
    id: 'walrus-internal-server-error',
    title: 'InternalServerError of a storage node',
    messages: [
      {from: 'TypeScript SDK', text: '500 an internal error has occurred, please report it'},
      {from: 'TypeScript SDK', text: '503 the service is currently unavailable'},
    ],
    meaning:
      'The node has trouble of its own; every status from 500 upwards becomes this class. Details of a 500 are kept from clients on purpose.',
    causes: [
      'The node restarts, or a limiter inside it rejects work for a moment.',
      'A load balancer stands before a node that is down, and says 502 or 504 in its place.',
      'An upload relay ran out of memory or time with a large file.',
    ],
    find: 'For a 500, `error.error.details` may hold a `TraceID` that the operator can search for.',
    cure: 'Do nothing for single nodes. When a relay answers like this, resume the upload from its saved step later, or with a client that has no relay. A relay that takes tips refuses an upload whose tip went to another.',
    seeAlso: [`${guide}#when-it-fails`],
    keywords: ['Walrus', '500', '502', '503', 'TraceID'],
    source: node,
  },
  {
    id: 'walrus-connection-error',
    title: 'ConnectionError of the Walrus client',
    messages: [{from: 'TypeScript SDK', text: 'ConnectionError: Connection error.'}],
    meaning:
      'An answer came back without any status. An unreachable host is not reported like this: then `fetch` throws its own `TypeError`, which the client passes on.',
    causes: [
      'A custom `fetch` uses `mode: "no-cors"`, and browsers hide the status of such answers.',
      'A service worker or a mock replies with `Response.error()`.',
    ],
    cure: 'Remove the mode from the wrapper, since storage nodes allow requests from any origin, and let mocks reply with a real status.',
    seeAlso: [`${guide}#set-up-the-client`],
    keywords: ['Walrus', 'no-cors', 'fetch', 'service worker'],
    source: `storage-node/client.mjs and ${walrus}`,
  },
  {
    id: 'walrus-connection-timeout',
    title: 'ConnectionTimeoutError of the Walrus client',
    messages: [
      {from: 'TypeScript SDK', text: 'ConnectionTimeoutError: Request timed out.'},
      {from: 'TypeScript SDK', text: 'The operation was aborted due to timeout'},
    ],
    meaning:
      'A request took longer than `timeout`, 30 seconds unless you set it. Node.js ends such a request with an exception called `TimeoutError`, the second form, and the client hands that over unchanged; the class stands for aborts that are called `AbortError`.',
    causes: [
      'A piece is large and the line is slow, for instance from a phone.',
      'The relay works on the whole file before it answers, which takes longer the larger it is.',
      'Hundreds of requests at once wait for a free connection, and waiting counts.',
    ],
    cure: 'Set a larger `timeout` in `uploadRelay` or in `storageNodeClientOptions`. Test `error.name` for both names rather than the class alone.',
    seeAlso: [`${guide}#set-up-the-client`],
    keywords: ['Walrus', 'timeout', 'TimeoutError', 'AbortError'],
    source: `storage-node/client.mjs and ${walrus}; the second form printed here by Node.js`,
  },
  {
    id: 'walrus-user-abort',
    title: 'UserAbortError',
    messages: [{from: 'TypeScript SDK', text: 'UserAbortError: Request was aborted.'}],
    meaning:
      'The `signal` of the call was aborted during a read, or during an upload to a relay. An upload to the nodes ends with `NotEnoughBlobConfirmationsError` instead, and encoding, registration and certification do not look at the signal at all. Also, the client aborts requests to other nodes as soon as it has enough answers, and those end up in `onError` at most.',
    causes: [
      'Your code canceled, because the user left the page or pressed a button.',
      'One `AbortController` was used for a second call after its first had been aborted.',
      'React ran an effect’s cleanup in development, where it mounts components twice.',
    ],
    cure: 'Test `signal.aborted` to tell a cancellation from a failure, and make a new controller for each attempt. An upload that was stopped after its registration can be resumed from the step that you saved.',
    seeAlso: [`${guide}#store-a-file-from-a-server`],
    keywords: ['Walrus', 'AbortController', 'signal', 'cancel'],
    source: `storage-node/client.mjs and ${walrus}`,
  },
];
