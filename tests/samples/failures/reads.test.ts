import {FaucetRateLimitError, requestSuiFromFaucetV2} from '@mysten/sui/faucet';
import {GrpcTypes, type SuiGrpcClient} from '@mysten/sui/grpc';
import {withArchive} from '@site/examples/ts/grpc/with-archive';
import {settlement} from '@site/examples/ts/payments/settlement';
import {versionsOf} from '@site/examples/ts/reference/rpc/batch';
import {reads} from './objects';
import {compare} from './seen';
import {graphqlClient, grpcClient, message, type Answer} from './stand-in';
import {abort, digest, found, lookUp, notFound} from './transactions';

const objectId = `0x${'5b0e94f7'.repeat(8)}`;
const coinType = '0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7::usdc::USDC';
const oneObject = 'sui.rpc.v2.LedgerService/GetObject';
const coinInfo = 'sui.rpc.v2.StateService/GetCoinInfo';

const noObject: Answer = {status: 'NOT_FOUND', text: `Object ${objectId} not found`};

describe('an object that is missing', () => {
  const archive = 'The shared functions turn it into an `ObjectError` or a `TransactionError` with the reason `notFound`.';
  compare([
    {
      what: 'getObject',
      answers: reads(() => []),
      call: (client) => client.getObject({objectId}),
      seen: {throws: 'ObjectError', reason: 'notFound', code: 'notExists', objectId, message: `Object ${objectId} not found`},
      says: {
        'guides/developer/advanced/archival-data': archive,
        'guides/developer/advanced/json-rpc-calls': "In TypeScript it's an exception now, an `ObjectError`.",
        'guides/developer/advanced/json-rpc-migration':
          '| `null` or `{error}` for what is missing | `ObjectError`, `TransactionError` of `@mysten/sui/client` |',
      },
    },
    {
      what: 'getObject over GraphQL',
      answers: {graphql: {http: 200, body: {data: {multiGetObjects: [null]}}}},
      call: (_client, network) => graphqlClient(network).getObject({objectId}),
      seen: {throws: 'ObjectError', reason: 'notFound', code: 'notFound', objectId},
      says: {'guides/developer/advanced/json-rpc-calls': "In TypeScript it's an exception now, an `ObjectError`."},
    },
    {
      what: 'GetObject of the service',
      answers: {[oneObject]: noObject},
      call: (client) => client.ledgerService.getObject({objectId}).response,
      seen: {throws: 'RpcError', code: 'NOT_FOUND'},
      says: {
        'guides/developer/advanced/archival-data': 'The services throw an `RpcError` with the code `NOT_FOUND`.',
        'guides/developer/advanced/json-rpc-calls': 'gRPC reports the status `NOT_FOUND`',
      },
    },
    {
      what: 'one of a batch',
      answers: reads(() => []),
      call: async (client) => Object.fromEntries(await versionsOf(client, [objectId])),
      seen: {returns: {[objectId]: null}},
      says: {'references/sui-api/rpc-best-practices': 'A batch succeeds although items fail, so handle each'},
    },
  ]);
});

describe('a transaction that is missing', () => {
  compare([
    {
      what: 'getTransaction',
      answers: {[lookUp]: notFound},
      call: (client) => client.getTransaction({digest}),
      seen: {throws: 'TransactionError', reason: 'notFound', digest, message: `Transaction ${digest} not found`},
      says: {
        'guides/developer/advanced/archival-data': 'a `TransactionError` with the reason `notFound`',
        'guides/developer/advanced/json-rpc-migration':
          "| a missing transaction: error `-32602` | `TransactionError` with `reason: 'notFound'` |",
      },
    },
    {
      what: 'getTransaction of a node that is down',
      answers: {[lookUp]: {http: 503}},
      call: (client) => client.getTransaction({digest}),
      seen: {throws: 'RpcError', code: 'UNAVAILABLE'},
      says: {'guides/developer/advanced/json-rpc-migration': "gRPC status, `RpcError.code`: `'INVALID_ARGUMENT'`, `'NOT_FOUND'`"},
    },
  ]);
});

