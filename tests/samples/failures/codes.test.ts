import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {withRetry} from '@site/examples/ts/grpc/with-retry';
import {compare} from './seen';
import type {Answer} from './stand-in';

const address = '0x91d4f0c27a3be8561f0a9c4e2d83b7650f6ea1c9d2485b37e0fa86c15d7b3e92';
const balance = 'sui.rpc.v2.StateService/GetBalance';
const read = (client: SuiGrpcClient) => client.getBalance({owner: address});

const guide = 'guides/developer/advanced/grpc';
const practices = 'references/sui-api/rpc-best-practices';

/** A gRPC-Web message of two bytes that are none of protobuf's. */
const noProtobuf = Uint8Array.of(0, 0, 0, 0, 2, 255, 255);
const cutShort = Uint8Array.of(0, 0, 0, 0, 9, 10);

const row = {
  argument: '| `INVALID_ARGUMENT` | A malformed value',
  notFound: '| `NOT_FOUND` | Never existed, deleted or pruned; also HTTP 404 from a wrong URL |',
  unimplemented: '| `UNIMPLEMENTED` | The service does not have the method |',
  key: '| `UNAUTHENTICATED`, `PERMISSION_DENIED` | HTTP 401 or 403: the provider rejects the key in `meta` |',
  limit: '| `RESOURCE_EXHAUSTED` | HTTP 429 from a rate limit',
  down: '| `UNAVAILABLE` | HTTP 503, restart',
  deadline: "| `DEADLINE_EXCEEDED` | Your timeout, the node's, or HTTP 504 from a gateway |",
  lost: '| `INTERNAL`, `UNKNOWN` | A lost connection in the gRPC-Web transport, HTTP 500 or 502 |',
  cut: '| `DATA_LOSS` | The answer broke off before its end |',
  cancelled: '| `CANCELLED` | Your own signal |',
  noGrpc:
    "An answer that isn't gRPC at all has the code `INTERNAL` as well. If the message is `unexpected response content type: text/html`, a web page answered",
};

describe('the code of a call that fails', () => {
  const failures: [what: string, answer: Answer, code: string, message: string, says: string][] = [
    ['HTTP 401', {http: 401}, 'UNAUTHENTICATED', 'Unauthorized', row.key],
    ['HTTP 403', {http: 403}, 'PERMISSION_DENIED', 'Forbidden', row.key],
    ['HTTP 404', {http: 404}, 'NOT_FOUND', 'Not Found', row.notFound],
    ['HTTP 429', {http: 429}, 'RESOURCE_EXHAUSTED', 'Too Many Requests', row.limit],
    ['HTTP 429 over HTTP/2', {http: 429, statusText: ''}, 'RESOURCE_EXHAUSTED', '', row.limit],
    ['HTTP 500', {http: 500}, 'UNKNOWN', 'Internal Server Error', row.lost],
    ['HTTP 502', {http: 502}, 'UNKNOWN', 'Bad Gateway', row.lost],
    ['HTTP 503', {http: 503}, 'UNAVAILABLE', 'Service Unavailable', row.down],
    ['HTTP 504', {http: 504}, 'DEADLINE_EXCEEDED', 'Gateway Timeout', row.deadline],
    ['a refusal', {status: 'INVALID_ARGUMENT', text: 'invalid owner: 100%'}, 'INVALID_ARGUMENT', 'invalid owner: 100%', row.argument],
    ['a method that is missing', {status: 'UNIMPLEMENTED', text: ''}, 'UNIMPLEMENTED', 'UNIMPLEMENTED', row.unimplemented],
    ['a connection that fails', 'unreachable', 'INTERNAL', 'fetch failed', row.lost],
    ['an answer that breaks off', {bytes: cutShort}, 'DATA_LOSS', 'premature EOF', row.cut],
    ['no answer in the body', {bytes: new Uint8Array()}, 'INTERNAL', 'missing status', row.lost],
    ['a message that is no protobuf', {bytes: noProtobuf}, 'INTERNAL', 'premature EOF', row.noGrpc],
    [
      'a web page',
      {http: 200, body: '<html></html>', headers: {'content-type': 'text/html'}},
      'INTERNAL',
      'unexpected response content type: text/html',
      row.noGrpc,
    ],
  ];
  compare(
    failures.map(([what, answer, code, message, says]) => ({
      what,
      answers: {[balance]: answer},
      call: read,
      seen: {throws: 'RpcError', code, message},
      says: {[guide]: says},
    })),
  );
});

