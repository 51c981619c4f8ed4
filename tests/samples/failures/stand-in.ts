import {STATUS_CODES} from 'node:http';
import {runInThisContext} from 'node:vm';
import {SuiGraphQLClient} from '@mysten/sui/graphql';
import {GrpcStatusCode, SuiGrpcClient, type SuiGrpcClientOptions} from '@mysten/sui/grpc';
import type {IMessageType, PartialMessage} from '@protobuf-ts/runtime';
import {frame, trailer} from '@site/src/app-pictures/draw/stand-in-node';

/**
 * A plain HTTP answer, as a gateway or an HTTP service gives it. A body that is neither a string
 * nor bytes is sent as JSON.
 */
interface Http {
  http: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** The words behind the status, which HTTP/2 does not have: '' for an answer over HTTP/2. */
  statusText?: string;
}

/** What the stand-in does with a request. */
export type Answer =
  /** A gRPC message and the status OK. */
  | {message: Uint8Array}
  /** A gRPC status that is not OK, with its text. */
  | {status: keyof typeof GrpcStatusCode; text: string}
  | Http
  /** The body of a gRPC-Web answer as it is, for one that is cut short or no message at all. */
  | {bytes: Uint8Array}
  /** Nothing answers: `fetch` throws as Node's does. */
  | 'unreachable';

/** A request as the stand-in received it. */
export interface Sent {
  /** The host and the path, such as "fullnode.example/sui.rpc.v2.LedgerService/GetEpoch". */
  address: string;
  method: string;
  headers: Headers;
  body: Uint8Array;
}

/**
 * What is answered to which call. A key is a path without the slash in front, such as
 * "sui.rpc.v2.LedgerService/GetEpoch" or "v1/resolution/bulk", or the same behind a host, which
 * counts first. A function answers where it depends on the request, or on how often the call was
 * made.
 */
export type Answers = Readonly<Record<string, Answer | ((request: Sent) => Answer)>>;

/** A network that knows a table of answers and nothing else. */
export interface StandIn {
  fetch: typeof fetch;
  /** The keys of the calls that were made, in their order. */
  calls: readonly string[];
}

/**
 * The globals of the packages under test, which Node loads outside of the test's own realm: see
 * tests/jest/native-packages.cjs.
 */
const native = runInThisContext('globalThis') as typeof globalThis;

function refuse(): never {
  throw new native.TypeError('fetch failed', {cause: new native.Error('connect ECONNREFUSED 127.0.0.1:9000')});
}

function httpResponse({http, body = '', headers, statusText = STATUS_CODES[http]}: Http): Response {
  const init = {status: http, statusText, headers};
  if (http === 204) return new Response(null, init);
  return typeof body === 'string' || body instanceof Uint8Array ? new Response(Buffer.from(body), init) : Response.json(body, init);
}

const grpcWebResponse = (body: Uint8Array): Response =>
  new Response(Buffer.from(body), {headers: {'content-type': 'application/grpc-web+proto'}});

function responseOf(answer: Answer): Response {
  if (answer === 'unreachable') return refuse();
  if ('http' in answer) return httpResponse(answer);
  if ('bytes' in answer) return grpcWebResponse(answer.bytes);
  if ('status' in answer) return grpcWebResponse(trailer(GrpcStatusCode[answer.status], answer.text));
  return grpcWebResponse(Buffer.concat([frame(0, answer.message), trailer(GrpcStatusCode.OK)]));
}

/**
 * The answer of a gRPC call that succeeds: `message(GrpcTypes.LookupNameResponse, {record: {}})`.
 */
export const message = <T extends object>(type: IMessageType<T>, value: PartialMessage<T>): Answer => ({
  message: type.toBinary(type.create(value)),
});

/**
 * Stands in for the network below the SDKs, so that their own code and their own transport run.
 *
 * @throws for a call that the table does not have, by its `fetch`
 */
export function standIn(answers: Answers): StandIn {
  const calls: string[] = [];
  return {
    calls,
    async fetch(input, init) {
      const request = new Request(input, init);
      const {host, pathname} = new URL(request.url);
      const path = pathname.slice(1);
      const key = [`${host}/${path}`, path].find((each) => Object.hasOwn(answers, each));
      const answer = key === undefined ? undefined : answers[key];
      if (key === undefined || answer === undefined) {
        throw new native.Error(`the stand-in has no answer to ${request.method} ${host}/${path}`);
      }
      calls.push(key);
      const body = new Uint8Array(await request.arrayBuffer());
      const sent = {address: `${host}/${path}`, method: request.method, headers: request.headers, body};
      const response = responseOf(typeof answer === 'function' ? answer(sent) : answer);
      request.signal.throwIfAborted();
      return response;
    },
  };
}

/** The SDK's gRPC client with its own gRPC-Web transport, whose requests the stand-in answers. */
export const grpcClient = ({fetch}: StandIn, mvr?: SuiGrpcClientOptions['mvr'], baseUrl = 'https://fullnode.example'): SuiGrpcClient =>
  new SuiGrpcClient({network: 'testnet', baseUrl, fetch, mvr});

/** The SDK's GraphQL client, whose requests the stand-in answers under the key "graphql". */
export const graphqlClient = ({fetch}: StandIn): SuiGraphQLClient =>
  new SuiGraphQLClient({network: 'testnet', url: 'https://fullnode.example/graphql', fetch});

/**
 * Runs code whose package takes no `fetch` of its own and uses the global one, and puts that back.
 */
export async function withGlobalFetch<T>({fetch}: StandIn, run: () => T | Promise<T>): Promise<T> {
  const real = native.fetch;
  native.fetch = fetch;
  try {
    return await run();
  } finally {
    native.fetch = real;
  }
}
