import {plainText, readText} from '@site/src/releases/read-text';

test('words, code and links are told apart', () => {
  expect(readText({text: 'Run `a[0]` as [`b` or c] says.', links: ['x#y']})).toEqual([
    {kind: 'words', value: 'Run '},
    {kind: 'code', value: 'a[0]'},
    {kind: 'words', value: ' as '},
    {
      kind: 'link',
      to: 'x#y',
      parts: [
        {kind: 'code', value: 'b'},
        {kind: 'words', value: ' or c'},
      ],
    },
    {kind: 'words', value: ' says.'},
  ]);
});

test('code in brackets may have brackets', () => {
  expect(readText({text: '[`vector[]`]', links: ['x']})).toEqual([{kind: 'link', to: 'x', parts: [{kind: 'code', value: 'vector[]'}]}]);
});

test.each([
  ['too few addresses', '[a] [b]', ['x'], '"[b]" has no address'],
  ['too many addresses', '[a]', ['x', 'y'], 'the address "y" has no text in brackets'],
])('%s', (_name, text, links, message) => {
  expect(() => readText({text, links})).toThrow(message);
});

test('a plain text has no marks', () => {
  expect(plainText({text: 'Run `a` as [`b` or c] says.', links: ['x']})).toBe('Run a as b or c says.');
});
