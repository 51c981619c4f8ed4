/**
 * Colours of code in one mode. Each has a contrast of at least 4.5:1 on the four grounds, which a test measures.
 * src/code/code.css has the same colours, and a test compares the two.
 */
export interface Palette {
  background: string;
  /** Behind a highlighted line. */
  highlight: string;
  /** Behind an added line. */
  added: string;
  /** Behind a removed line. */
  removed: string;
  plain: string;
  comment: string;
  keyword: string;
  type: string;
  function: string;
  string: string;
  number: string;
  attribute: string;
  punctuation: string;
}

/** What code stands on. */
export const grounds = ['background', 'highlight', 'added', 'removed'] as const;

export type Ground = (typeof grounds)[number];

export const lightPalette: Palette = {
  background: '#f6f8fa',
  highlight: '#e6edf5',
  added: '#e1f3e6',
  removed: '#fce9e7',
  plain: '#1f2933',
  comment: '#566370',
  keyword: '#8a1c7c',
  type: '#1a5a8a',
  function: '#6a3fb5',
  string: '#1d6636',
  number: '#9a3b00',
  attribute: '#7a5200',
  punctuation: '#4a5561',
};

export const darkPalette: Palette = {
  background: '#161d27',
  highlight: '#253142',
  added: '#10301f',
  removed: '#3b1d21',
  plain: '#e2e8f0',
  comment: '#a3b0c0',
  keyword: '#f0a6e6',
  type: '#86c8f5',
  function: '#cbb2ff',
  string: '#93dba8',
  number: '#ffb88a',
  attribute: '#e8cd7e',
  punctuation: '#b8c3d1',
};

/** Names of the colours that a piece of code may have. A piece without one is plain. */
export type CodeColor = Exclude<keyof Palette, Ground | 'plain'>;

/** Prism's types of tokens by their colour. */
const tokenTypes: Readonly<Record<CodeColor, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'tag', 'important', 'atrule', 'operation-keyword'],
  type: ['class-name', 'builtin', 'namespace', 'ability', 'module-path', 'maybe-class-name', 'type'],
  function: ['function', 'macro', 'method', 'selector', 'class'],
  string: ['string', 'char', 'regex', 'inserted', 'attr-value', 'url'],
  number: ['number', 'boolean', 'constant', 'symbol', 'deleted', 'address-literal'],
  attribute: ['attribute', 'annotation', 'attr-name', 'property', 'key', 'variable', 'label', 'directive'],
  punctuation: ['punctuation', 'operator', 'entity'],
};

const colorOfType = new Map(
  (Object.keys(tokenTypes) as CodeColor[]).flatMap((color) => tokenTypes[color].map((type): [string, CodeColor] => [type, color])),
);

/** The colour of a token: that of the last of its types that has a colour. */
export const colorOf = (types: readonly string[]): CodeColor | undefined =>
  types
    .map((type) => colorOfType.get(type))
    .filter((color) => color !== undefined)
    .at(-1);
