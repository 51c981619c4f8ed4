import {SuiGrpcClient} from '@mysten/sui/grpc';
import {SuiJsonRpcClient} from '@mysten/sui/jsonRpc';
import {Transaction} from '@mysten/sui/transactions';
import {TESTNET_WALRUS_PACKAGE_CONFIG, WalrusClient, walrus} from '@mysten/walrus';
import {fresh} from './fresh';
import {silent} from './in-turn';
import {standIn, withGlobalFetch, type Answer, type Answers} from './stand-in';
import {compare} from './seen';
import {signer} from './transactions';
import {blobId, limited, objectId, page} from './walrus-answers';
import {shards, walrusNetwork, withWalrus, type Client} from './walrus-network';

describe('one storage node', () => {
  /** A call that asks one node alone, so that its answer is what the caller sees. */
  const secondary = (answer: Answer) =>
    withWalrus(
      walrusNetwork(Object.fromEntries(shards.map((shard) => [`v1/blobs/${blobId}/slivers/${shard}/secondary`, answer]))),
      ({walrus}) => walrus.getSecondarySliver({blobId, index: 0}),
    );
  const saying = (http: number, message?: string, reason?: string): Answer =>
    message === undefined ? {http} : {http, body: {error: {status: 'X', message, details: reason === undefined ? [] : [{reason}]}}};
  const failures: [throws: string, answer: Answer, entry: string, form: string][] = [
    [
      'BadRequestError',
      saying(400, 'the required slivers are not all stored', 'MISSING_SLIVERS'),
      'walrus-bad-request',
      '400 the required slivers are not all stored',
    ],
    [
      'BlobNotRegisteredError',
      saying(400, 'the blob has not been registered or has already expired', 'NOT_REGISTERED'),
      'walrus-blob-not-registered',
      '400 the blob has not been registered or has already expired',
    ],
    ['PermissionDeniedError', saying(403), 'walrus-permission-denied', '403 status code (no body)'],
    ['NotFoundError', saying(404, 'the requested sliver is unavailable'), 'walrus-not-found', '404 the requested sliver is unavailable'],
    ['ConflictError', saying(409), 'walrus-conflict', '409 status code (no body)'],
    ['UnprocessableEntityError', saying(422), 'walrus-unprocessable', '422 status code (no body)'],
    ['RateLimitError', limited, 'walrus-rate-limit', '429 status code (no body)'],
    [
      'LegallyUnavailableError',
      saying(451, 'the requested sliver is forbidden'),
      'walrus-legally-unavailable',
      '451 the requested sliver is forbidden',
    ],
    [
      'InternalServerError',
      saying(503, 'the service is currently unavailable'),
      'walrus-internal-server-error',
      '503 the service is currently unavailable',
    ],
  ];
  compare(
    failures.map(([throws, answer, entry, form]) => ({
      what: throws,
      call: () => secondary(answer),
      seen: {throws, status: Number(form.slice(0, 3))},
      says: {[entry]: form},
    })),
  );

  const oneNode = (fetch: typeof globalThis.fetch) =>
    withWalrus(walrusNetwork({}), ({walrus}) => walrus.getSecondarySliver({blobId, index: 0}), {
      storageNodeClientOptions: {fetch, timeout: 1},
    });
  compare([
    {
      what: 'a node that cannot be reached',
      call: () => secondary('unreachable'),
      seen: {throws: 'TypeError', message: 'fetch failed'},
      says: {'walrus-connection-error': 'then `fetch` throws its own `TypeError`, which the client passes on'},
    },
    {
      what: 'a node that does not answer',
      call: () => oneNode(silent),
      seen: {throws: 'DOMException', message: 'The operation was aborted due to timeout'},
      says: {'walrus-connection-timeout': 'The operation was aborted due to timeout'},
    },
    {
      what: 'a fetch whose end is called AbortError',
      call: () => oneNode(() => Promise.reject(new DOMException('stopped', 'AbortError'))),
      seen: {throws: 'ConnectionTimeoutError', message: 'Request timed out.'},
      says: {'walrus-connection-timeout': 'ConnectionTimeoutError: Request timed out.'},
    },
    {
      what: 'an answer without a status',
      call: () => oneNode(() => Promise.resolve(Response.error())),
      seen: {throws: 'ConnectionError', message: 'Connection error.'},
      says: {'walrus-connection-error': 'ConnectionError: Connection error.'},
    },
  ]);
});

