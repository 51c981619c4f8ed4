import {readAbort} from './aborts';
import {unpackCode} from './clever-code';
import {readFailure} from './failures';
import {readJson} from './json';
import type {MoveAbort, Parsed} from './parsed';

/** Adds to an abort what its packed code tells. */
function unpacked(abort: MoveAbort): MoveAbort {
  const clever = abort.code === undefined ? undefined : unpackCode(abort.code);
  return clever === undefined ? abort : {...clever, ...abort};
}

const complete = (parsed: Parsed): Parsed => (parsed.kind === 'abort' ? unpacked(parsed) : parsed);

/** A number of 64 bits that stands alone: somebody looked up an abort code. */
function readNumber(text: string): MoveAbort | undefined {
  const digits = /(?<![\w.])\d{19,20}(?![\w.])/.exec(text)?.[0];
  const code = digits === undefined ? undefined : BigInt(digits);
  return code !== undefined && unpackCode(code) !== undefined ? {kind: 'abort', code} : undefined;
}

const readText = (text: string): Parsed | undefined => readAbort(text) ?? readFailure(text);

/** A color of a terminal, as it is or as JSON writes it. */
const color = new RegExp(String.raw`(?:\u001b|\\u001b)\[[\d;]*[A-Za-z]`, 'gi');

/** Lines that a terminal broke all at one width, in the middle of words, as one. */
function unbroken(text: string): string {
  const lines = text.split(/\r?\n/);
  const [{length: width} = '', ...others] = lines;
  const last = others.pop();
  return width >= 40 && last !== undefined && last.length < width && others.every(({length}) => length === width) ? lines.join('') : text;
}

/** One kind of quotes: texts that are copied on change theirs. */
const plainQuotes = (text: string): string => text.replace(/[‘’`]/g, "'").replace(/[“”]/g, '"');

/**
 * Reads an error as a tool printed it: text of the CLI, of the TypeScript SDK, of a unit test,
 * Rust's debug form, or JSON of gRPC, GraphQL and JSON-RPC.
 *
 * @returns what the message says of a failed execution; undefined for every other message
 */
export function parseMessage(message: string): Parsed | undefined {
  const whole = unbroken(message.replace(color, ''));
  const json = readJson(whole);
  const text = plainQuotes(whole);
  const parsed = json.parsed ?? json.texts.map(readText).find((found) => found !== undefined) ?? readText(text) ?? readNumber(text);
  return parsed === undefined ? undefined : complete(parsed);
}
