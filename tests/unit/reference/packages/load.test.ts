import {deepbookErrorCodes} from '../../../../src/facts/deepbook-errors';
import {loadSystemAbi} from '../../../../src/reference/abi/load';
import {checkAbis, typesWithin} from '../../../../src/reference/move/check-abi';
import {sourceConstants} from '../../../../src/reference/packages/constants';
import {packageAbis} from '../../../../src/reference/packages/load';
import {outsideTypes} from '../../../../src/reference/packages/outside';
import {packages} from '../../../../src/reference/packages/packages';
import {packageNames} from '../../../../src/reference/packages/places';

const abis = packageAbis();

test.each([
  ['deepbook', 21, 72, 244],
  ['token', 1, 3, 2],
  ['deepbook_margin', 12, 70, 211],
  ['margin_liquidation', 1, 6, 10],
  ['payment_kit', 2, 9, 9],
  ['kiosk', 6, 12, 22],
  ['suins', 15, 33, 134],
  ['suins_token', 1, 3, 1],
  ['suins_payments', 1, 3, 6],
  ['suins_subdomains', 2, 3, 16],
  ['suins_temp_subdomain_proxy', 1, 0, 9],
])('%s has its modules, types and functions', (name, modules, types, functions) => {
  const found = abis.find(({info}) => info.name === name)?.modules ?? [];
  const counts = [found.length, found.flatMap(({datatypes}) => datatypes).length, found.flatMap((module) => module.functions).length];
  expect(counts).toEqual([modules, types, functions]);
});

test('only what others can call is kept', () => {
  const functions = abis.flatMap(({modules}) => modules.flatMap((module) => module.functions));
  expect(functions.filter(({visibility, entry}) => visibility !== 'public' && !entry)).toEqual([]);
});

test('every published package is in the reference, once', () => {
  expect(packages.map(({name}) => name).sort()).toEqual([...packageNames].sort());
});

test('each type of a package without pages is named, and without it the ABIs do not fit', () => {
  const named = abis.flatMap(({modules}) =>
    modules.flatMap(({datatypes, functions}) => [
      ...datatypes.flatMap(({fields = []}) => fields.map(({type}) => type)),
      ...functions.flatMap(({parameters, returns}) => [...parameters, ...returns].map(({type}) => type)),
    ]),
  );
  const keys = new Set(
    named.flatMap(typesWithin).map((type) => (type.kind === 'datatype' ? `${type.address}::${type.module}::${type.name}` : '')),
  );
  const outside = outsideTypes.flatMap(({address, name, datatypes}) => datatypes.map((type) => `${address}::${name}::${type.name}`));
  expect(outside.filter((key) => !keys.has(key))).toEqual([]);
  expect(() => {
    checkAbis(abis, [...loadSystemAbi('0x1'), ...loadSystemAbi('0x2')]);
  }).toThrow('price_info::PriceInfoObject, which no package defines');
});

test('the codes on Mainnet are of constants that DeepBook has', () => {
  const known = Object.entries(sourceConstants.deepbook ?? {}).flatMap(([module, all]) =>
    Object.keys(all).map((name) => `${module}::${name}`),
  );
  expect(Object.keys(deepbookErrorCodes).filter((name) => !known.includes(name))).toEqual([]);
});
