import type {Finding} from './codes';
import type {ScriptCommand} from './commands';

const prompts = ['$', '%'];

/** Finds a prompt in front of a command, which makes the line fail when it is pasted. */
export function findPrompt({command, offsetOf}: ScriptCommand): Finding | undefined {
  const name = command.name?.text ?? '';
  if (!prompts.includes(name)) return undefined;
  return {code: 'SH002', message: `The line starts with the prompt "${name}": leave it out.`, offset: offsetOf(command.pos)};
}
