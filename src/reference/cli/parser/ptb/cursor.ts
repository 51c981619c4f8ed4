import {CliProblem} from '../problem';
import type {Token, TokenKind} from './tokens';

const shown = (token: Token): string => (token.kind === 'command' ? `--${token.text}` : token.text);

/** A place in a list of tokens that moves forward. */
export class Cursor {
  private at = 0;

  /** @param tokens ends with a token of kind `end`, which is never passed */
  constructor(private readonly tokens: readonly Token[]) {}

  peek(): Token {
    const token = this.tokens[this.at] ?? this.tokens.at(-1);
    if (token === undefined) throw new Error('A list of tokens has at least its end.');
    return token;
  }

  next(): Token {
    const token = this.peek();
    if (token.kind !== 'end') this.at += 1;
    return token;
  }

  /** Whether the next token starts another command, or nothing follows. */
  atCommandEnd(): boolean {
    return ['command', 'end'].includes(this.peek().kind);
  }

  /** Moves to the next command. */
  skipCommand(): void {
    while (!this.atCommandEnd()) this.next();
  }

  /** Whether the next token is one of these marks. */
  isAt(...marks: readonly string[]): boolean {
    const token = this.peek();
    return token.kind === 'punctuation' && marks.includes(token.text);
  }

  /** Passes a mark that can be missing. */
  skip(mark: string): boolean {
    if (!this.isAt(mark)) return false;
    this.next();
    return true;
  }

  /** Passes a mark that must be there. */
  expect(mark: string): void {
    if (!this.skip(mark)) this.fail(`"${mark}"`);
  }

  /** Passes a token of one of these kinds. */
  take(kinds: readonly TokenKind[], expected: string): Token {
    if (!kinds.includes(this.peek().kind)) this.fail(expected);
    return this.next();
  }

  /** Stops: the next token is not what the grammar wants. */
  fail(expected: string): never {
    const token = this.peek();
    if (this.atCommandEnd()) throw new CliProblem('CLI003', `Expected ${expected} but the command ends here.`, token.word);
    throw new CliProblem('CLI004', `Expected ${expected} but found "${shown(token)}".`, token.word);
  }
}
