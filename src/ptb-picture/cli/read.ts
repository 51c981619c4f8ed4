import {parseSui} from '../../reference/cli/parse';
import {tokenize, type Token} from '../../reference/cli/parser/ptb/tokens';
import {commandsOf} from '../../samples/shell/commands';
import {parseScript} from '../../samples/shell/syntax';
import {checkPicture, PictureError, type Argument, type Command, type Picture, type Role, type Source} from '../model';
import {shortFunction, shortType} from '../short';
import {markWords, unmarker, type MarkedWords} from './expansions';
import {Scope, Tokens} from './values';

const start = ['sui', 'client', 'ptb'];

/** The words after `sui` of the one `sui client ptb` in a script. */
function findLine(code: string): MarkedWords {
  const lines = commandsOf(parseScript(code).script).flatMap(({command: {name, args}}) => {
    const marked = markWords([...(name ? [name] : []), ...args]);
    return start.every((word, index) => marked.words[index] === word) ? [marked] : [];
  });
  const [line] = lines;
  if (line === undefined || lines.length > 1)
    throw new PictureError(
      `a picture shows one "sui client ptb", and the sample has ${lines.length === 0 ? 'none' : String(lines.length)}`,
    );
  return line;
}

/** The tokens of each `--command`, with what only the shell knows written as in the script. */
function commandsIn({words, expansions}: MarkedWords): {name: string; tokens: Tokens}[] {
  const unmark = unmarker(expansions);
  const groups: {name: string; list: Token[]}[] = [];
  for (const token of tokenize(words, start.length)) {
    if (token.kind === 'end') break;
    if (token.kind === 'command') {
      groups.push({name: token.text, list: []});
      if (token.path !== undefined) unmark(token.path);
    } else groups.at(-1)?.list.push({...token, text: unmark(token.text)});
  }
  return groups.map(({name, list}) => ({name, tokens: new Tokens(list)}));
}

function readTypes(tokens: Tokens): string[] {
  if (!tokens.is('<')) return [];
  return [shortType(tokens.bracketed('<', '>').slice(1, -1))];
}

function readFunction(tokens: Tokens): string {
  let name = tokens.skip('@') ? `@${tokens.next().text}` : tokens.next().text;
  while (tokens.is('::', '/', '.')) name += `${tokens.next().text}${tokens.next().text}`;
  return shortFunction(name);
}

const as = (role: Role, sources: readonly Source[]): Argument[] => sources.map((source) => ({role, source}));

function readCall(tokens: Tokens, scope: Scope): Command {
  const name = readFunction(tokens);
  const types = readTypes(tokens);
  const args: Source[] = [];
  while (!tokens.done) args.push(scope.value(tokens));
  return {name, types, arguments: as('argument', args)};
}

const plain = (name: string, args: readonly Argument[], types: readonly string[] = []): Command => ({name, types, arguments: args});

/**
 * How each command of the grammar is read; what is missing here, such as `--gas-budget`, is no
 * command of the transaction.
 */
const readers: Readonly<Record<string, (tokens: Tokens, scope: Scope) => Command>> = {
  'move-call': readCall,
  'split-coins': (tokens, scope) => plain('SplitCoins', [...as('coin', [scope.value(tokens)]), ...as('amount', scope.array(tokens))]),
  'merge-coins': (tokens, scope) => plain('MergeCoins', [...as('into', [scope.value(tokens)]), ...as('coin', scope.array(tokens))]),
  'transfer-objects': (tokens, scope) =>
    plain('TransferObjects', [...as('object', scope.array(tokens)), ...as('to', [scope.value(tokens)])]),
  'make-move-vec': (tokens, scope) => {
    const types = readTypes(tokens);
    return plain('MakeMoveVec', as('element', scope.array(tokens)), types);
  },
  publish: () => plain('Publish', []),
  // The CLI makes the ticket from the capability, by a call in front and one behind.
  upgrade: (tokens, scope) => plain('Upgrade', as('object', [scope.value(tokens)])),
};

/**
 * Reads the `sui client ptb` of a shell script.
 *
 * @throws {PictureError} where there is not exactly one, or the CLI would not take it
 */
export function readCli(code: string): Picture {
  const line = findLine(code);
  const {error} = parseSui(line.words.slice(1));
  if (error) throw new PictureError(error.message);
  const scope = new Scope();
  const commands: Command[] = [];
  for (const {name, tokens} of commandsIn(line)) {
    if (name === 'assign') {
      const variable = tokens.next().text;
      const value = tokens.done ? {result: {command: commands.length - 1}} : scope.value(tokens);
      scope.assign(variable, value);
      continue;
    }
    const read = readers[name];
    if (read) commands.push(read(tokens, scope));
  }
  return checkPicture({inputs: scope.inputs, commands, names: scope.names});
}
