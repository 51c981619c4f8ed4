import type {Grammar, Languages, TokenObject} from 'prismjs';

const integerType = /\bu(?:8|16|32|64|128|256)\b/;

/**
 * Declarations and control flow of edition 2024; a raw identifier in backticks is never a keyword.
 */
const keyword =
  /\b(?:abort|acquires|as|assert|break|const|continue|copy|else|entry|enum|extend|fun|has|if|in|let|loop|macro|match|module|move|mut|native|package|phantom|public|return|spec|struct|type|use|while)\b/;

/**
 * `#[test, expected_failure(abort_code = EFull)]`: a bracketed list that may itself hold brackets.
 */
const attribute: TokenObject = {
  pattern: /#\[(?:[^[\]]|\[[^[\]]*\])*\]/,
  greedy: true,
  inside: {
    string: {pattern: /b"(?:\\.|[^"\\])*"/, greedy: true},
    'module-path': /\b\w+(?=::)/,
    attribute: /\b[a-z_]\w*\b/,
    'class-name': /\b[A-Z]\w*\b/,
    number: /\b\d[\d_]*\b/,
    punctuation: /[#[\](),=]|::/,
  },
};

/** Move, edition 2024, for Prism. Order is precedence: what may hold other tokens comes first. */
export const move: Grammar = {
  comment: [
    {pattern: /\/\*[\s\S]*?\*\//, greedy: true},
    {pattern: /\/\/.*/, greedy: true},
  ],
  string: [
    {pattern: /\bx"[\da-fA-F]*"/, greedy: true},
    {pattern: /\bb"(?:\\[\s\S]|[^"\\])*"/, greedy: true},
    {pattern: /"(?:\\[\s\S]|[^"\\])*"/, greedy: true},
  ],
  attribute,
  'raw-identifier': {pattern: /`\w+`/, greedy: true, alias: 'variable'},
  label: {pattern: /'[a-z_]\w*/, greedy: true, alias: 'symbol'},
  'address-literal': {pattern: /@(?:0x[\da-fA-F_]+|\w+)/, greedy: true},
  'macro-parameter': {pattern: /\$\w+/, alias: 'variable'},
  'module-declaration': {
    pattern: /(\bmodule\s+)[\w]+(?:::\w+)?/,
    lookbehind: true,
    inside: {'module-path': /\w+/, punctuation: /::/},
  },
  // After `has`, and after a type parameter, whose name starts with a capital; a field's does not.
  abilities: {
    pattern: /(\bhas\s+|\$?\b[A-Z]\w*\s*:\s*)(?:copy|drop|key|store)\b(?:\s*[,+]\s*(?:copy|drop|key|store)\b)*/,
    lookbehind: true,
    inside: {ability: /\w+/, punctuation: /[,+]/},
  },
  macro: {pattern: /\b[a-z_]\w*!(?=\s*(?:<|\(|\|))/, alias: 'function'},
  'function-definition': {pattern: /(\bfun\s+)`?\w+`?/, lookbehind: true, alias: 'function'},
  constant: /\b(?:E[A-Z]\w*|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)\b(?!\s*(?:\{|<|::|\())/,
  keyword,
  boolean: /\b(?:true|false)\b/,
  builtin: [integerType, /\b(?:address|bool|vector|signer|Self)\b/],
  number: /\b(?:0x[\da-fA-F][\da-fA-F_]*|\d[\d_]*)(?:u(?:8|16|32|64|128|256))?\b/,
  'module-path': /\b[a-z_]\w*(?=::)/,
  function: /\b[a-z_]\w*(?=\s*(?:<[^;{}()]*>)?\s*\()/,
  'class-name': /\b[A-Z]\w*\b/,
  operator: /\.\.|=>|->|&&|\|\||<<=?|>>=?|[-+*/%^!=<>&|]=?/,
  punctuation: /::|[{}[\]();:,.]/,
};

/** Registers the grammar under `move`. */
export function addMove(languages: Languages): void {
  languages.move = move;
}
