import {frameworkParts, namedModules} from '@site/src/run/build/framework-parts';
import {selectModules} from '@site/src/run/worker/select-modules';

const sui = (name: string, body = ''): [string, string] => [`sources/${name}.move`, `module sui::${name};\n${body}\n`];
const parts = frameworkParts({
  packages: [
    {
      name: 'MoveStdlib',
      alias: 'std',
      address: '0x1',
      files: {'sources/ascii.move': 'module std::ascii;', 'sources/u64.move': 'module std::u64;'},
    },
    {
      name: 'Sui',
      alias: 'sui',
      address: '0x2',
      files: Object.fromEntries([
        ...['object', 'tx_context', 'transfer', 'address', 'url'].map((name) => sui(name)),
        sui('balance'),
        sui('coin', 'use sui::{balance::{Self, Balance}, url::Url};'),
        sui('kiosk', 'public fun a(a0: &sui::coin::Coin<u64>) { abort 0 }'),
      ]),
    },
  ],
});

const selected = (text: string): string[] =>
  selectModules(parts, [text]).packages.flatMap(({alias, files}) => Object.keys(files).map((file) => `${alias}::${file.slice(8, -5)}`));

test('modules are found alone, and in groups of a use', () => {
  expect([...namedModules('use sui::coin;\nuse sui::{balance::{Self, Balance}, url};\nlet a: std::ascii::String;')].sort()).toEqual([
    'std::ascii',
    'sui::Balance',
    'sui::Self',
    'sui::balance',
    'sui::coin',
    'sui::url',
  ]);
});

test('a part says which others of the framework it needs, and nothing else', () => {
  expect(parts[1]?.modules.coin?.uses).toEqual(['sui::balance', 'sui::url']);
  expect(parts[1]?.modules.kiosk?.uses).toEqual(['sui::coin']);
});

test('a package gets what it names, what that needs, the standard library and what is imported by itself', () => {
  const always = ['std::ascii', 'std::u64', 'sui::object', 'sui::tx_context', 'sui::transfer', 'sui::address'];
  expect(selected('module a::b;').sort()).toEqual([...always].sort());
  expect(selected('use sui::kiosk::Kiosk;').sort()).toEqual([...always, 'sui::balance', 'sui::coin', 'sui::kiosk', 'sui::url'].sort());
});
