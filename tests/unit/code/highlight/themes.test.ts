import {readFileSync} from 'node:fs';
import {colorOf, darkPalette, grounds, lightPalette, type Ground, type Palette} from '@site/src/code/highlight/themes';
import {contrast, type Rgb} from '@site/src/lib/contrast';

/** A colour `#rrggbb`. */
const rgb = (hex: string): Rgb => [parseInt(hex.slice(1, 3), 16), parseInt(hex.slice(3, 5), 16), parseInt(hex.slice(5), 16)];

test('the measure agrees with WCAG: black on white is 21:1', () => {
  expect(contrast(rgb('#000000'), rgb('#ffffff'))).toBeCloseTo(21);
  expect(contrast(rgb('#777777'), rgb('#ffffff'))).toBeLessThan(4.5);
});

const cases = (
  [
    ['light', lightPalette],
    ['dark', darkPalette],
  ] as const
).flatMap(([mode, palette]) =>
  (Object.keys(palette) as (keyof Palette)[]).filter((name) => !grounds.includes(name as Ground)).map((name) => ({mode, name, palette})),
);

test.each(cases)('$mode: $name reaches 4.5:1 on plain lines and on those told from them', ({name, palette}) => {
  expect(grounds.filter((ground) => contrast(rgb(palette[name]), rgb(palette[ground])) < 4.5)).toEqual([]);
});

const css = readFileSync('src/code/code.css', 'utf8');

const variable = (name: keyof Palette): string => (name === 'highlight' ? '--docusaurus-highlighted-code-line-bg' : `--code-${name}`);

test.each([
  [':root', lightPalette],
  ["[data-theme='dark']", darkPalette],
])('the style sheet has the colours measured here: %s', (selector, palette) => {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  const expected = (Object.keys(palette) as (keyof Palette)[]).map((name) => `${variable(name)}: ${palette[name]};`);
  expect(expected.filter((line) => !block.includes(line))).toEqual([]);
});

test('the style sheet colours each class that highlighting writes', () => {
  const names = (Object.keys(lightPalette) as (keyof Palette)[]).filter((name) => ![...grounds, 'plain'].includes(name));
  expect(names.filter((name) => !css.includes(`.token.${name} {\n  color: var(--code-${name});`))).toEqual([]);
});

test('a token has the colour of its last type that has one', () => {
  expect(colorOf(['keyword'])).toBe('keyword');
  expect(colorOf(['attribute', 'punctuation'])).toBe('punctuation');
  expect(colorOf(['function', 'unheard-of'])).toBe('function');
  expect(colorOf(['plain'])).toBeUndefined();
});
