import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {Linter} from 'eslint';
import {parser} from 'typescript-eslint';

// ESLint reads its configuration as JavaScript.
const internals = createRequire(__filename)('../../lint/internals.cjs') as Linter.Config;

/** Lines of what the rule says of a fixture, as if it were another file of src/. */
function lint(fixture: string, file: string): {line: number; message: string}[] {
  const code = readFileSync(`tests/fixtures/imports/${fixture}`, 'utf8');
  const config: Linter.Config[] = [{files: ['**/*.{ts,tsx}'], languageOptions: {parser}}, internals];
  return new Linter({configType: 'flat'}).verify(code, config, {filename: file}).map(({line, message}) => ({line, message}));
}

test('an import of an internal module is an error, however it is written', () => {
  const found = lint('bad/src/code/internals.ts', 'src/code/internals.ts');
  const says = (line: number): string => found.find((problem) => problem.line === line)?.message ?? '';
  expect(found.map(({line}) => line)).toEqual([1, 2, 3, 4, 5, 6, 8, 9]);
  expect(says(1)).toContain('a file inside a package of Docusaurus');
  expect(says(2)).toContain("the theme's internal functions");
  expect(says(3)).toContain('a file inside a package of Docusaurus');
  expect(says(4)).toContain("Docusaurus's list of chunks");
  expect(says(5)).toContain("Docusaurus's loader of chunks");
  expect(says(6)).toContain('data that the docs plugin generates for itself');
  expect(says(8)).toContain('a file inside a package of Docusaurus');
  expect(says(9)).toContain('a module of the search package');
  for (const {message} of found) expect(message).toContain('or import it in src/light-docs or src/search/seam and assert there');
});

test.each(['src/light-docs/browser/internals.ts', 'src/search/seam/internals.ts'])('%s may import them', (file) => {
  expect(lint('bad/src/code/internals.ts', file)).toEqual([]);
});

test("Docusaurus's documented modules may be imported anywhere", () => {
  expect(lint('good/src/search/docusaurus.ts', 'src/search/docusaurus.ts')).toEqual([]);
});