describe('the archive', () => {
  const page = 'guides/developer/advanced/archival-data';
  const onlyMissing = 'Go to the archive only after `NOT_FOUND`, and never after any other error.';
  const read = (client: SuiGrpcClient) => client.getTransaction({digest});
  const node = `fullnode.example/${lookUp}`;
  const archive = `archive.testnet.sui.io/${lookUp}`;
  const both = (client: SuiGrpcClient, network: Parameters<typeof grpcClient>[0]) =>
    withArchive({node: client, archive: grpcClient(network, undefined, 'https://archive.testnet.sui.io')}, read);
  compare([
    {
      what: 'has what the node has pruned',
      answers: {[node]: notFound, [archive]: found()},
      call: both,
      seen: {returns: {source: 'archive', value: {$kind: 'Transaction'}}},
      says: {[page]: onlyMissing},
    },
    {
      what: 'does not have it either',
      answers: {[node]: notFound, [archive]: notFound},
      call: both,
      seen: {throws: 'TransactionError', reason: 'notFound'},
      says: {[page]: '| `NOT_FOUND` from both | Never existed, wrong network, or newer than the archive |'},
    },
    {
      what: 'limits its callers',
      answers: {[node]: notFound, [archive]: {http: 429}},
      call: both,
      seen: {throws: 'RpcError', code: 'RESOURCE_EXHAUSTED'},
      says: {[page]: '| `RESOURCE_EXHAUSTED` | Rate limit | Pause, cache, or another provider |'},
    },
    {
      what: 'is not asked when the node is overloaded',
      answers: {[node]: {http: 429}},
      call: both,
      seen: {throws: 'RpcError', code: 'RESOURCE_EXHAUSTED'},
      says: {[page]: onlyMissing},
    },
  ]);
});

describe('waitForTransaction', () => {
  const guide = 'guides/developer/sui-101/sign-and-send-txn';
  const verify = 'guides/developer/payments/verify';
  const givesUp = "After 60 seconds, or the `timeout` that you pass, it gives up and throws the abort signal's reason.";
  const hides = 'It also keeps asking when the node is down or refuses your key';

  /** Waits with a signal that ends the wait at the second look-up. */
  const waiting = (answer: Answer, reason: unknown) => {
    const controller = new AbortController();
    let asked = 0;
    return {
      answers: {
        [lookUp]: (): Answer => {
          asked += 1;
          if (asked === 2) controller.abort(reason);
          return answer;
        },
      },
      call: (client: SuiGrpcClient) => client.waitForTransaction({digest, signal: controller.signal, pollSchedule: [0, 0]}),
    };
  };
  const late = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  const seenLate = {throws: 'DOMException', message: late.message};
  compare([
    {what: 'the node does not know it', ...waiting(notFound, late), seen: seenLate, says: {[guide]: givesUp}},
    {what: 'the node is down', ...waiting('unreachable', late), seen: seenLate, says: {[guide]: hides}},
    {what: 'the key is refused', ...waiting({http: 401}, late), seen: seenLate, says: {[guide]: hides}},
    {
      what: 'a reason of yours',
      ...waiting(notFound, 'the page was closed'),
      seen: {throws: 'the page was closed'},
      says: {[guide]: givesUp},
    },
    {
      what: 'its own timeout',
      answers: {},
      call: async (client) => {
        const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(late));
        try {
          return await settlement(client, digest, {receiver: '0xa', coinType, amount: 1n});
        } finally {
          timeout.mockRestore();
        }
      },
      seen: seenLate,
      says: {[verify]: "If `waitForTransaction` throws because of a timeout, you don't know anything yet."},
    },
    {
      what: 'a payment that failed',
      answers: {[lookUp]: found(abort)},
      call: (client) => settlement(client, digest, {receiver: '0xa', coinType, amount: 1n}),
      seen: {returns: 'failed'},
      says: {[verify]: 'rejects a failed one'},
    },
  ]);
});

describe('other reads', () => {
  const hidden = '`getCoinMetadata` also returns null when the request failed';
  compare([
    {
      what: 'getCoinMetadata of a coin without metadata',
      answers: {[coinInfo]: message(GrpcTypes.GetCoinInfoResponse, {})},
      call: (client) => client.getCoinMetadata({coinType}),
      seen: {returns: {coinMetadata: null}},
      says: {'guides/developer/coin': '| `getCoinMetadata` returns `null` | The second transaction is missing, or the request failed |'},
    },
    {
      what: 'getCoinMetadata when the node is down',
      answers: {[coinInfo]: 'unreachable'},
      call: (client) => client.getCoinMetadata({coinType}),
      seen: {returns: {coinMetadata: null}},
      says: {
        'standards/currency': hidden,
        'guides/developer/coin': '| `getCoinMetadata` returns `null` | The second transaction is missing, or the request failed |',
      },
    },
    {
      what: 'the service shows why',
      answers: {[coinInfo]: 'unreachable'},
      call: (client) => client.stateService.getCoinInfo({coinType}).response,
      seen: {throws: 'RpcError', code: 'INTERNAL'},
      says: {'standards/currency': 'Call `getCoinInfo` to see the error'},
    },
    {
      what: 'a faucet that limits its callers',
      answers: {'v2/gas': {http: 429}},
      call: () => requestSuiFromFaucetV2({host: 'https://faucet.example', recipient: objectId}),
      seen: {throws: FaucetRateLimitError.name},
      says: {
        'guides/developer/getting-started/get-coins':
          '| HTTP 429, or `FaucetRateLimitError` in TypeScript | Too many requests from your IP address',
      },
    },
  ]);
});
