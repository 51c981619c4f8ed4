import {packageData} from '@site/src/tools/package-abis/files';
import {readModules} from '@site/src/tools/package-abis/read-module';
import {parseAbi} from '@site/src/reference/abi/parse';
import type {AbiFunction, AbiModule, MoveType} from '@site/src/reference/abi/types';

const addresses = new Map([
  ['std', '0x1'],
  ['sui', '0x2'],
  ['shop', '0xcafe'],
]);

const source = `
module shop::till;

use sui::{balance::{Self, Balance}, coin::Coin as Money};
use std::type_name as tn; // what it is paid in
use fun total as Till.total;

#[error(code = 3)]
const EClosed: vector<u8> = b"The till is closed";
#[error]
const EEmpty: vector<u8> =
    b"The till is empty";
const ETooMuch: u64 = 1_000;
const EPOCH_KEY: vector<u8> = b"epoch";

public struct Till<phantom T: key + store> has key, store { id: UID, \`for\`: Option<ID>, held: Balance<T>, log: vector<sui::table::Table<u64, T>> }
public struct Pair(u64, bool) has copy, drop;
public enum Kind has drop { Open, Closed { at: u64 } }

public fun total<T: key + store>(self: &Till<T>, _clock: u64): (u64, &Balance<T>) { abort 0 }
public(package) fun open(kind: Kind): tn::TypeName { abort 0 }
entry fun pay<T>(mut money: Money<T>, ctx: &mut TxContext) { abort 0 }
fun hidden() {}
public native fun known(): bool;
#[test_only]
public fun for_testing() {}
public macro fun each($f: |u64|) {}
`;

async function read(text: string): Promise<AbiModule> {
  const modules = await readModules(text, addresses);
  const [module] = parseAbi(JSON.parse(packageData('0xcafe', modules).abi), 'fixture');
  if (module === undefined) throw new Error('no module');
  return module;
}

const named = (address: string, module: string, name: string, ...inner: MoveType[]): MoveType => ({
  kind: 'datatype',
  address,
  module,
  name,
  arguments: inner,
});
const u64: MoveType = {kind: 'primitive', name: 'u64'};
const T: MoveType = {kind: 'parameter', index: 0};

describe('a module', () => {
  let module: AbiModule;
  beforeAll(async () => {
    module = await read(source);
  });
  const functionNamed = (name: string): AbiFunction | undefined => module.functions.find((item) => item.name === name);

  test('has its types with abilities, fields and variants', () => {
    expect(module.datatypes).toEqual([
      {
        name: 'Kind',
        abilities: ['drop'],
        typeParameters: [],
        variants: [
          {name: 'Open', fields: []},
          {name: 'Closed', fields: [{name: 'at', type: u64}]},
        ],
      },
      {
        name: 'Pair',
        abilities: ['copy', 'drop'],
        typeParameters: [],
        fields: [
          {name: 'pos0', type: u64},
          {name: 'pos1', type: {kind: 'primitive', name: 'bool'}},
        ],
      },
      {
        name: 'Till',
        abilities: ['store', 'key'],
        typeParameters: [{constraints: ['store', 'key'], phantom: true}],
        fields: [
          {name: 'id', type: named('0x2', 'object', 'UID')},
          {name: 'for', type: named('0x1', 'option', 'Option', named('0x2', 'object', 'ID'))},
          {name: 'held', type: named('0x2', 'balance', 'Balance', T)},
          {name: 'log', type: {kind: 'vector', element: named('0x2', 'table', 'Table', u64, T)}},
        ],
      },
    ]);
  });

  test('has the functions that others can call, and no more', () => {
    expect(module.functions.map(({name, visibility, entry}) => [name, visibility, entry])).toEqual([
      ['known', 'public', false],
      ['pay', 'private', true],
      ['total', 'public', false],
    ]);
    expect(functionNamed('total')).toMatchObject({
      typeParameters: [{constraints: ['store', 'key']}],
      parameters: [
        {reference: '&', type: named('0xcafe', 'till', 'Till', T)},
        {reference: '', type: u64},
      ],
      returns: [
        {reference: '', type: u64},
        {reference: '&', type: named('0x2', 'balance', 'Balance', T)},
      ],
    });
    expect(functionNamed('pay')?.parameters).toEqual([
      {reference: '', type: named('0x2', 'coin', 'Coin', T)},
      {reference: '&mut ', type: named('0x2', 'tx_context', 'TxContext')},
    ]);
  });

  test('has names and codes that an ABI lacks', async () => {
    const {names, constants} = packageData('0xcafe', await readModules(source, addresses));
    expect(names).toEqual({
      till: {
        types: {Till: ['T']},
        functions: {pay: {types: ['T'], params: ['money', 'ctx']}, total: {types: ['T'], params: ['self', 'clock']}},
      },
    });
    expect(constants).toEqual({
      till: {EClosed: {code: 3, message: 'The till is closed'}, EEmpty: {message: 'The till is empty'}, ETooMuch: {code: 1000}},
    });
  });
});

test.each([
  ['a name of nothing', 'module shop::till;\nuse nowhere::thing::Thing;\npublic fun f(thing: Thing) {}', 'Thing is the name of no type'],
  ['a package without an address', 'module stall::till;\npublic fun f() {}', 'there is no address of the name stall'],
  ['a header that is not Move', 'module shop::till;\npublic fun f(a b: u64) {}', 'shop::till::f: the grammar does not understand'],
  ['a code that is no number', 'module shop::till;\nconst EBad: bool = true;', 'EBad: "true" is no abort code'],
])('%s is an error', async (_case, text, message) => {
  await expect(readModules(text, addresses)).rejects.toThrow(message);
});
