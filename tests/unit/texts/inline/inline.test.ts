import {inlineTexts} from '@site/src/texts/inline/inline';

const both = "import Translate, {translate} from '@docusaurus/Translate';\n";
const inline = (code: string, translations = {}, file = 'a.tsx'): string => inlineTexts(both + code, file, translations).trim();

test('a text takes the place of the call, and the import goes', () => {
  expect(inline("const a = translate({id: 'a', message: 'Hello'});")).toBe('const a = "Hello";');
});

test('a translation takes the place of the English text', () => {
  expect(inline("const a = translate({id: 'a', message: 'Hello', description: 'x'});", {a: 'Salut'})).toBe('const a = "Salut";');
  expect(inline("const a = translate({message: 'Hello'});", {Hello: 'Salut'})).toBe('const a = "Salut";');
});

test('what stands in braces becomes part of a template', () => {
  const call = "const a = translate({id: 'a', message: '{n} of {m}'}, {n, m: f(1)});";
  expect(inline(call)).toBe('const a = `${n} of ${f(1)}`;');
  expect(inline(call, {a: '`{m}` \\ ${n} {other}'})).toBe('const a = `\\`${f(1)}\\` \\\\ $${n} {other}`;');
});

test('a text in a value is put in, too', () => {
  expect(inline("translate({id: 'a', message: '({x})'}, {x: translate({id: 'b', message: 'in'})});")).toBe('`(${"in"})`;');
});

test('an element becomes what it shows', () => {
  expect(inline('const a = <p><Translate id="a">Some\n  text</Translate> x</p>;')).toBe('const a = <p>{"Some text"} x</p>;');
  expect(inline('const a = <Translate id="a">Text</Translate>;', {a: 'Texte'})).toBe('const a = <>{"Texte"}</>;');
});

test('elements stand in the place of names', () => {
  const element =
    "const a = <p><Translate id='a' values={{link: <a href='/'><Translate id='b'>here</Translate></a>}}>{'See {link}.'}</Translate></p>;";
  expect(inline(element)).toBe(`const a = <p>{"See "}{<a href='/'>{"here"}</a>}{"."}</p>;`);
  expect(inline(element, {a: '{link} voir', b: 'ici'})).toBe(`const a = <p>{<a href='/'>{"ici"}</a>}{" voir"}</p>;`);
});

test.each([
  ['a text that is computed', "const a = translate({id: 'a', message: text});\nconst b = translate(given);", 'translate(given)'],
  ['values that are computed', "const a = translate({id: 'a', message: '{n}'}, values);", 'values)'],
  ['a spread among the values', "const a = translate({id: 'a', message: '{n}'}, {...values});", '...values'],
])('%s is left as it is, with the import', (_what, code, kept) => {
  const left = inline(code);
  expect(left).toContain(kept);
  expect(left).toContain("from '@docusaurus/Translate'");
});

test('other modules are not touched, nor other functions of the name', () => {
  const other = "import {translate} from './mine';\nconst a = translate({id: 'a', message: 'Hello'});";
  expect(inlineTexts(other, 'a.ts', {})).toBe(other);
  expect(inlineTexts(`${other} // @docusaurus/Translate`, 'a.ts', {})).toContain("translate({id: 'a'");
});

test('type parameters and assertions of TypeScript do not get in the way', () => {
  const code = "const f = <T,>(x: unknown) => <T>x;\nconst a = translate({id: 'a', message: 'A'});";
  expect(inlineTexts(both + code, 'a.ts', {})).toContain('const f = <T,>(x: unknown) => <T>x;\nconst a = "A";');
});
