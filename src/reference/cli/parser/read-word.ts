import type {Command} from '../model';
import {helpCommand, innermost, pathOf, type Frame, type Line} from './frame';
import {refuseOutdated} from './lifecycle';
import {isDynamic, splat} from './marks';
import {CliProblem} from './problem';
import {didYouMean} from '../../../lib/suggest';
import {expectedInstead} from './values';

const namesOf = (command: Command): readonly string[] => [command.name, ...(command.aliases ?? [])];

function enterSubcommand(line: Line, subcommands: readonly Command[], word: string, index: number): void {
  if (isDynamic(word)) {
    line.stopped = true;
    return;
  }
  const known = [...subcommands, helpCommand];
  const subcommand = known.find((candidate) => namesOf(candidate).includes(word));
  if (!subcommand) {
    const visible = known.filter((candidate) => !candidate.hidden && !candidate.removed).flatMap(namesOf);
    throw new CliProblem('CLI001', `${pathOf(line)} has no subcommand "${word}".${didYouMean(word, visible)}`, index);
  }
  refuseOutdated(subcommand, `${pathOf(line)} ${word}`, index);
  line.frames.push({command: subcommand, options: [], positionals: []});
}

/** The word was probably meant for the option before it, which reads its value after `=` only. */
function equalsHint(frame: Frame, word: string): string {
  const before = frame.options.at(-1);
  const missed = before?.option.value?.count === 'optional-after-equals' && before.values.length === 0;
  return missed ? ` Write --${before.option.long}=${word}.` : '';
}

/** Reads a word that is no option: the name of a subcommand, or a positional argument. */
export function readWord(line: Line, word: string, index: number): void {
  const frame = innermost(line);
  const {subcommands, positionals = []} = frame.command;
  if (word.includes(splat)) line.open = true;
  if (subcommands) {
    enterSubcommand(line, subcommands, word, index);
    return;
  }
  const last = positionals.at(-1);
  const positional = positionals[frame.positionals.length] ?? (last?.repeated ? last : undefined);
  if (!positional) {
    if (line.open) return;
    throw new CliProblem('CLI008', `${pathOf(line)} takes no further argument but got "${word}".${equalsHint(frame, word)}`, index);
  }
  const expected = expectedInstead(positional, word);
  if (expected !== undefined) {
    throw new CliProblem('CLI004', `${pathOf(line)}: <${positional.name}> got "${word}" but is ${expected}.`, index);
  }
  frame.positionals.push(word);
}
