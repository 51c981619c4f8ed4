import {versions} from '@site/src/facts/versions';
import {readerLabel} from '@site/src/samples/reader-labels';

const meta = {fragment: false, output: false};

test.each([
  ['a Move module', 'move', 'module a::b;', meta, `Compiled with Sui Move ${versions.moveCompiler}`],
  ['a fragment in the page', 'move', 'let x = 1;', {...meta, fragment: true}, `Parsed with Sui Move ${versions.moveCompiler}`],
  [
    'a fragment of a file',
    'move',
    'let x = 1;',
    {...meta, fragment: true, file: 'a.move'},
    `Compiled with Sui Move ${versions.moveCompiler}`,
  ],
  ['TypeScript', 'ts', '', meta, `Type-checked against @mysten/sui ${versions.suiTypeScriptSdk}`],
  ['a sui command', 'sh', 'cd a\nsui move build', meta, `Checked against the sui ${versions.suiCli} command line`],
  ['another command', 'sh', 'brew install sui', meta, undefined],
  ['data', 'json', '{}', meta, undefined],
  [
    'the body of a method',
    'json',
    '{}',
    {...meta, method: 'sui_getObject'},
    `Checked against the types of @mysten/sui ${versions.suiTypeScriptSdk}`,
  ],
  ['output', 'text', '', {...meta, output: true}, undefined],
  ['an unchecked sample', 'move', '', {...meta, unchecked: 'why'}, undefined],
])('%s', (_name, language, code, words, expected) => {
  expect(readerLabel(language, code, words)).toBe(expected);
});

test('a language that nobody decided about is an error', () => {
  expect(() => readerLabel('cobol', '', meta)).toThrow('has no label for the language "cobol"');
});
