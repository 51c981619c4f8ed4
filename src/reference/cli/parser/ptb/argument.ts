import {CliProblem} from '../problem';
import type {Cursor} from './cursor';
import {readType} from './move-type';
import type {Token} from './tokens';

const bitsOfSuffix: Readonly<Record<string, bigint>> = {u8: 8n, u16: 16n, u32: 32n, u64: 64n, u128: 128n, u256: 256n};

/** Reads a number with the suffix it can have, and checks that it fits into that many bits. */
function readNumber(cursor: Cursor, defaultBits: bigint): void {
  const {text, word} = cursor.take(['number', 'hex'], 'a number');
  const next = cursor.peek();
  const suffix = next.kind === 'identifier' ? bitsOfSuffix[next.text] : undefined;
  if (suffix !== undefined) cursor.next();
  const bits = suffix ?? defaultBits;
  if (BigInt(text.replaceAll('_', '')) >= 2n ** bits) throw new CliProblem('CLI004', `${text} does not fit into ${bits} bits.`, word);
}

/** Reads an amount of gas: a number that fits into 64 bits. */
export function readU64(cursor: Cursor): void {
  if (cursor.peek().kind === 'unknown') cursor.next();
  else readNumber(cursor, 64n);
}

/** Reads an address or object ID: `@` and a number. */
export function readAddress(cursor: Cursor): void {
  if (cursor.peek().kind === 'unknown') {
    cursor.next();
    return;
  }
  if (!cursor.skip('@')) cursor.fail('"@" and an address');
  const {kind, text, word} = cursor.take(['number', 'hex', 'identifier', 'unknown'], 'an address after "@"');
  if (kind === 'identifier') {
    throw new CliProblem('CLI004', `"@${text}" is no address: an alias is written without "@".`, word);
  }
  if (kind === 'hex' && text.length > 66) throw new CliProblem('CLI004', `"${text}" is longer than an address.`, word);
}

/** Reads values in square brackets. */
export function readArray(cursor: Cursor): void {
  if (cursor.peek().kind === 'unknown') {
    cursor.next();
    return;
  }
  cursor.expect('[');
  while (!cursor.isAt(']')) {
    if (cursor.peek().kind === 'many') cursor.next();
    else readArgument(cursor);
    if (!cursor.skip(',') && !cursor.isAt(']')) cursor.fail('"," or "]"');
  }
  cursor.expect(']');
}

/** Reads the fields after a variable: `coins.0`. */
function readFields(cursor: Cursor): void {
  while (cursor.skip('.')) {
    if (cursor.atCommandEnd()) cursor.fail('a field');
    cursor.next();
  }
}

/** What follows a word with a meaning of its own. Other words are variables or aliases. */
const keywords: Readonly<Record<string, (cursor: Cursor) => void>> = {
  true: () => undefined,
  false: () => undefined,
  gas: () => undefined,
  none: () => undefined,
  some: (cursor) => {
    cursor.expect('(');
    readArgument(cursor);
    cursor.expect(')');
  },
  vector: readArray,
  withdrawal: (cursor) => {
    if (!cursor.isAt('<', '(')) {
      readFields(cursor);
      return;
    }
    if (cursor.skip('<')) {
      readType(cursor);
      cursor.expect('>');
    }
    cursor.expect('(');
    readU64(cursor);
    cursor.expect(')');
  },
};

function readWord(cursor: Cursor, {kind, text}: Token): void {
  cursor.next();
  const after = kind === 'identifier' && Object.hasOwn(keywords, text) ? keywords[text] : readFields;
  after?.(cursor);
}

/**
 * Reads one value: a literal, an address, a variable, the gas coin, an option, a vector or a
 * withdrawal.
 */
export function readArgument(cursor: Cursor): void {
  const token = cursor.peek();
  if (token.kind === 'identifier' || token.kind === 'unknown') readWord(cursor, token);
  else if (token.kind === 'number' || token.kind === 'hex') readNumber(cursor, 256n);
  else if (token.kind === 'string') cursor.next();
  else if (cursor.isAt('@')) readAddress(cursor);
  else cursor.fail('a value');
}
