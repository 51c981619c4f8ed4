import path from 'node:path';
import {folderIn} from '@site/src/examples/download/contents';
import {bundleApp} from '../lib/bundle-app';
import {apart, examples, on, packed, testPackages, together, unpackBesideModules, unpackIn, withPage} from '../lib/downloads';
import {typeCheck} from '../lib/type-check-folder';
import {stopCompiler} from '../unit/samples/move/support';

afterAll(stopCompiler);

describe('archives of Move packages', () => {
  const alone = on('move').filter(({needs}) => needs.length === 0);

  test('of one package are built and tested in an empty folder', async () => {
    const {dirs, problems, tests} = await testPackages(unpackIn(...alone.map(packed)), '.');
    expect(dirs).toHaveLength(alone.length);
    expect(problems).toEqual([]);
    expect(tests.length).toBeGreaterThan(300);
    expect(tests.filter(({passed}) => !passed)).toEqual([]);
  });

  test.each(on('move').filter(({needs}) => needs.length > 0))('of $name, which needs others, bring them along', async (example) => {
    const {dirs, problems, tests} = await testPackages(unpackIn(packed(example)), example.name);
    expect(dirs).toContain(folderIn(example, examples));
    expect(problems).toEqual([]);
    expect(tests.filter(({passed}) => !passed)).toEqual([]);
  });
});

describe('archives of TypeScript', () => {
  test('are type-checked together in an empty folder', () => {
    const root = unpackBesideModules(...together.map(packed));
    expect(together.length).toBeGreaterThan(40);
    expect(
      typeCheck(
        together.map(({name}) => path.join(root, name)),
        root,
      ),
    ).toEqual([]);
  });

  test.each(apart)('are type-checked alone: $name', (example) => {
    const root = unpackBesideModules(packed(example));
    expect(typeCheck([path.join(root, example.name)], root)).toEqual([]);
  });

  test.each(withPage)('are bundled as their page loads them: $name', async (example) => {
    const root = unpackBesideModules(packed(example));
    expect(await bundleApp(path.join(root, example.name))).toEqual([]);
  });
});
