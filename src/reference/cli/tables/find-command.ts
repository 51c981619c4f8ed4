import type {Command, Option} from '../model';
import {didYouMean} from '../../../lib/suggest';
import {sui} from '../sui';

/** A command of the model with what leads to it. */
export interface FoundCommand {
  /** The words after `sui`; empty for `sui` itself. */
  words: readonly string[];
  command: Command;
  /** The commands around it, from `sui` inwards. */
  outer: readonly Command[];
}

/** How the command is written, such as `sui client publish`. */
export const shownAs = (words: readonly string[]): string => ['sui', ...words].join(' ');

/**
 * Looks a command up in the model.
 *
 * @param path the words after `sui`, such as "client publish", or "sui" for the program itself
 * @returns the command, or a sentence that says which word is unknown
 */
export function findCommand(path: string): FoundCommand | string {
  const words = path.split(' ').filter((word) => word !== '');
  if (words.length === 1 && words[0] === sui.name) return {words: [], command: sui, outer: []};
  let found: FoundCommand = {words: [], command: sui, outer: []};
  if (words.length === 0) return 'no command is named; write "sui" for the program itself';
  for (const word of words) {
    const candidates = found.command.subcommands ?? [];
    const command = candidates.find(({name}) => name === word);
    if (!command) {
      const names = candidates.map(({name}) => name);
      return `${shownAs(found.words)} has no subcommand "${word}" in the command model.${didYouMean(word, names)}`;
    }
    found = {words: [...found.words, word], command, outer: [...found.outer, found.command]};
  }
  return found;
}

/**
 * Whether the words after the command's name go by another grammar, so that no option of a group is
 * found among them.
 */
const readsItsWords = ({ptb, passesThrough}: Command): boolean => ptb !== undefined || passesThrough === true;

/**
 * Options of the commands around one that may also stand behind its name; those of `sui` itself are
 * left out.
 */
export function inheritedOptions({command, outer}: FoundCommand): readonly Option[] {
  if (readsItsWords(command)) return [];
  return outer.slice(1).flatMap(({options = []}) => options.filter((option) => option.global));
}
