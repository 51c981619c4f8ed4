import {LineMarkError, readLineMarks, shownLine} from '@site/src/samples/fence/line-marks';

test('marks are taken out, and removed lines are in what is shown alone', () => {
  expect(readLineMarks('a();\nb(); // [!code --]\n  c(); // [!code ++]', 'ts')).toEqual({
    shown: 'a();\nb();\n  c();',
    code: 'a();\n  c();',
    added: [3],
    removed: [2],
  });
});

test('an empty line above removed lines at the end goes with them, and other empty lines stay', () => {
  expect(readLineMarks('a\n\nb # [!code --]\nc # [!code --]', 'toml')).toMatchObject({shown: 'a\n\nb\nc', code: 'a', removed: [3, 4]});
  expect(readLineMarks('a # [!code --]\nb\n\nc\n', 'toml')).toMatchObject({code: 'b\n\nc\n'});
});

test.each([
  ['sh', 'ls # [!code ++]', 'ls'],
  ['toml', 'a = "#" # [!code ++]', 'a = "#"'],
  ['sql', 'SELECT 1; -- [!code ++]', 'SELECT 1;'],
  ['ini', 'User=sui ; [!code ++]', 'User=sui'],
  ['tsx', '<b /> {/* [!code ++] */}', '<b />'],
  ['json', '"a": 1, // [!code ++]', '"a": 1,'],
  ['yaml', '# [!code ++]', ''],
])('a mark is a comment of the language: %s', (language, text, shown) => {
  expect(readLineMarks(text, language)).toMatchObject({shown, added: [1]});
});

test.each(['a // [!code +]', 'a // [!code highlight]', 'a [!code ++]', '// [!code ++] a'])('"%s" is a mistake', (text) => {
  expect(() => readLineMarks(text, 'ts')).toThrow(LineMarkError);
});

test('an example of Markdown shows how marks are written', () => {
  const text = '```sh\nls # [!code ++]\n```';
  expect(readLineMarks(text, 'mdx')).toEqual({shown: text, code: text, added: [], removed: []});
});

test('a line of the checked code is found again among those that are shown', () => {
  expect([1, 2, 3].map((line) => shownLine(line, [2, 3]))).toEqual([1, 4, 5]);
  expect(shownLine(1, [1])).toBe(2);
  expect(shownLine(7, [])).toBe(7);
});
