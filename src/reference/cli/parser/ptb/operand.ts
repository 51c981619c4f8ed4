import type {Operand, OperandKind} from '../../model';
import {CliProblem} from '../problem';
import {readAddress, readArgument, readArray, readU64} from './argument';
import type {Cursor} from './cursor';
import {readType, readTypeArguments} from './move-type';
import {readQualifiedName} from './names';
import type {Token} from './tokens';

/** Words that no variable can be called (`KEYWORDS` in client_ptb/ast.rs at 1b08d0f6b4). */
const reserved = ['address', 'bool', 'vector', 'some', 'none', 'gas', 'u8', 'u16', 'u32', 'u64', 'u128', 'u256'];

function readName(cursor: Cursor): void {
  const {kind, text, word} = cursor.take(['identifier', 'unknown'], 'the name of a variable');
  if (kind === 'identifier' && reserved.includes(text)) {
    throw new CliProblem('CLI004', `"${text}" is a reserved word and cannot be the name of a variable.`, word);
  }
}

function readTypes(cursor: Cursor, read: (cursor: Cursor) => void): void {
  if (cursor.peek().kind === 'unknown') cursor.next();
  else read(cursor);
}

const readers: Record<Exclude<OperandKind, 'path'>, (cursor: Cursor) => void> = {
  address: readAddress,
  argument: readArgument,
  array: readArray,
  function: (cursor) => readQualifiedName(cursor, 'the name of a function'),
  name: readName,
  type: (cursor) => {
    readTypes(cursor, () => {
      cursor.expect('<');
      readType(cursor);
      cursor.expect('>');
    });
  },
  types: (cursor) => {
    readTypes(cursor, readTypeArguments);
  },
  u64: readU64,
};

/** Whether an operand that can be missing is there. */
function isPresent(operand: Operand, cursor: Cursor): boolean {
  return operand.kind === 'types' ? cursor.isAt('<') : !cursor.atCommandEnd();
}

/** Whether one more of a repeated operand follows. */
function repeats(operand: Operand, cursor: Cursor): boolean {
  if (operand.repeated !== true || cursor.atCommandEnd()) return false;
  return operand.kind !== 'address' || cursor.isAt('@') || cursor.peek().kind === 'unknown';
}

/**
 * Reads one operand, or none where it can be missing. Words that only the shell knows end the check
 * of the command.
 */
export function readOperand(operand: Operand, cursor: Cursor, command: Token): void {
  if (cursor.peek().kind === 'many') cursor.skipCommand();
  if (operand.kind === 'path' || (operand.optional && !isPresent(operand, cursor))) return;
  if (cursor.atCommandEnd()) {
    throw new CliProblem('CLI003', `--${command.text} needs ${operand.name}.`, command.word);
  }
  const read = readers[operand.kind];
  do read(cursor);
  while (repeats(operand, cursor));
}
