import type {Table} from 'mdast';
import {code, type Inline, prose, table} from '../../build';
import type {Operand, Positional, PtbCommand} from '../model';
import {outdatedNote, stateNotes} from './lifecycle';
import {nameCode, sentences} from './prose';
import {positionalValue} from './values';

/** A table of positional arguments; none for a command without any. */
export function positionalTable(positionals: readonly Positional[] = []): Table[] {
  if (positionals.length === 0) return [];
  return [
    table(
      ['Argument', 'Value', 'Meaning'],
      positionals.map((positional) => [
        [nameCode(positional.name)],
        positionalValue(positional),
        sentences([
          positional.required ? [] : ['Optional.'],
          prose(positional.summary),
          positional.default === undefined ? [] : ['Default: ', code(positional.default), '.'],
        ]),
      ]),
    ),
  ];
}

function operand({name, optional, repeated}: Operand): string {
  const shown = optional ? `(${name})` : name;
  return repeated ? `${shown}...` : shown;
}

const operands = (all: readonly Operand[]): Inline[] => (all.length === 0 ? ['none'] : [code(all.map(operand).join(' '))]);

/** A table of the commands and flags of `sui client ptb`. */
export function ptbTable(commands: readonly PtbCommand[] = []): Table[] {
  if (commands.length === 0) return [];
  return [
    table(
      ['Command or flag', 'Operands', 'Meaning'],
      commands.map((command) => [
        [nameCode(`--${command.long}`)],
        operands(command.operands),
        sentences([outdatedNote(command), prose(command.summary), command.once ? ['At most once.'] : [], ...stateNotes(command)]),
      ]),
    ),
  ];
}
