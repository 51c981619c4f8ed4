import {StreamLanguage, type StringStream} from '@codemirror/language';
import {tags} from '@lezer/highlight';

const keywords = new Set(
  'abort as break const continue copy else entry enum extend fun has if in let loop macro match module move mut native package phantom public return struct type use while'.split(
    ' ',
  ),
);
const builtins = new Set('address bool vector signer Self u8 u16 u32 u64 u128 u256'.split(' '));
const abilities = new Set(['copy', 'drop', 'key', 'store']);

/** What has to be known of the lines above. */
interface ModeState {
  inComment: boolean;
  /** Brackets of an attribute that are open: `#[test, expected_failure(…)]`. */
  attribute: number;
  /** Brackets that are open. */
  depth: number;
  /** The word before, which decides what a name is. */
  before: string;
}

function comment(stream: StringStream, state: ModeState): string {
  state.inComment = !stream.match(/^.*?\*\//);
  if (state.inComment) stream.skipToEnd();
  return 'comment';
}

function nameOf(word: string, stream: StringStream, before: string): string | null {
  if (abilities.has(word) && (before === 'has' || before === ',' || before === ':' || before === '+')) return 'typeName';
  if (keywords.has(word)) return 'keyword';
  if (word === 'true' || word === 'false') return 'bool';
  if (builtins.has(word)) return 'typeName';
  if (/^E[A-Z]\w*$|^[A-Z][A-Z\d]*_[A-Z\d_]+$/.test(word) && !stream.match(/^\s*(?:\{|<|::|\()/, false)) return 'constant';
  if (/^[A-Z]/.test(word)) return 'typeName';
  if (stream.match(/^::/, false)) return 'namespace';
  if (before === 'fun' || stream.match(/^!?\s*(?:<[^;{}()]*>)?\s*\(/, false)) return 'function';
  return null;
}

function token(stream: StringStream, state: ModeState): string | null {
  if (state.inComment) return comment(stream, state);
  if (stream.eatSpace()) return null;
  if (stream.match('//')) {
    stream.skipToEnd();
    return 'comment';
  }
  if (stream.match('/*')) return comment(stream, state);
  if (stream.match(/^[bx]?"(?:\\.|[^"\\])*"?/)) return 'string';
  if (stream.match('#[')) {
    state.attribute = 1;
    return 'meta';
  }
  if (state.attribute > 0) {
    const found = stream.next();
    if (found === '[') state.attribute += 1;
    if (found === ']') state.attribute -= 1;
    else stream.match(/^[^[\]]+/);
    return 'meta';
  }
  if (stream.match(/^@?0x[\da-fA-F_]+(?:u\d+)?|^@\w+|^\d[\d_]*(?:u\d+)?/)) return 'number';
  if (stream.match(/^`\w+`|^\$\w+|^'[a-z_]\w*/)) return 'variableName';
  const word = stream.match(/^[A-Za-z_]\w*/);
  if (word && word !== true) {
    const kind = nameOf(word[0], stream, state.before);
    state.before = word[0];
    return kind;
  }
  const sign = stream.next() ?? '';
  state.before = sign;
  if ('{(['.includes(sign)) state.depth += 1;
  if ('})]'.includes(sign)) state.depth = Math.max(0, state.depth - 1);
  return 'punctuation';
}

/** Move, edition 2024: colors, comments and indentation. */
export const move = StreamLanguage.define<ModeState>({
  name: 'move',
  startState: () => ({inComment: false, attribute: 0, depth: 0, before: ''}),
  token,
  indent: (state, after, {unit}) => unit * Math.max(0, state.depth - (/^\s*[})\]]/.test(after) ? 1 : 0)),
  languageData: {commentTokens: {line: '//', block: {open: '/*', close: '*/'}}, indentOnInput: /^\s*[})\]]$/},
  tokenTable: {constant: tags.constant(tags.name), function: tags.function(tags.variableName)},
});
