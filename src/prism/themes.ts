import type {PrismTheme} from 'prism-react-renderer';

/** Colours of one mode. Every one reaches a contrast of 4.5:1 on `background` and on `highlight`; a test measures it. */
export interface Palette {
  background: string;
  /** Behind a highlighted line. The same colour stands in src/css/custom.css, where Docusaurus reads it. */
  highlight: string;
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

export const lightPalette: Palette = {
  background: '#f6f8fa',
  highlight: '#e6edf5',
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

/** A prism-react-renderer theme from a palette. */
export function themeFrom(colors: Palette): PrismTheme {
  return {
    plain: {color: colors.plain, backgroundColor: colors.background},
    styles: [
      {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: colors.comment}},
      {types: ['keyword', 'tag', 'important', 'atrule', 'operation-keyword'], style: {color: colors.keyword}},
      {types: ['class-name', 'builtin', 'namespace', 'ability', 'module-path', 'maybe-class-name', 'type'], style: {color: colors.type}},
      {types: ['function', 'macro', 'method', 'selector', 'class'], style: {color: colors.function}},
      {types: ['string', 'char', 'regex', 'inserted', 'attr-value', 'url'], style: {color: colors.string}},
      {types: ['number', 'boolean', 'constant', 'symbol', 'deleted', 'address-literal'], style: {color: colors.number}},
      {
        types: ['attribute', 'annotation', 'attr-name', 'property', 'key', 'variable', 'label', 'directive'],
        style: {color: colors.attribute},
      },
      {types: ['punctuation', 'operator', 'entity'], style: {color: colors.punctuation}},
    ],
  };
}

export const light = themeFrom(lightPalette);
export const dark = themeFrom(darkPalette);
