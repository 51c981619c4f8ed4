import {oldAddresses} from '@site/src/old-addresses/addresses';
import {frameworkAddresses, frameworkModules} from '@site/src/old-addresses/framework-modules';
import {everyOldAddress} from '@site/src/old-addresses/table';

test('each module is at each of its earlier folders', () => {
  expect(frameworkAddresses['/references/framework/sui_sui/coin']).toBe('/references/framework/sui/coin');
  expect(frameworkAddresses['/references/framework/sui-framework/coin']).toBe('/references/framework/sui/coin');
  expect(frameworkAddresses['/references/framework/move-stdlib/option']).toBe('/references/framework/std/option');
  expect(frameworkAddresses['/references/framework/sui_bridge/treasury']).toBe('/references/framework/bridge/treasury');
});

test('a module that came later is not below the oldest folder', () => {
  expect(frameworkAddresses['/references/framework/sui_sui/coin_registry']).toBe('/references/framework/sui/coin_registry');
  expect(frameworkAddresses['/references/framework/sui-framework/coin_registry']).toBeUndefined();
});

test('names are sorted, and none is there twice', () => {
  for (const {names} of frameworkModules) {
    const each = names.join(' ').split(' ');
    expect(each).toEqual([...new Set(each)].sort());
  }
  const rows = frameworkModules.reduce((count, {before, names}) => count + before.length * names.join(' ').split(' ').length, 0);
  expect(Object.keys(frameworkAddresses)).toHaveLength(rows);
});

test('the table has both, and no address twice', () => {
  expect(Object.keys(everyOldAddress)).toHaveLength(Object.keys(oldAddresses).length + Object.keys(frameworkAddresses).length);
});
