import {argument, command, flag} from '../define';
import type {Command, Option, OptionValue} from '../model';

/** An option as it was given. */
export interface GivenOption {
  option: Option;
  values: readonly string[];
  /** Index of the word with the option's name. */
  word: number;
}

/** One command of the line, from `sui` inwards, with what was given to it. */
export interface Frame {
  command: Command;
  options: GivenOption[];
  positionals: string[];
}

/** State of a parse: the commands entered so far, the innermost last. */
export interface Line {
  frames: Frame[];
  /** An expansion can have brought words that nobody sees, so nothing counts as missing. */
  open: boolean;
  /** Help or version was asked for: clap prints it and checks nothing more. */
  stopped: boolean;
}

const builtInOptions: readonly Option[] = [
  flag('help', 'Prints help.', {short: 'h'}),
  flag('version', 'Prints the version.', {short: 'V'}),
];

/** The `help` subcommand that clap adds to every group. */
export const helpCommand: Command = command('help', 'Prints the help of a command.', {
  positionals: [argument('COMMAND', 'text', 'The command.', {required: false, repeated: true})],
});

/** The command that is being read. */
export function innermost(line: Line): Frame {
  const frame = line.frames.at(-1);
  if (frame === undefined) throw new Error('A command line has at least the frame of sui itself.');
  return frame;
}

/** The words that lead to the innermost command: `sui client call`. */
export function pathOf(line: Line): string {
  return line.frames.map((frame) => frame.command.name).join(' ');
}

/**
 * An option that can stand in this place, with the frame that owns it: its own, then global ones of
 * its parents.
 */
export function findOption(line: Line, matches: (option: Option) => boolean): {option: Option; frame: Frame} | undefined {
  const inner = innermost(line);
  const own = inner.command.options?.find(matches);
  if (own) return {option: own, frame: inner};
  for (const frame of line.frames.slice(0, -1).reverse()) {
    const option = frame.command.options?.find((candidate) => candidate.global && matches(candidate));
    if (option) return {option, frame};
  }
  const builtIn = builtInOptions.find(matches);
  return builtIn && {option: builtIn, frame: inner};
}

/** All options that can stand in this place. */
export function visibleOptions(line: Line): readonly Option[] {
  const outer = line.frames.slice(0, -1).flatMap((frame) => (frame.command.options ?? []).filter((option) => option.global));
  return [...(innermost(line).command.options ?? []), ...outer, ...builtInOptions].filter((option) => !option.removed);
}

/** Whether help or version was asked for with this option. */
export function stopsParsing(option: Option): boolean {
  return builtInOptions.includes(option);
}

/** The value of an option that has one. */
export function valueOf(option: Option): OptionValue {
  if (option.value === undefined) throw new Error(`--${option.long} is a flag.`);
  return option.value;
}
