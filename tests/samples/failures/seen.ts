import {readFileSync} from 'node:fs';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {escapeRegExp} from '@site/src/lib/escape-reg-exp';
import {entryLists} from '@site/src/reference/errors/entries';
import type {ErrorEntry} from '@site/src/reference/errors/model';
import {topicsOf} from '@site/src/reference/errors/topics';
import {grpcClient, standIn, withGlobalFetch, type Answers, type StandIn} from './stand-in';

/**
 * What a caller sees of an error: its class, its message, and its own properties, such as `code`
 * and `cause`.
 */
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

/** A call that goes wrong, what its caller sees, and what is said about it. */
export interface Case {
  what: string;
  /** What the call asks for; a call that sets up its own network has none. */
  answers?: Answers;
  /** The client is one of `grpcClient`; code that makes its own client is answered as well. */
  call: (client: SuiGrpcClient, network: StandIn) => unknown;
  seen: Seen;
  /**
   * Where → the words for what is seen. Where is a page, such as "guides/developer/stack/walrus",
   * or a part of the error reference, whose pages are generated: an entry, such as
   * "walrus-blob-blocked", or the introduction of a topic, such as "sdk/walrus".
   */
  says: Readonly<Record<string, string>>;
}

const entryOf = (id: string): ErrorEntry | undefined => entryLists.flatMap(({entries}) => entries).find((entry) => entry.id === id);

/** Text with every run of white space, such as the end of a line in a paragraph, as one space. */
const normal = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of a page, of an entry or of an introduction. */
export function textOf(where: string): string {
  const entry = entryOf(where);
  if (entry) return normal([...entry.messages.map(({text}) => text), entry.meaning, ...entry.causes, entry.find, entry.cure].join('\n'));
  return normal(topicsOf('sdk').find(({page}) => page === where)?.intro ?? readFileSync(`docs/${where}.mdx`, 'utf8'));
}

/**
 * Whether a message has the form of an entry, in which `…` stands for what varies. A form may begin
 * with the class of the error.
 */
function hasForm(form: string, {throws, message = ''}: {throws: string; message?: string}): boolean {
  const words = form.replace(`${throws}: `, '').split('…');
  return new RegExp(`^${words.map(escapeRegExp).join('.*')}$`, 's').test(message);
}

/**
 * Whether the words are there and, where they are the form of a message, what was thrown has it.
 */
function isSaid(where: string, words: string, was: unknown): boolean {
  const isForm = entryOf(where)?.messages.some(({text}) => text === words) ?? false;
  return textOf(where).includes(normal(words)) && (!isForm || hasForm(words, was as {throws: string; message?: string}));
}

/**
 * Tests of cases: the call does what is seen, asks for all that the case answers, and pages and
 * entries say so.
 */
export function compare(cases: readonly Case[]): void {
  test.each(cases)('$what', async ({answers, call, seen: expected, says}) => {
    const network = standIn(answers ?? {});
    const run = (): unknown => call(grpcClient(network), network);
    const was = await seen(answers ? () => withGlobalFetch(network, run) : run);
    expect(was).toMatchObject(expected);
    expect([...new Set(network.calls)].sort()).toEqual(Object.keys(answers ?? {}).sort());
    expect(Object.entries(says).filter(([where, words]) => !isSaid(where, words, was))).toEqual([]);
  });
}
