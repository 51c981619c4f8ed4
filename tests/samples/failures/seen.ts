import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {isSaid} from './says';
import {grpcClient, standIn, withGlobalFetch, type Answers, type StandIn} from './stand-in';

/** What a caller sees of an error: its class, its message, and its own properties, such as `code` and `cause`. */
export interface Thrown {
  throws: unknown;
  [property: string]: unknown;
}

/** What a caller sees of a call. */
export type Seen = {returns: unknown} | Thrown;

function thrown(error: unknown): unknown {
  if (!(error instanceof Error)) return {throws: error};
  return Object.assign({}, error, {throws: error.constructor.name, message: error.message, cause: error.cause && thrown(error.cause)});
}

/** Makes a call, and says what came of it. */
export async function seen(call: () => unknown): Promise<unknown> {
  try {
    return {returns: await call()};
  } catch (error) {
    return thrown(error);
  }
}

/** A call that goes wrong, what its caller sees, and what pages say about it. */
export interface Case {
  what: string;
  answers: Answers;
  /** The client is one of `grpcClient`; code that makes its own client is answered as well. */
  call: (client: SuiGrpcClient, network: StandIn) => unknown;
  seen: Seen;
  /** A page, such as "guides/developer/stack/suins" → its words for what is seen. */
  says: Readonly<Record<string, string>>;
}

/** Tests of cases: the call does what is seen, asks for all that the case answers, and the pages say so. */
export function compare(cases: readonly Case[]): void {
  test.each(cases)('$what', async ({answers, call, seen: expected, says}) => {
    const network = standIn(answers);
    expect(await seen(() => withGlobalFetch(network, () => call(grpcClient(network), network)))).toMatchObject(expected);
    expect([...new Set(network.calls)].sort()).toEqual(Object.keys(answers).sort());
    expect(Object.entries(says).filter(([page, words]) => !isSaid(`docs/${page}.mdx`, words))).toEqual([]);
  });
}
