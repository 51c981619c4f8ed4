import {readFileSync} from 'node:fs';
import {darkPalette, lightPalette, themeFrom, type Palette} from '@site/src/prism/themes';

/** Relative luminance of a colour `#rrggbb`, by WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

test('the measure agrees with WCAG: black on white is 21:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
});

const cases = (
  [
    ['light', lightPalette],
    ['dark', darkPalette],
  ] as const
).flatMap(([mode, palette]) =>
  (Object.keys(palette) as (keyof Palette)[])
    .filter((name) => name !== 'background' && name !== 'highlight')
    .map((name) => ({mode, name, palette})),
);

test.each(cases)('$mode: $name reaches 4.5:1 on plain and on highlighted lines', ({name, palette}) => {
  expect(contrast(palette[name], palette.background)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(palette[name], palette.highlight)).toBeGreaterThanOrEqual(4.5);
});

test('the style sheet highlights lines with the colours measured here', () => {
  const css = readFileSync('src/css/custom.css', 'utf8');
  expect(css).toContain(`--docusaurus-highlighted-code-line-bg: ${lightPalette.highlight}`);
  expect(css).toContain(`--docusaurus-highlighted-code-line-bg: ${darkPalette.highlight}`);
});

test('every colour of a theme comes from its palette', () => {
  const colors = new Set(Object.values(lightPalette));
  expect(themeFrom(lightPalette).styles.every(({style}) => colors.has(style.color))).toBe(true);
});
