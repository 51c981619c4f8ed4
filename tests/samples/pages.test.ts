import {spawnSync} from 'node:child_process';
import path from 'node:path';

// That right samples pass is seen by the stage samples, of every page.
describe('a mistake in a sample fails with page and line', () => {
  const page = 'tests/fixtures/samples/pages/bad/everything.mdx';
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const command = [tsx, 'src/samples/main.ts', '--docs', path.dirname(page)];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {encoding: 'utf8'});
  const reported = `${stdout}\n${stderr}`.split('\n').filter((line) => line.startsWith(page));

  test('the command fails', () => {
    expect(status).toBe(1);
  });

  test.each([
    ['Move: an unknown method', 9, 'move E04023'],
    ['TypeScript: a wrong option', 15, 'typescript TS2345'],
    ['GraphQL: an unknown field', 20, 'graphql FieldsOnCorrectTypeRule'],
    ['a shell line: an unknown option', 25, 'shell CLI002'],
    ['JSON: a comma too many', 29, 'data JSON_SYNTAX'],
    ['client.yaml: a misspelt key', 35, 'data KEY_UNKNOWN'],
    ['Move.toml: a misspelt key', 41, 'data KEY_UNKNOWN'],
    ['Rust: a missing value', 46, 'rust RUST_SYNTAX'],
    ['SQL: a missing name', 51, 'sql SQL_SYNTAX'],
    ['a language that nobody owns', 55, 'owner'],
    ['no language', 59, 'owner'],
    ['a misspelt word', 62, 'collector'],
    ['a sample that must fail and does not', 67, 'move'],
  ])('%s', (_name, line, expected) => {
    expect(reported.filter((text) => text.startsWith(`${page}:${line}: ${expected}`))).not.toEqual([]);
  });
});
