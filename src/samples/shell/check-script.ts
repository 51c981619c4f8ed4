import type {Finding} from './codes';
import {commandsOf, type ScriptCommand} from './commands';
import {findPlaceholders} from './placeholders';
import {findPrompt} from './prompt';
import {checkSuiCommand} from './sui-command';
import {parseScript} from './syntax';

/**
 * The first kind of mistake that a command has: a prompt or a placeholder makes everything after it
 * meaningless.
 */
function checkCommand(command: ScriptCommand, code: string): readonly Finding[] {
  const prompt = findPrompt(command);
  if (prompt) return [prompt];
  const placeholders = findPlaceholders(command, code);
  return placeholders.length > 0 ? placeholders : checkSuiCommand(command);
}

/**
 * Checks a script: its syntax, prompts, placeholders and every `sui` command line.
 *
 * @returns findings in the order of the script; syntax errors that a placeholder explains are left
 *   out
 */
export function checkScript(code: string): readonly Finding[] {
  const {script, findings: syntaxErrors} = parseScript(code);
  const found = commandsOf(script).map((command) => ({command, findings: checkCommand(command, code)}));
  const explained = (offset: number): boolean =>
    found.some(
      ({command: {command}, findings}) =>
        findings.some(({code: kind}) => kind === 'SH003') && command.pos <= offset && offset <= command.end,
    );
  const unexplained = syntaxErrors.filter(({offset}) => !explained(offset));
  if (unexplained.length > 0) return unexplained;
  return found.flatMap(({findings}) => findings).sort((a, b) => a.offset - b.offset);
}
