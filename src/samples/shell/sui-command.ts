import {parseSui} from '../../reference/cli/parse';
import type {CommandArgument} from 'unbash';
import type {Finding} from './codes';
import type {ScriptCommand} from './commands';
import {wordText} from './words';

/**
 * Programs that run the rest of their line. Their own options are not read, so a `sui` after one is
 * not found.
 */
const runners = ['command', 'exec', 'nohup', 'sudo', 'time'];

const isSui = (word: string): boolean => /(^|\/)sui$/.test(word);

/** The words after `sui`, or nothing when the command does not run it. */
function suiWords({command}: ScriptCommand): readonly CommandArgument[] | undefined {
  if (command.name === undefined) return undefined;
  const words: readonly CommandArgument[] = [command.name, ...command.args];
  const first = words.findIndex((word) => !runners.includes(wordText(word)));
  const program = words[first];
  return program && isSui(wordText(program)) ? words.slice(first + 1) : undefined;
}

/** Holds a `sui` command line against the command model. */
export function checkSuiCommand(script: ScriptCommand): readonly Finding[] {
  const words = suiWords(script);
  if (words === undefined) return [];
  const {error} = parseSui(words.map(wordText));
  if (error === undefined) return [];
  const place = words[Math.min(error.word, words.length - 1)] ?? script.command;
  const position = error.word < words.length ? place.pos : script.command.pos;
  return [{code: error.code, message: error.message, offset: script.offsetOf(position)}];
}
