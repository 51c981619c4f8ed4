import {typemoveFolder} from '@site/src/reference/abi/load';
import {compareAbis, compareFramework} from '@site/src/staleness/abi/compare';
import {readAbi, type ModuleNames} from '@site/src/staleness/abi/read';
import {readPage} from '@site/src/staleness/pages/read';

const modules = (members: Record<string, Record<string, string>>): ModuleNames[] =>
  Object.entries(members).map(([name, own]) => ({name, members: new Map(Object.entries(own))}));

const pages = [readPage('docs/a.mdx', 'Call `sui::coin` functions.', [])];

test('modules are compared by what they offer', () => {
  const before = modules({coin: {mint: '(u64)', burn: '()'}, gone: {a: ''}, same: {a: ''}});
  const after = modules({coin: {mint: '(u128)', split: '()'}, added: {a: ''}, same: {a: ''}});
  expect(compareAbis('0x2', before, after, 'a source', pages)).toMatchObject([
    {subject: 'sui::added', state: 'note', found: 'the module is new'},
    {
      subject: 'sui::coin',
      state: 'stale',
      found: 'gone: burn; changed: mint; new: split',
      places: ['docs/a.mdx:1', 'docs/references/framework/sui/coin.md'],
    },
    {subject: 'sui::gone', state: 'stale', found: 'the module is gone'},
  ]);
});

test('the form of JSON-RPC is read too, without what is private, and compared by name', () => {
  const fun = (visibility: string, isEntry = false): unknown => ({visibility, isEntry});
  const text = JSON.stringify({
    coin: {name: 'coin', structs: {Coin: {}}, exposedFunctions: {mint: fun('Public'), hidden: fun('Friend'), call: fun('Private', true)}},
  });
  const [old] = readAbi('old.json', text);
  expect([...(old?.members.keys() ?? [])]).toEqual(['mint', 'call', 'Coin']);
  expect(compareAbis('0x2', old ? [old] : [], modules({coin: {mint: '(u64)', call: '()', Coin: '{}'}}), '', pages)).toEqual([]);
});

test('the pinned ABIs are read, and do not differ from themselves', () => {
  const release = {name: '@typemove/sui', version: '2.0.7', folder: typemoveFolder()};
  expect(readAbi(`${typemoveFolder()}/src/abis/0x2.json`).map(({name}) => name)).toContain('coin');
  expect(compareFramework({pinned: release, newest: release}, pages)).toEqual([]);
});

test('a package without ABIs, or with another form, could not be asked', () => {
  const release = {name: '@typemove/sui', version: '0.0.0', folder: 'src'};
  expect(compareFramework({pinned: release, newest: release}, pages).map(({state}) => state)).toEqual(['unasked', 'unasked', 'unasked']);
  expect(() => readAbi('new.json', '{"coin": 1}')).toThrow('new.json');
});
