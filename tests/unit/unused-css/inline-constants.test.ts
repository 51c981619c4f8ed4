import {withConstantsInlined} from '@site/src/unused-css/inline-constants';

const inlined = (css: string, texts: readonly string[] = []): string => withConstantsInlined(css, texts).replace(/\s+/g, '');

test('a property that is set once, on the root element, becomes its value', () => {
  expect(inlined(':root{--gap:1rem;--wide:calc(var(--gap)*2)}p{margin:var(--wide)var(--gap,2rem)}')).toBe(
    ':root{}p{margin:calc(1rem*2)1rem}',
  );
});

test.each([
  ['set in two modes', ":root{--ink:#111}[data-theme='dark']{--ink:#eee}p{color:var(--ink)}"],
  ['set on a part of the page, too', ':root{--ink:#111}.navbar{--ink:#eee}p{color:var(--ink)}'],
  ['set for some windows', '@media(width>=40rem){:root{--ink:#111}}p{color:var(--ink)}'],
  ['set on a part of the page alone', '.navbar{--ink:#111}p{color:var(--ink)}'],
  ['made of one that a part of the page sets anew', ':root{--ink:#111;--line:var(--ink)}.navbar{--ink:#eee}p{color:var(--line)}'],
  [
    'longer than its name, in many places',
    ':root{--f:"afacewithaverylongname",sans-serif}p{font:var(--f)}a{font:var(--f)}b{font:var(--f)}',
  ],
])('one that is %s stays', (_name, css) => {
  expect(inlined(css)).toBe(css);
});

test('one that a script names stays', () => {
  const css = ':root{--ink:#111}p{color:var(--ink)}';
  expect(inlined(css, ["getPropertyValue('--ink')"])).toBe(css);
});

test("one made of a color of the mode keeps that color's name", () => {
  expect(inlined(":root{--ink:#111;--line:var(--ink)}[data-theme='dark']{--ink:#eee}p{color:var(--line)}")).toBe(
    ":root{--ink:#111}[data-theme='dark']{--ink:#eee}p{color:var(--ink)}",
  );
});

test('what a layer sets on the root element is gone where a rule without a layer sets it', () => {
  expect(
    inlined(
      "@layer a{:root{--ink:blue}html[data-theme='dark']{--ink:cyan}}:root{--ink:#111}[data-theme='dark']{--ink:#eee}p{color:var(--ink)}",
    ),
  ).toBe("@layera{:root{}html[data-theme='dark']{}}:root{--ink:#111}[data-theme='dark']{--ink:#eee}p{color:var(--ink)}");
  const once = '@layer a{:root{--ink:blue}}@media print{:root{--ink:black}}p{color:var(--ink)}';
  expect(inlined(once)).toBe(once.replace(/\s+/g, ''));
});
