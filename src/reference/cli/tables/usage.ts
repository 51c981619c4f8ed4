import type {RootContent} from 'mdast';
import {fence} from '../../build';
import type {Option, Positional} from '../model';
import {inheritedOptions, shownAs, type FoundCommand} from './find-command';

const isCurrent = ({removed}: Option): boolean => removed === undefined;

const requiredOption = ({long, value}: Option): string => (value ? `--${long} <${value.name}>` : `--${long}`);

function positional({name, required, repeated}: Positional): string {
  const bracketed = required ? `<${name}>` : `[${name}]`;
  return repeated ? `${bracketed}...` : bracketed;
}

/** The form of a command line, as `--help` shows it. */
export function usageLine(found: FoundCommand): string {
  const {words, command} = found;
  const options = [...(command.options ?? []), ...inheritedOptions(found)].filter(isCurrent);
  const required = options.filter((option) => option.required);
  return [
    shownAs(words),
    ...(options.length > required.length ? ['[OPTIONS]'] : []),
    ...required.map(requiredOption),
    ...(command.positionals ?? []).map(positional),
    ...(command.ptb ? ['[COMMANDS AND FLAGS]...'] : []),
    ...(command.passesThrough ? ['[ARGS]...'] : []),
    ...(command.subcommands ? [command.runsAlone ? '[COMMAND]' : '<COMMAND>'] : []),
  ].join(' ');
}

export const usage = (found: FoundCommand): RootContent => fence('text', usageLine(found), 'title="Usage"');
