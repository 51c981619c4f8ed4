import type {Redirect, Redirection, Word} from 'unbash';
import type {Finding} from './codes';
import type {ScriptCommand} from './commands';

/** What stands between the brackets becomes the name of a variable. */
const variableFor = (text: string): string =>
  text
    .replace(/\W+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toUpperCase() || 'VALUE';

const finding = (text: string, offset: number): Finding => ({
  code: 'SH003',
  message: `A shell reads "<${text}>" as redirections: use a variable such as "$${variableFor(text)}", or quote a Move type.`,
  offset,
});

const isPlain = (redirection: Redirection, operator: string): redirection is Redirect =>
  redirection.type === 'Redirect' && redirection.operator === operator && redirection.descriptor === undefined;

/** `<PACKAGE_ID>` parses as input from a file, at once followed by output to the next word. */
function unquoted({command, offsetOf}: ScriptCommand, code: string): readonly Finding[] {
  return command.redirects
    .filter((redirection) => isPlain(redirection, '<'))
    .flatMap((opening) => {
      const closing = command.redirects.find((other) => isPlain(other, '>') && other.pos >= opening.end);
      if (closing === undefined || opening.target === undefined) return [];
      const text = code.slice(opening.target.pos, closing.pos);
      return /\s$|\n/.test(text) ? [] : [finding(text, offsetOf(opening.pos))];
    });
}

/** In quotes only capitals count: `"<u64>"` is a type argument of `sui client ptb`. */
const quotedPlaceholder = /^<([A-Z][A-Z0-9_ -]*)>$/;

function quoted({command, offsetOf}: ScriptCommand): readonly Finding[] {
  return command.args
    .filter((argument): argument is Word => argument.type === 'Word')
    .flatMap((word) => {
      const text = quotedPlaceholder.exec(word.value)?.[1];
      return text === undefined ? [] : [finding(text, offsetOf(word.pos))];
    });
}

/**
 * Finds placeholders in angle brackets.
 *
 * @param code the script that the command is part of
 */
export function findPlaceholders(command: ScriptCommand, code: string): readonly Finding[] {
  const found = [...unquoted(command, code), ...quoted(command)];
  return found.sort((a, b) => a.offset - b.offset);
}