describe('a call that its caller ends', () => {
  /** Ends a call while the node works on it, and gives the signal to the call. */
  const ending = (reason: DOMException | undefined, call: (client: SuiGrpcClient, signal: AbortSignal) => unknown) => {
    const controller = new AbortController();
    return {
      answers: {
        [balance]: (): Answer => {
          controller.abort(reason);
          return {http: 200};
        },
      },
      call: (client: SuiGrpcClient) => call(client, controller.signal),
    };
  };
  const late = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  compare([
    {
      what: 'a deadline of a shared function',
      ...ending(late, (client, signal) => client.getBalance({owner: address, signal})),
      seen: {throws: 'RpcError', code: 'DEADLINE_EXCEEDED'},
      says: {[guide]: '| As long as your `AbortSignal.timeout` | `DEADLINE_EXCEEDED` | Your signal |'},
    },
    {
      what: 'a deadline of a service',
      ...ending(late, (client, abort) => client.stateService.getBalance({owner: address}, {abort}).response),
      seen: {throws: 'RpcError', code: 'DEADLINE_EXCEEDED'},
      says: {[guide]: '`abort` ends the call on your side, with `DEADLINE_EXCEEDED` as the code.'},
    },
    {
      what: 'a signal of yours',
      ...ending(undefined, (client, signal) => client.getBalance({owner: address, signal})),
      seen: {throws: 'RpcError', code: 'CANCELLED'},
      says: {[guide]: row.cancelled},
    },
  ]);
});

describe('what is tried again', () => {
  /** Repeats a read without a pause, and says how often it was made. */
  const attempts = async (client: SuiGrpcClient): Promise<number> => {
    let made = 0;
    const count = () => {
      made += 1;
      return read(client);
    };
    await withRetry(count, () => Promise.resolve()).catch(() => undefined);
    return made;
  };
  const repeated: [what: string, answer: Answer, times: number, says: string][] = [
    ['a rate limit', {http: 429}, 5, '| `RESOURCE_EXHAUSTED`, HTTP 429 | Yes, after a pause; lower your rate too |'],
    [
      'a node that is down',
      {http: 503},
      5,
      '| `UNAVAILABLE`, `INTERNAL`, `UNKNOWN`, HTTP 5xx | Yes, after a pause, then another provider |',
    ],
    [
      'a lost connection',
      'unreachable',
      5,
      '| `UNAVAILABLE`, `INTERNAL`, `UNKNOWN`, HTTP 5xx | Yes, after a pause, then another provider |',
    ],
    [
      'what is missing',
      {status: 'NOT_FOUND', text: ''},
      1,
      '| `INVALID_ARGUMENT`, `NOT_FOUND`, `UNIMPLEMENTED`, GraphQL validation errors | No',
    ],
    ['a wrong key', {http: 401}, 1, '| `UNAUTHENTICATED`, `PERMISSION_DENIED` | No: the key is wrong or used up |'],
  ];
  compare(
    repeated.map(([what, answer, times, says]) => ({
      what,
      answers: {[balance]: answer},
      call: attempts,
      seen: {returns: times},
      says: {[practices]: says},
    })),
  );
  compare([
    {
      what: 'a rate limit by its code',
      answers: {[balance]: {http: 429}},
      call: read,
      seen: {throws: 'RpcError', code: 'RESOURCE_EXHAUSTED'},
      says: {[practices]: 'The gRPC client of the TypeScript SDK reports it as `RESOURCE_EXHAUSTED`.'},
    },
  ]);
});
