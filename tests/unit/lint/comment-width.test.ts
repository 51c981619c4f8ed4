import {createRequire} from 'node:module';
import {Linter} from 'eslint';
import {parser} from 'typescript-eslint';

// ESLint reads its configuration as JavaScript.
const commentWidth = createRequire(__filename)('../../lint/comment-width.cjs') as Linter.Config;

const refused = (code: string): number[] =>
  new Linter({configType: 'flat'})
    .verify(code, [{files: ['**/*.ts'], languageOptions: {parser}}, commentWidth], {filename: 'src/a.ts'})
    .map(({line}) => line);

const wide = 'wide '.repeat(20);

test('a line of a comment has 100 columns at most', () => {
  expect(refused(`// ${wide}\n/** ${wide} */\n/**\n * ${wide}\n */\nexport const a = 1;\n`)).toEqual([1, 2, 4]);
});

test('code, and what cannot be broken, may be wider', () => {
  expect(refused(`export const a = '${wide}'; // ${wide}\n// https://docs.example/${'a'.repeat(90)}\n`)).toEqual([]);
});
