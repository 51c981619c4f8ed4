/**
 * Prism's types of tokens by their colour, whose values are in src/code/code.css. A piece of code
 * without one is plain.
 */
const tokenTypes = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'tag', 'important', 'atrule', 'operation-keyword'],
  type: ['class-name', 'builtin', 'namespace', 'ability', 'module-path', 'maybe-class-name', 'type'],
  function: ['function', 'macro', 'method', 'selector', 'class'],
  string: ['string', 'char', 'regex', 'inserted', 'attr-value', 'url'],
  number: ['number', 'boolean', 'constant', 'symbol', 'deleted', 'address-literal'],
  attribute: ['attribute', 'annotation', 'attr-name', 'property', 'key', 'variable', 'label', 'directive'],
  punctuation: ['punctuation', 'operator', 'entity'],
};

/** Names of the colours that a piece of code may have. */
type CodeColor = keyof typeof tokenTypes;

export const codeColors = Object.keys(tokenTypes) as CodeColor[];

const colorOfType = new Map(codeColors.flatMap((color) => tokenTypes[color].map((type): [string, CodeColor] => [type, color])));

/** The colour of a token: that of the last of its types that has a colour. */
export const colorOf = (types: readonly string[]): CodeColor | undefined =>
  types
    .map((type) => colorOfType.get(type))
    .filter((color) => color !== undefined)
    .at(-1);
