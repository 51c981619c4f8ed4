import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {checkPackages} from '@site/src/samples/move/check-packages';
import {compiler} from '@site/src/samples/move/compiler/client';
import {formatPackages} from '@site/src/samples/move/format';
import {packageDirs} from '@site/src/samples/move/packages';
import {makeTools, type MoveTools} from '@site/src/samples/move/tools';
import {scratchFolder} from '../../../lib/scratch-folder';
import {fixturesDir, noCache, root, stopCompiler} from './support';

const bad = `${fixturesDir}/packages/bad`;

let tools: MoveTools;

beforeAll(async () => {
  tools = await makeTools(root, noCache());
});

afterAll(stopCompiler);

// `npm run samples` checks that every package of examples/ is right.
describe('wrong packages', () => {
  it('are reported with file, line and code', async () => {
    const {problems, tests} = await checkPackages(tools, bad);
    const first = new Map(problems.map(({page, line, code}) => [page.slice(bad.length + 1), `${line} ${code ?? ''}`] as const).reverse());
    expect(Object.fromEntries(first)).toEqual({
      'broken_manifest/Move.toml': '1 MANIFEST',
      'failing_test/tests/sum_tests.move': '8 E11001',
      'missing_dependency/Move.toml': '1 MANIFEST',
      'type_error/sources/sum.move': '4 E04007',
      'undeclared_system/sources/stake.move': '3 E03001',
      'unformatted/sources/m.move': '3 FORMAT',
    });
    expect(tests.map(({name, passed}) => [name, passed])).toEqual([
      ['sum_tests::sums', false],
      ['sum_tests::zero', true],
    ]);
  });

  it('are none where the folder is missing', () => {
    expect(packageDirs(root, 'examples/nowhere')).toEqual([]);
  });
});

describe('laying out packages', () => {
  it('rewrites the files that differ, and only those', async () => {
    const copy = scratchFolder();
    cpSync(path.join(root, bad, 'unformatted'), path.join(copy, 'examples/move/unformatted'), {recursive: true});
    cpSync(path.join(root, fixturesDir, 'packages/orchard'), path.join(copy, 'examples/move/orchard'), {recursive: true});
    expect(await formatPackages(copy, compiler)).toEqual(['examples/move/unformatted/sources/m.move']);
    expect(readFileSync(path.join(copy, 'examples/move/unformatted/sources/m.move'), 'utf8')).toContain('public fun one(): u64 { 1 }');
    expect(await formatPackages(copy, compiler)).toEqual([]);
  });
});
