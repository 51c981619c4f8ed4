import {frameworkAbis, loadFramework} from '../../../../src/reference/framework/load';

const abis = frameworkAbis();

test.each([
  ['std', 22, 10],
  ['sui', 67, 138],
  ['sui_system', 11, 38],
  ['bridge', 8, 37],
  ['deepbook', 7, 32],
])('%s has its modules and types', (name, modules, types) => {
  const found = abis.find((abi) => abi.info.name === name);
  expect(found?.modules).toHaveLength(modules);
  expect(found?.modules.flatMap(({datatypes}) => datatypes)).toHaveLength(types);
});

test('our ABI files hold no private functions, which no page shows', () => {
  const ours = abis.filter(({info: {name}}) => name === 'bridge' || name === 'deepbook').flatMap(({modules}) => modules);
  expect(ours.flatMap(({functions}) => functions).filter(({visibility}) => visibility === 'private')).toEqual([]);
});

test('signatures carry the names of the sources, unless ours say more', () => {
  const table = loadFramework()
    .find((entry) => entry.info.name === 'sui')
    ?.modules.find(({name}) => name === 'linked_table');
  const add = table?.functions.find(({name}) => name === 'push_front');
  expect(add?.typeParameters.map(({name}) => name)).toEqual(['K', 'V']);
  expect(add?.parameters.map(({name}) => name)).toEqual(['table', 'key', 'value']);
  const exists = loadFramework()
    .find((entry) => entry.info.name === 'sui')
    ?.modules.find(({name}) => name === 'accumulator')
    ?.functions.find(({name}) => name === 'accumulator_u128_exists');
  expect(exists?.parameters.map(({name}) => name)).toEqual(['root', 'address']);
});
