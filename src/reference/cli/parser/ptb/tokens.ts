import {expansion, splat} from '../marks';
import {CliProblem} from '../problem';

export type TokenKind = 'command' | 'flag' | 'identifier' | 'number' | 'hex' | 'string' | 'punctuation' | 'unknown' | 'many' | 'end';

/**
 * A piece of the words after `ptb`. Words are joined, so that `[1,` and `2]` are the pieces of one
 * array.
 */
export interface Token {
  kind: TokenKind;
  /** What was written, without the dashes of a command and the quotes of a string. */
  text: string;
  /** Index of the word it stands in. */
  word: number;
  /** The whole next word, which `--publish` and `--upgrade` take as it is. */
  path?: string;
}

/** Commands that take the word after them unread. */
const takePath = ['publish', 'upgrade'];

/**
 * The kinds in the order they are tried. Unknown text makes the name or number it touches unknown
 * too.
 */
const patterns: readonly (readonly [TokenKind, RegExp])[] = [
  ['many', new RegExp(splat, 'y')],
  ['unknown', new RegExp(`[A-Za-z0-9_]*${expansion}[A-Za-z0-9_${expansion}-]*`, 'y')],
  ['identifier', /[A-Za-z_][A-Za-z0-9_-]*/y],
  ['hex', /0x[0-9a-fA-F_]+/y],
  ['number', /0|[1-9][0-9_]*/y],
  ['string', /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/y],
  ['punctuation', /::|[,[\]()<>@./]/y],
  ['command', /--[A-Za-z0-9_-]+/y],
  ['flag', /-[A-Za-z0-9]/y],
];

const strip: Partial<Record<TokenKind, (text: string) => string>> = {
  string: (text) => text.slice(1, -1),
  command: (text) => text.slice(2),
  flag: (text) => text.slice(1),
};

function tokenAt(text: string, at: number, word: number): {token: Token; end: number} {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at;
    const match = pattern.exec(text)?.[0];
    if (match !== undefined) return {token: {kind, text: strip[kind]?.(match) ?? match, word}, end: at + match.length};
  }
  throw new CliProblem('CLI004', `sui client ptb cannot read "${text.slice(at)}".`, word);
}

function tokensOfWord(text: string, word: number): readonly Token[] {
  const tokens: Token[] = [];
  let at = text.search(/\S|$/);
  while (at < text.length) {
    const {token, end} = tokenAt(text, at, word);
    tokens.push(token);
    at = end + text.slice(end).search(/\S|$/);
  }
  return tokens;
}

/**
 * Cuts words into tokens as the lexer of `sui client ptb` does, with a token `end` after the last
 * one.
 *
 * @param from index of the first word to read
 */
export function tokenize(words: readonly string[], from = 0): readonly Token[] {
  const tokens: Token[] = [];
  for (let index = from; index < words.length; index += 1) {
    tokens.push(...tokensOfWord(words[index] ?? '', index));
    const last = tokens.at(-1);
    if (last?.kind !== 'command' || !takePath.includes(last.text)) continue;
    const path = words[index + 1];
    if (path === undefined) throw new CliProblem('CLI003', `--${last.text} needs the path of a package.`, index);
    last.path = path;
    index += 1;
  }
  return [...tokens, {kind: 'end', text: '', word: words.length}];
}
