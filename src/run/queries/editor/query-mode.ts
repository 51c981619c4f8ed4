import {StreamLanguage, type StringStream} from '@codemirror/language';

const keywords = /^(?:query|mutation|subscription|fragment|on)$/;

/** What has to be known of the text before. */
interface ModeState {
  isInText: boolean;
  depth: number;
  /** The token before. */
  before: string;
}

function text(stream: StringStream, state: ModeState): string {
  state.isInText = !stream.match(/^.*?"""/);
  if (state.isInText) stream.skipToEnd();
  return 'string';
}

function name(word: string, before: string, stream: StringStream, depth: number): string | null {
  if (before === '@') return 'meta';
  if (before === 'on' || before === ':' || before === '[') {
    if (/^(?:true|false|null)$/.test(word)) return 'bool';
    if (/^[A-Z][A-Z\d_]*$/.test(word)) return 'constant';
    if (/^[A-Z]/.test(word)) return 'typeName';
  }
  if (keywords.test(word) && (depth === 0 || before === '...')) return 'keyword';
  return stream.match(/^\s*:/, false) ? 'meta' : null;
}

/** Colors and indents GraphQL. */
export const queryMode = StreamLanguage.define<ModeState>({
  name: 'graphql',
  startState: () => ({isInText: false, depth: 0, before: ''}),
  token(stream, state) {
    if (state.isInText) return text(stream, state);
    if (stream.eatSpace()) return null;
    if (stream.match(/^#.*/)) return 'comment';
    if (stream.match('"""')) return text(stream, state);
    if (stream.match(/^"(?:\\.|[^"\\])*"?/)) return 'string';
    if (stream.match(/^-?\d[\d.eE+-]*/)) return 'number';
    if (stream.match(/^\$\w+/)) return 'variableName.special';
    const {before, depth} = state;
    if (stream.match(/^[A-Za-z_]\w*/)) {
      state.before = stream.current();
      return name(stream.current(), before, stream, depth);
    }
    const mark = stream.match('...') ? '...' : (stream.next() ?? '');
    if (/^[[({]$/.test(mark)) state.depth += 1;
    if (/^[\])}]$/.test(mark)) state.depth -= 1;
    state.before = mark;
    return 'punctuation';
  },
  indent: ({depth}, after, {unit}) => Math.max(0, depth - (/^\s*[\])}]/.test(after) ? 1 : 0)) * unit,
  languageData: {commentTokens: {line: '#'}, indentOnInput: /^\s*[\])}]$/},
});
