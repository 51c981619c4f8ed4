import {CliProblem} from '../problem';
import {Cursor} from './cursor';
import {readQualifiedName} from './names';
import {tokenize} from './tokens';

const primitives = ['u8', 'u16', 'u32', 'u64', 'u128', 'u256', 'bool', 'address'];

/**
 * Addresses that have a name outside of a package (`resolve_address` in sui-types/src/lib.rs at
 * 1b08d0f6b4).
 */
const namedAddresses = ['std', 'sui', 'sui_system', 'deepbook', 'bridge'];

/** Reads types between angle brackets, at least one. */
export function readTypeArguments(cursor: Cursor): void {
  cursor.expect('<');
  do readType(cursor);
  while (cursor.skip(','));
  cursor.expect('>');
}

/**
 * Reads a Move type.
 *
 * @returns the name that the type's package is written with, when it is a name
 */
export function readType(cursor: Cursor): string | undefined {
  const {kind, text} = cursor.peek();
  if (kind === 'identifier' && primitives.includes(text)) {
    cursor.next();
    return undefined;
  }
  if (kind === 'identifier' && text === 'vector') {
    cursor.next();
    cursor.expect('<');
    const name = readType(cursor);
    cursor.expect('>');
    return name;
  }
  const first = readQualifiedName(cursor, 'the name of a type');
  if (cursor.isAt('<')) readTypeArguments(cursor);
  return first.kind === 'identifier' ? first.text : undefined;
}

/**
 * Whether a word is a Move type as `--type-args` reads it, where a package has an address or a
 * well-known name.
 */
export function isMoveType(word: string): boolean {
  try {
    const cursor = new Cursor(tokenize([word]));
    const name = readType(cursor);
    return cursor.peek().kind === 'end' && (name === undefined || namedAddresses.includes(name));
  } catch (problem) {
    if (problem instanceof CliProblem) return false;
    throw problem;
  }
}
