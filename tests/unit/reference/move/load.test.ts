import {loadAbiFile} from '../../../../src/reference/abi/load';
import {checkAbis} from '../../../../src/reference/move/check-abi';
import {loadAbis} from '../../../../src/reference/move/load';
import {ReferenceSourceError} from '../../../../src/reference/page';
import {functionOf, info, moduleOf, packageOf, structOf, typeOf, value} from './fixture';

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
