import {CliProblem} from '../problem';
import type {Cursor} from './cursor';
import type {Token} from './tokens';

/** Kinds that can be a part of a name in the Move Registry. */
const registryKinds = ['identifier', 'number', 'hex', 'unknown'] as const;

function readRegistryPath(cursor: Cursor): void {
  cursor.expect('/');
  cursor.take(registryKinds, 'the name of a package');
  if (cursor.skip('/')) cursor.take(['number', 'unknown'], 'a version');
}

/**
 * Reads what stands before the first `::`: an address, a name for one, or a name of the Move
 * Registry.
 */
function readPackage(cursor: Cursor): Token {
  if (cursor.skip('@')) {
    const name = cursor.take(registryKinds, 'a name of the Move Registry');
    readRegistryPath(cursor);
    return name;
  }
  const first = cursor.take(registryKinds, 'a package');
  if (cursor.skip('.')) {
    cursor.take(['identifier'], 'sui');
    readRegistryPath(cursor);
  }
  return first;
}

function readMember(cursor: Cursor, expected: string): void {
  const {kind, text, word} = cursor.take(['identifier', 'unknown'], expected);
  if (kind === 'identifier' && !/^\w+$/.test(text)) {
    throw new CliProblem('CLI004', `"${text}" is no Move identifier.`, word);
  }
}

/**
 * Reads `package::module::member`. Unknown text can hold all of it, or its first parts.
 *
 * @returns the token of the package
 */
export function readQualifiedName(cursor: Cursor, member: string): Token {
  const first = readPackage(cursor);
  if (first.kind === 'unknown' && !cursor.isAt('::')) return first;
  cursor.expect('::');
  readMember(cursor, 'the name of a module');
  if (first.kind === 'unknown' && !cursor.isAt('::')) return first;
  cursor.expect('::');
  readMember(cursor, member);
  return first;
}
