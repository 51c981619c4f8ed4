import type {CliErrorCode} from './codes';
import type {Command} from './model';
import {finish} from './parser/finish';
import {helpCommand, innermost, pathOf, type GivenOption, type Line} from './parser/frame';
import {CliProblem} from './parser/problem';
import {readPtb} from './parser/ptb/read';
import {readLongOption, readShortOptions} from './parser/read-option';
import {readWord} from './parser/read-word';
import {sui} from './sui';

/** A command line that the CLI would accept. */
export interface ParsedCommand {
  /** The words that lead to the command: `sui client call`. */
  path: string;
  command: Command;
  /** Options of the command and of the groups around it, in the order they were given. */
  options: readonly GivenOption[];
  positionals: readonly string[];
}

/** Why the CLI would not accept a command line. */
export interface CliError {
  code: CliErrorCode;
  message: string;
  /** Index of the offending word; the number of words when something is missing at the end. */
  word: number;
}

export type ParseResult = {parsed: ParsedCommand; error?: undefined} | {parsed?: undefined; error: CliError};

/** Reads the words one by one, until a command takes the rest or help is asked for. */
function readWords(line: Line, words: readonly string[]): void {
  let index = 0;
  let onlyPositionals = false;
  for (let word = words[index]; word !== undefined; word = words[index]) {
    if (line.stopped) return;
    const {command} = innermost(line);
    if (command.passesThrough) return;
    if (command.ptb && command.ptb.length > 0) {
      readPtb(command.ptb, words, index);
      return;
    }
    if (onlyPositionals || !word.startsWith('-') || word === '-') {
      readWord(line, word, index);
      index += 1;
    } else if (word === '--') {
      onlyPositionals = true;
      index += 1;
    } else {
      index = word.startsWith('--') ? readLongOption(line, words, index) : readShortOptions(line, words, index);
    }
  }
}

/** `sui help client call` names a command the way a line does. */
function checkHelp(line: Line, end: number): void {
  const {command, positionals} = innermost(line);
  if (command !== helpCommand) return;
  const named: Line = {frames: line.frames.slice(0, -1), open: true, stopped: false};
  positionals.forEach((word, index) => {
    readWord(named, word, end - positionals.length + index);
  });
}

/**
 * Reads the words after `sui` as the CLI (clap 4, and the grammar of `client ptb`) does.
 *
 * @param words one string a shell word, quotes removed; unknown parts are marked as
 *   `parser/marks.ts` says
 */
export function parseSui(words: readonly string[]): ParseResult {
  const line: Line = {frames: [{command: sui, options: [], positionals: []}], open: false, stopped: false};
  try {
    readWords(line, words);
    checkHelp(line, words.length);
    finish(line, words.length);
  } catch (problem) {
    if (!(problem instanceof CliProblem)) throw problem;
    return {error: {code: problem.code, message: problem.message, word: problem.word}};
  }
  const {command, positionals} = innermost(line);
  return {parsed: {path: pathOf(line), command, options: line.frames.flatMap((frame) => frame.options), positionals}};
}
