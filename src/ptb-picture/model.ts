/** What goes into a transaction: the gas coin, a value, an object, or a right to withdraw. */
export interface Input {
  kind: 'gas' | 'pure' | 'object' | 'withdrawal';
  /** How it is shown; of the gas coin nothing, because its name is the language's. */
  text: string;
}

/** A result of a command: all of it, or one of its values. */
export interface Result {
  command: number;
  index?: number;
}

/**
 * Where an argument comes from: an input, by its place in the picture's list, or a command before.
 */
export type Source = {input: number} | {result: Result};

/** What an argument is to a command; those of a Move function are numbered. */
export type Role = 'coin' | 'amount' | 'object' | 'to' | 'into' | 'element' | 'ticket' | 'argument';

export interface Argument {
  role: Role;
  source: Source;
}

export interface Command {
  /** `SplitCoins`, or `till::lend` for a call. */
  name: string;
  /** Type arguments, shortened. */
  types: readonly string[];
  arguments: readonly Argument[];
}

/** A transaction as it is drawn. */
export interface Picture {
  inputs: readonly Input[];
  commands: readonly Command[];
  /** Names of results, by `resultId`. */
  names: Readonly<Record<string, string>>;
}

/** `0` for all of a command's result, `0.1` for its second value. */
export const resultId = ({command, index}: Result): string => (index === undefined ? String(command) : `${command}.${index}`);

/**
 * The results that later commands use, in the order of the commands that give them, each with those
 * commands.
 */
export function usedResults({commands}: Picture): {id: string; result: Result; users: readonly number[]}[] {
  const found = new Map<string, {id: string; result: Result; users: number[]}>();
  for (const [user, {arguments: args}] of commands.entries())
    for (const {source} of args) {
      if (!('result' in source)) continue;
      const id = resultId(source.result);
      const entry = found.get(id) ?? {id, result: source.result, users: []};
      if (!entry.users.includes(user)) entry.users.push(user);
      found.set(id, entry);
    }
  return [...found.values()].sort((a, b) => a.result.command - b.result.command || (a.result.index ?? -1) - (b.result.index ?? -1));
}

/** A transaction cannot be drawn. The message says why, and what to do. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/**
 * Holds a picture together: something to draw, and results that come from earlier commands.
 *
 * @throws {PictureError}
 */
export function checkPicture(picture: Picture): Picture {
  if (picture.commands.length === 0) throw new PictureError('the transaction has no commands, so there is nothing to draw');
  const used = usedResults(picture);
  for (const {result, users} of used)
    if (result.command < 0 || users.some((user) => user <= result.command))
      throw new PictureError(`command ${Math.min(...users)} uses the result of a command that is not there yet`);
  const unused = Object.keys(picture.names).find((id) => !used.some((result) => result.id === id));
  if (unused !== undefined) throw new PictureError(`result ${unused} has a name, and no command uses it: correct or remove the name`);
  return picture;
}
