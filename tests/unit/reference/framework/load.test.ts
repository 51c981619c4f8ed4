import {loadAbiFile} from '../../../../src/reference/abi/load';
import {checkAbis} from '../../../../src/reference/framework/check-abi';
import {loadAbis, loadFramework} from '../../../../src/reference/framework/load';
import {ReferenceSourceError} from '../../../../src/reference/page';
import {functionOf, info, moduleOf, packageOf, structOf, typeOf, value} from './fixture';

const abis = loadAbis();

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

test('a file that cannot be read is an error of the reference that names it', () => {
  const broken = {...info, load: () => loadAbiFile('/nowhere/0x2.json')};
  expect(() => loadAbis([broken])).toThrow(ReferenceSourceError);
  expect(() => loadAbis([broken])).toThrow('/nowhere/0x2.json: ENOENT');
});

describe('ABIs that do not fit together', () => {
  test.each([
    [
      'a type that nothing defines',
      moduleOf('coin', {functions: [functionOf('mint', {returns: [value(typeOf('nowhere', 'Lost'))]})]}),
      'sui::coin::mint uses 0x2::nowhere::Lost, which no package defines',
    ],
    [
      'such a type inside another',
      moduleOf('coin', {
        datatypes: [structOf('Coin', {fields: [{name: 'a', type: {kind: 'vector', element: typeOf('coin', 'Coin', typeOf('x', 'Y'))}}]})],
      }),
      'sui::coin::Coin uses 0x2::x::Y',
    ],
    [
      'a type parameter too many',
      moduleOf('coin', {functions: [functionOf('mint', {parameters: [value({kind: 'parameter', index: 0})]})]}),
      'sui::coin::mint uses type parameter 0 of 0',
    ],
    ['a name twice', moduleOf('coin', {functions: [functionOf('mint'), functionOf('mint')]}), 'sui::coin has mint twice'],
    ['a module of another address', moduleOf('coin', {address: '0x9'}), 'sui::coin is at 0x9, its package at 0x2'],
  ])('%s', (_case, module, message) => {
    expect(() => {
      checkAbis([packageOf(module)]);
    }).toThrow(message);
  });

  test('a module twice', () => {
    expect(() => {
      checkAbis([{info, modules: [moduleOf('coin'), moduleOf('coin')]}]);
    }).toThrow('sui has the module coin twice');
  });
});
