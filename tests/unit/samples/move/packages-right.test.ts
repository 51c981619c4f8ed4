import path from 'node:path';
import {checkPackages} from '@site/src/samples/move/check-packages';
import {makeTools} from '@site/src/samples/move/tools';
import {fixturesDir, noCache, root, stopCompiler} from './support';

const good = `${fixturesDir}/packages/good`;

afterAll(stopCompiler);

test('right packages compile whole, with system and local dependencies, and their tests are counted', async () => {
  const tools = await makeTools(root, noCache());
  const {dirs, problems, tests} = await checkPackages(tools, good);
  expect(problems).toEqual([]);
  expect(dirs).toEqual([`${good}/orchard`, `${good}/orchard_shop`, `${good}/staker`]);
  expect(tests.map(({dir, name, passed}) => [path.basename(dir), name, passed]).sort()).toEqual([
    ['orchard', 'orchard_tests::a_young_tree_is_bare', true],
    ['orchard', 'orchard_tests::apples_move_into_the_basket', true],
    ['orchard_shop', 'shop::two_for_an_apple', true],
  ]);
});
