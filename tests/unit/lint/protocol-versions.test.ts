import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {Linter} from 'eslint';
import {parser} from 'typescript-eslint';

// ESLint reads its configuration as JavaScript.
const read = createRequire(__filename);
const internals = read('../../lint/internals.cjs') as Linter.Config;
const protocolVersions = read('../../lint/protocol-versions.cjs') as Linter.Config;

/** Lines that the rule refuses, as if they were in that file of src/. */
function refused(code: string, file: string): number[] {
  const config: Linter.Config[] = [{files: ['**/*.ts'], languageOptions: {parser}}, internals, protocolVersions];
  return new Linter({configType: 'flat'}).verify(code, config, {filename: file}).map(({line}) => line);
}
const fixture = (name: string): string => readFileSync(`tests/fixtures/protocol-versions/${name}`, 'utf8');

test('texts of generated pages take protocol versions from the facts', () => {
  expect(refused(fixture('bad.ts'), 'src/reference/errors/entries/node.ts')).toEqual([1, 2, 3]);
  expect(refused(fixture('bad.ts'), 'src/releases/entries/v1.ts')).toEqual([1, 2, 3]);
  expect(refused(fixture('good.ts'), 'src/reference/errors/entries/node.ts')).toEqual([]);
});

test('what holds for all of src/ holds there, too', () => {
  expect(refused("export const load = () => import('@generated/routesChunkNames');", 'src/reference/load.ts')).toEqual([1]);
});
