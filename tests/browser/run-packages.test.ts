import {readdirSync} from 'node:fs';
import {testsOf} from './setup/run';
import {packages, runPackages} from './setup/run-packages';

test('every package of examples/move is in the site', () => {
  const dirs = readdirSync('examples/move', {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  expect(packages.map(({name}) => name).sort()).toEqual(dirs.sort());
});

test('every package builds, and all its tests pass, in the worker that readers have', async () => {
  const {tests, wrong} = await runPackages(false);
  expect(wrong).toEqual([]);
  expect(tests).toBe(packages.flatMap(({name}) => testsOf(name)).length);
});
