import {runPackages} from './setup/run-packages';

test('no package has a warning, where readers have changed it, too: the part of the framework that goes along is enough', async () => {
  const {wrong} = await runPackages(true);
  expect(wrong).toEqual([]);
});
