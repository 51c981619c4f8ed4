import type {OptionGroup} from '../model';
import {innermost, pathOf, type Frame, type GivenOption, type Line} from './frame';
import {CliProblem} from './problem';

const dashed = (names: readonly string[], joint: string): string => names.map((name) => `--${name}`).join(joint);

function checkMissing(frame: Frame, path: string, end: number): void {
  const missing = (frame.command.options ?? []).filter(
    (option) => option.required && !option.removed && !frame.options.some((given) => given.option === option),
  );
  if (missing.length > 0) {
    const shown = missing.map((option) => `--${option.long}${option.value ? ` <${option.value.name}>` : ''}`);
    throw new CliProblem('CLI003', `${path} needs ${shown.join(' and ')}.`, end);
  }
  const absent = (frame.command.positionals ?? []).slice(frame.positionals.length).filter((positional) => positional.required);
  if (absent.length > 0) {
    throw new CliProblem('CLI003', `${path} needs ${absent.map((positional) => `<${positional.name}>`).join(' and ')}.`, end);
  }
}

function checkPairs(given: GivenOption, all: readonly GivenOption[], open: boolean): void {
  const {option, word} = given;
  const isGiven = (name: string): boolean => all.some((other) => other.option.long === name);
  const conflict = option.conflicts?.find(isGiven);
  if (conflict !== undefined) throw new CliProblem('CLI006', `--${option.long} cannot be used with --${conflict}.`, word);
  const needed = option.requires?.filter((name) => !isGiven(name)) ?? [];
  if (needed.length > 0 && !open) throw new CliProblem('CLI006', `--${option.long} works only with ${dashed(needed, ' and ')}.`, word);
}

function checkGroup(group: OptionGroup, all: readonly GivenOption[], line: Line, end: number): void {
  const given = all.filter(({option}) => group.options.includes(option.long));
  const second = given.find(({option}) => option.long !== given[0]?.option.long);
  if (group.atMostOne && second) {
    throw new CliProblem('CLI006', `Only one of ${dashed(group.options, ', ')} can be used.`, second.word);
  }
  if (group.atLeastOne && given.length === 0 && !line.open) {
    throw new CliProblem('CLI003', `${pathOf(line)} needs ${dashed(group.options, ' or ')}.`, end);
  }
}

/** Checks what only the whole line shows: what is missing, and what excludes or needs what. */
export function finish(line: Line, end: number): void {
  if (line.stopped) return;
  const all = line.frames.flatMap((frame) => frame.options);
  const last = innermost(line);
  if (last.command.subcommands && !last.command.runsAlone && !line.open) {
    throw new CliProblem('CLI003', `${pathOf(line)} needs a subcommand.`, end);
  }
  for (const frame of line.frames) if (!line.open) checkMissing(frame, pathOf(line), end);
  for (const given of all) checkPairs(given, all, line.open);
  for (const frame of line.frames) for (const group of frame.command.groups ?? []) checkGroup(group, all, line, end);
}