describe('objects on Sui', () => {
  const keepAlive = (answers: Answers) =>
    withGlobalFetch(walrusNetwork(answers), async () => {
      const {keepAlive} = await fresh(() => import('@site/examples/ts/walrus/read-and-keep'));
      return keepAlive(signer, objectId);
    });
  const attributes = (use: (client: Client) => unknown) => withWalrus(walrusNetwork({}), use);
  const none = {throws: 'ObjectError', reason: 'notFound', code: 'notExists'};
  const calls = async (client: Client, tx: Transaction) => {
    await tx.prepareForSerialization({client});
    return tx.getData().commands.map(({MoveCall}) => MoveCall?.function);
  };
  compare([
    {
      what: 'a blob whose object was deleted',
      call: () => keepAlive({}),
      seen: {...none, objectId},
      says: {[page]: 'If the object was deleted or burned, `getBlobObject` throws an `ObjectError` with the reason `notFound`.'},
    },
    {
      what: 'the attributes of a blob that has none',
      call: () => attributes(({walrus}) => walrus.readBlobAttributes({blobObjectId: objectId})),
      seen: none,
      says: {[page]: 'For a blob without attributes, `readBlobAttributes` throws an `ObjectError` with the reason `notFound`.'},
    },
    {
      what: 'the first attributes, by the ID of the blob',
      call: () =>
        attributes(async (client) => {
          const written = {blobObjectId: objectId, attributes: {title: 'Pond'}};
          return calls(client, await client.walrus.writeBlobAttributesTransaction(written));
        }),
      seen: none,
      says: {[page]: 'So does `writeBlobAttributes` with a `blobObjectId`, because it reads them first.'},
    },
    {
      what: 'the first attributes, by the object of the blob',
      call: () =>
        attributes((client) => {
          const tx = new Transaction();
          const pure = tx.objectRef({objectId, version: '41', digest: '4yYkbPxDJu1Vg6dZ8HrQb5mGpT2nKeWcXo9RsJqLvAaF'});
          tx.add(client.walrus.writeBlobAttributes({blobObject: pure, attributes: {title: 'Pond'}}));
          return calls(client, tx);
        }),
      seen: {returns: ['new', 'add_metadata', 'insert_or_update_metadata_pair']},
      says: {[page]: 'For the first attributes, pass `blobObject: tx.object(id)` instead.'},
    },
  ]);
});

describe('a network without Walrus', () => {
  const extended = (network: string, options = {}) =>
    new SuiGrpcClient({network, baseUrl: 'https://fullnode.example'}).$extend(walrus(options)).network;
  const packageConfig = TESTNET_WALRUS_PACKAGE_CONFIG;
  const refused = {throws: 'WalrusClientError', message: 'Walrus client only supports mainnet and testnet'};
  const suiClient = new SuiGrpcClient({network: 'localnet', baseUrl: 'https://fullnode.example'});
  compare([
    {
      what: 'the extension',
      call: () => extended('devnet'),
      seen: refused,
      says: {
        [page]: '| `Walrus client only supports mainnet and testnet` | `walrus()` on a client for another network |',
        'walrus-client-error': refused.message,
      },
    },
    {
      what: 'the extension with a configuration',
      call: () => extended('localnet', {packageConfig}),
      seen: refused,
      says: {
        [page]: '`walrus()` throws it even if you pass `packageConfig`',
        'walrus-client-error': 'It is refused with `packageConfig` too.',
      },
    },
    {
      what: 'the extension on Testnet',
      call: () => extended('testnet'),
      seen: {returns: 'testnet'},
      says: {[page]: 'The extension knows the objects of Walrus on Mainnet and Testnet'},
    },
    {
      what: 'the client with a network',
      call: () => new WalrusClient({network: 'devnet' as 'testnet', suiClient}),
      seen: {throws: 'WalrusClientError', message: 'Unsupported network: devnet'},
      says: {'walrus-client-error': 'Unsupported network: …'},
    },
    {
      what: 'the client with a configuration',
      call: () => new WalrusClient({packageConfig, suiClient}) instanceof WalrusClient,
      seen: {returns: true},
      says: {[page]: 'construct `new WalrusClient({suiClient, packageConfig})` from the same package'},
    },
    {
      what: 'a node without JSON-RPC',
      call: () => {
        const network = standIn({'': {http: 200, body: {jsonrpc: '2.0', id: 1, error: {code: -32601, message: 'Method not found'}}}});
        const url = 'https://fullnode.example/';
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- the page says what the old client does
        return withGlobalFetch(network, () => new SuiJsonRpcClient({network: 'testnet', url}).$extend(walrus()).walrus.readBlob({blobId}));
      },
      seen: {throws: 'JsonRpcError', code: -32601, message: 'Method not found'},
      says: {[page]: '| `Method not found`, code -32601 | The client is a `SuiJsonRpcClient` |'},
    },
  ]);
});
