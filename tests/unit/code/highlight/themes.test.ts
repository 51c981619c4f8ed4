import {readFileSync} from 'node:fs';
import {codeColors, colorOf} from '@site/src/code/highlight/themes';
import {contrast, type Rgb} from '@site/src/lib/contrast';

const css = readFileSync('src/code/code.css', 'utf8');

/** A variable of a mode, as a colour. */
function colorIn(mode: string, variable: string): Rgb {
  const start = css.indexOf(`${mode} {`);
  const [, ...parts] = new RegExp(`--${variable}: #(..)(..)(..);`).exec(css.slice(start, css.indexOf('}', start))) ?? [];
  if (parts.length === 0) throw new Error(`src/code/code.css has no --${variable} for ${mode}`);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => parseInt(part, 16));
  return [red, green, blue];
}

/** What code stands on: plain lines, and those that are told from them. */
const grounds = ['code-background', 'docusaurus-highlighted-code-line-bg', 'code-added', 'code-removed'];

test('the measure agrees with WCAG: black on white is 21:1', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([0x77, 0x77, 0x77], [255, 255, 255])).toBeLessThan(4.5);
});

describe.each([':root', "[data-theme='dark']"])('in the mode %s', (mode) => {
  test.each(['plain', ...codeColors])('%s reaches 4.5:1 on each ground', (name) => {
    const color = colorIn(mode, `code-${name}`);
    expect(grounds.filter((ground) => contrast(color, colorIn(mode, ground)) < 4.5)).toEqual([]);
  });
});

test('the style sheet colours each class that highlighting writes', () => {
  expect(codeColors.filter((name) => !css.includes(`.token.${name} {\n  color: var(--code-${name});`))).toEqual([]);
});

test('a token has the colour of its last type that has one', () => {
  expect(colorOf(['keyword'])).toBe('keyword');
  expect(colorOf(['attribute', 'punctuation'])).toBe('punctuation');
  expect(colorOf(['function', 'unheard-of'])).toBe('function');
  expect(colorOf(['plain'])).toBeUndefined();
});
