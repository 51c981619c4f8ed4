import type {Option} from '../model';
import {findOption, pathOf, stopsParsing, valueOf, visibleOptions, type Frame, type Line} from './frame';
import {refuseOutdated} from './lifecycle';
import {isDynamic} from './marks';
import {CliProblem} from './problem';
import {didYouMean} from '../../../lib/suggest';
import {expectedInstead} from './values';

/** What the option's own word says besides its name. */
interface OptionWord {
  shown: string;
  /** Text after `=`, or the rest of a short group. */
  attached?: string | undefined;
  index: number;
}

const startsOption = (word: string): boolean => word.startsWith('-') && word !== '-';

function unknownOption(line: Line, shown: string, name: string, index: number): CliProblem {
  const outer = line.frames.slice(0, -1).find((frame) => frame.command.options?.some((option) => option.long === name));
  if (outer) {
    const path = pathOf({...line, frames: line.frames.slice(0, line.frames.indexOf(outer) + 1)});
    return new CliProblem('CLI002', `${shown} is read only before the subcommand: ${path} ${shown} …`, index);
  }
  const names = visibleOptions(line).flatMap((option) => [option.long, ...(option.aliases ?? [])]);
  const hint = didYouMean(name, names, (long) => `--${long}`);
  return new CliProblem('CLI002', `${pathOf(line)} has no option ${shown}.${hint}`, index);
}

function checkValue(option: Option, shown: string, text: string, index: number, position: number): void {
  const value = valueOf(option);
  const parts = value.separator === undefined ? [text] : text.split(value.separator);
  for (const part of parts) {
    const expected = expectedInstead(value, part);
    if (expected === undefined) continue;
    const greedy =
      value.count === 'many' && position > 0 ? ` ${shown} takes every word up to the next option; put other arguments before it.` : '';
    throw new CliProblem('CLI004', `${shown} got "${part}" but takes ${expected}.${greedy}`, index);
  }
}

/** How many of the words after the option belong to it. */
function countFollowing(option: Option, words: readonly string[], from: number): number {
  const {count} = valueOf(option);
  if (count === 'optional-after-equals') return 0;
  const rest = words.slice(from);
  const end = rest.findIndex(startsOption);
  const available = end === -1 ? rest.length : end;
  return count === 'many' ? available : Math.min(available, 1);
}

function record(frame: Frame, option: Option, values: readonly string[], {shown, index}: OptionWord): void {
  if (!option.repeated && frame.options.some((given) => given.option === option)) {
    throw new CliProblem('CLI006', `${shown} is given twice but can be given once.`, index);
  }
  frame.options.push({option, values, word: index});
}

/** Reads one option with its values and returns the index of the first word after them. */
function take(line: Line, option: Option, frame: Frame, word: OptionWord, words: readonly string[]): number {
  const {shown, attached, index} = word;
  refuseOutdated(option, shown, index);
  if (option.value === undefined) {
    if (attached !== undefined) throw new CliProblem('CLI004', `${shown} takes no value but got "${attached}".`, index);
    record(frame, option, [], word);
    line.stopped ||= stopsParsing(option);
    return index + 1;
  }
  if (attached !== undefined) {
    checkValue(option, shown, attached, index, 0);
    record(frame, option, [attached], word);
    return index + 1;
  }
  const following = words.slice(index + 1, index + 1 + countFollowing(option, words, index + 1));
  if (following.length === 0 && (option.value.count === 'one' || option.value.count === 'many')) {
    throw new CliProblem('CLI003', `${shown} needs a value <${option.value.name}>.`, index);
  }
  following.forEach((text, position) => {
    checkValue(option, shown, text, index + 1 + position, position);
  });
  record(frame, option, following, word);
  return index + 1 + following.length;
}

/** Reads `--name`, `--name value` or `--name=value`; returns the index of the next word. */
export function readLongOption(line: Line, words: readonly string[], index: number): number {
  const text = words[index] ?? '';
  const equals = text.indexOf('=');
  const name = text.slice(2, equals === -1 ? undefined : equals);
  const shown = `--${name}`;
  const found = findOption(line, (option) => option.long === name || option.aliases?.includes(name) === true);
  if (!found && isDynamic(name)) {
    line.open = true;
    return index + 1;
  }
  if (!found) throw unknownOption(line, shown, name, index);
  return take(line, found.option, found.frame, {shown, attached: equals === -1 ? undefined : text.slice(equals + 1), index}, words);
}

/**
 * Reads a group of short options, the last of which may have a value: `-q`, `-qd`, `-p.`, `-p=.`,
 * `-p .`.
 */
export function readShortOptions(line: Line, words: readonly string[], index: number): number {
  const letters = (words[index] ?? '').slice(1);
  for (let position = 0; position < letters.length; position += 1) {
    const letter = letters.charAt(position);
    const shown = `-${letter}`;
    const found = findOption(line, (option) => option.short === letter);
    if (!found) throw new CliProblem('CLI002', `${pathOf(line)} has no option ${shown}.`, index);
    const rest = letters.slice(position + 1);
    if (found.option.value !== undefined) {
      const attached = rest === '' ? undefined : rest.replace(/^=/, '');
      return take(line, found.option, found.frame, {shown, attached, index}, words);
    }
    take(line, found.option, found.frame, {shown, index}, words);
  }
  return index + 1;
}
