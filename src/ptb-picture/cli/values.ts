import type {Token} from '../../reference/cli/parser/ptb/tokens';
import {PictureError, resultId, type Input, type Result, type Source} from '../model';
import {shortNumber, shortObject} from '../short';

/** The tokens of one `--command`, read from front to back. */
export class Tokens {
  private at = 0;
  constructor(private readonly list: readonly Token[]) {}

  get done(): boolean {
    return this.at >= this.list.length;
  }

  is(...marks: readonly string[]): boolean {
    const token = this.list[this.at];
    return token?.kind === 'punctuation' && marks.includes(token.text);
  }

  next(): Token {
    const token = this.list[this.at];
    if (token === undefined) throw new PictureError('the command line ends too early');
    this.at += 1;
    return token;
  }

  skip(mark: string): boolean {
    const found = this.is(mark);
    if (found) this.at += 1;
    return found;
  }

  /** The text of a bracketed part, brackets included. */
  bracketed(open: string, close: string): string {
    let depth = 0;
    let text = '';
    do {
      const {text: piece, kind} = this.next();
      if (kind === 'punctuation' && piece === open) depth += 1;
      if (kind === 'punctuation' && piece === close) depth -= 1;
      text += piece === ',' ? ', ' : piece;
    } while (depth > 0);
    return text;
  }
}

/**
 * What the values of a line have in common: its inputs so far, and the names given by `--assign`.
 */
export class Scope {
  readonly inputs: Input[] = [];
  readonly names: Record<string, string> = {};
  private readonly variables = new Map<string, Source>();

  assign(name: string, source: Source): void {
    this.variables.set(name, source);
  }

  input(kind: Input['kind'], text: string): Source {
    const known = kind === 'pure' ? -1 : this.inputs.findIndex((input) => input.kind === kind && input.text === text);
    return {input: known === -1 ? this.inputs.push({kind, text}) - 1 : known};
  }

  /** A name with its fields: a result of a command, or else an alias of an address. */
  private word(name: string, fields: readonly string[]): Source {
    const source = this.variables.get(name);
    if (source === undefined) return this.input('object', [name, ...fields].join('.'));
    if (!('result' in source) || fields.length === 0) {
      if ('result' in source) this.name(source.result, name);
      return source;
    }
    const index = Number(fields[0]);
    if (fields.length > 1 || !Number.isInteger(index))
      throw new PictureError(`"${[name, ...fields].join('.')}" is no result that can be drawn`);
    const result = {command: source.result.command, index};
    this.name(result, `${name}.${index}`);
    return {result};
  }

  private name(result: Result, name: string): void {
    this.names[resultId(result)] = name;
  }

  private withdrawal(tokens: Tokens): Source {
    const type = tokens.is('<') ? ` ${tokens.bracketed('<', '>').slice(1, -1).split('::').at(-1) ?? ''}` : ' SUI';
    return this.input('withdrawal', `withdrawal ${shortNumber(tokens.bracketed('(', ')').slice(1, -1))}${type}`);
  }

  private keyword(text: string, tokens: Tokens): Source | undefined {
    if (text === 'gas') return this.input('gas', '');
    if (['true', 'false', 'none'].includes(text)) return this.input('pure', text);
    if (text === 'some') return this.input('pure', `some${tokens.bracketed('(', ')')}`);
    if (text === 'vector') return this.input('pure', `vector${tokens.bracketed('[', ']')}`);
    return text === 'withdrawal' && tokens.is('<', '(') ? this.withdrawal(tokens) : undefined;
  }

  /** Reads one value. */
  value(tokens: Tokens): Source {
    if (tokens.skip('@')) {
      const {text} = tokens.next();
      return this.input('object', text.startsWith('0x') ? shortObject(text) : text);
    }
    const {kind, text} = tokens.next();
    if (kind === 'string') return this.input('pure', `"${text}"`);
    if (kind === 'number' || kind === 'hex') return this.input('pure', shortNumber(text.replaceAll('_', '')));
    const keyword = kind === 'identifier' ? this.keyword(text, tokens) : undefined;
    if (keyword) return keyword;
    const fields: string[] = [];
    while (tokens.skip('.')) fields.push(tokens.next().text);
    return this.word(text, fields);
  }

  /** Reads values in square brackets. */
  array(tokens: Tokens): Source[] {
    if (!tokens.skip('[')) return [this.value(tokens)];
    const values: Source[] = [];
    while (!tokens.skip(']')) {
      values.push(this.value(tokens));
      tokens.skip(',');
    }
    return values;
  }
}
