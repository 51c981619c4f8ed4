import {annotate} from '../../../../src/reference/move/annotate';
import type {NamesByPackage} from '../../../../src/reference/move/names';
import {indexTypes} from '../../../../src/reference/move/types';
import type {ModuleEntry} from '../../../../src/reference/move/model';
import {datatypeHeader, functionHeader, macroHeader} from '../../../../src/reference/move/move-text';
import type {MacroOverlay} from '../../../../src/reference/move/overlay-types';
import {joinOverlays} from '../../../../src/reference/move/overlays';
import {firstSentence} from '../../../../src/reference/move/prose';
import {snakeCase, wordsOf} from '../../../../src/reference/move/words';
import type {AbiFunction, AbiModule, Datatype} from '../../../../src/reference/abi/types';
import {first, functionOf, moduleOf, packageOf, sentence, structOf, typeOf, u64, value} from './fixture';

const others = [
  moduleOf('string', {datatypes: [structOf('String')]}),
  moduleOf('ascii', {datatypes: [structOf('String')]}),
  moduleOf('tx_context', {datatypes: [structOf('TxContext')]}),
  moduleOf('object', {datatypes: [structOf('ID')]}),
];

function entryOf(module: AbiModule, names: NamesByPackage = {}): {entry: ModuleEntry; index: ReturnType<typeof indexTypes>} {
  const modules = [module, ...others];
  const texts = joinOverlays({sui: Object.fromEntries(modules.map(({name}) => [name, {summary: sentence}]))});
  const packages = annotate([packageOf(...modules)], texts, names);
  return {entry: first([...first(packages).modules]), index: indexTypes(packages)};
}

function header(item: Partial<AbiFunction>, names: NamesByPackage = {}): string {
  const {entry, index} = entryOf(moduleOf('coin', {datatypes: [structOf('Coin')], functions: [functionOf('f', item)]}), names);
  const [found] = entry.functions;
  return found === undefined ? '' : functionHeader(found, {module: entry, typeParameters: found.typeParameters, index});
}

const context = {reference: '&mut ' as const, type: typeOf('tx_context', 'TxContext')};
const parameter = {constraints: [], phantom: false};

describe('function headers', () => {
  test.each<[string, Partial<AbiFunction>, string]>([
    ['nothing', {}, 'public fun f()'],
    ['package', {visibility: 'package'}, 'public(package) fun f()'],
    ['entry', {visibility: 'private', entry: true}, 'entry fun f()'],
    ['public entry', {entry: true}, 'public entry fun f()'],
    ['one result', {returns: [value(u64)]}, 'public fun f(): u64'],
    ['two results', {returns: [value(u64), {reference: '&', type: u64}]}, 'public fun f(): (u64, &u64)'],
    [
      'names from types',
      {parameters: [value(typeOf('coin', 'Coin')), value(u64), value(typeOf('coin', 'Coin')), context]},
      'public fun f(coin: Coin, arg1: u64, coin2: Coin, ctx: &mut TxContext)',
    ],
    [
      'a type name that two modules have',
      {parameters: [value(typeOf('string', 'String')), value(typeOf('object', 'ID'))]},
      'public fun f(string: string::String, id: ID)',
    ],
    [
      'one type parameter',
      {
        typeParameters: [{constraints: ['store', 'key'], phantom: false}],
        returns: [value({kind: 'vector', element: {kind: 'parameter', index: 0}})],
      },
      'public fun f<T: key + store>(): vector<T>',
    ],
    [
      'two type parameters',
      {typeParameters: [parameter, parameter], parameters: [value({kind: 'parameter', index: 1})]},
      'public fun f<T0, T1>(arg0: T1)',
    ],
  ])('%s', (_case, item, text) => {
    expect(header(item)).toBe(text);
  });

  test('names of the sources come first', () => {
    const item = {typeParameters: [parameter], parameters: [value({kind: 'parameter', index: 0})]};
    expect(header(item, {sui: {coin: {functions: {f: {types: ['Name'], params: ['name']}}}}})).toBe('public fun f<Name>(name: Name)');
  });

  test('a long header has a line for each parameter', () => {
    const params = ['a', 'b'].map((letter) => letter.repeat(50));
    const text = header({parameters: [value(u64), value(u64)], returns: [value(u64)]}, {sui: {coin: {functions: {f: {params}}}}});
    expect(text).toBe(`public fun f(\n    ${'a'.repeat(50)}: u64,\n    ${'b'.repeat(50)}: u64,\n): u64`);
  });
});

test.each<[string, MacroOverlay, string]>([
  ['no parameters', {name: 'max_value', params: [], returns: 'u8', summary: ''}, 'public macro fun max_value(): u8'],
  [
    'type parameters and a lambda',
    {name: 'do', types: ['$T', '$R: drop'], params: ['$v: vector<$T>', '$f: |$T| -> $R'], summary: ''},
    'public macro fun do<$T, $R: drop>($v: vector<$T>, $f: |$T| -> $R)',
  ],
])('a macro with %s', (_case, macro, text) => {
  expect(macroHeader(macro)).toBe(text);
});

describe('type headers', () => {
  test.each<[string, Partial<Datatype>, string]>([
    ['no abilities', {}, 'public struct X'],
    ['abilities in their usual order', {abilities: ['store', 'key']}, 'public struct X has key, store'],
    [
      'phantom and constraints',
      {typeParameters: [{constraints: ['drop', 'copy'], phantom: true}]},
      'public struct X<phantom T: copy + drop>',
    ],
    [
      'a long one on two lines',
      {
        abilities: ['store', 'drop', 'copy'],
        typeParameters: [
          {constraints: ['copy', 'drop', 'store', 'key'], phantom: true},
          {constraints: ['store'], phantom: true},
        ],
      },
      'public struct X<phantom T0: key + copy + drop + store, phantom T1: store>\n    has copy, drop, store',
    ],
  ])('%s', (_case, rest, text) => {
    expect(datatypeHeader(first(entryOf(moduleOf('coin', {datatypes: [structOf('X', rest)]})).entry.datatypes))).toBe(text);
  });

  test('an enum', () => {
    const {name, abilities, typeParameters} = structOf('E', {abilities: ['drop']});
    const {entry} = entryOf(moduleOf('coin', {datatypes: [{name, abilities, typeParameters, variants: []}]}));
    expect(datatypeHeader(first(entry.datatypes))).toBe('public enum E has drop');
  });
});

test.each([
  ['TreasuryCap', 'treasury_cap'],
  ['DenyCapV2', 'deny_cap_v2'],
  ['UID', 'uid'],
  ['BCS', 'bcs'],
  ['JWKId', 'jwk_id'],
])('%s is %s', (name, snake) => {
  expect(snakeCase(name)).toBe(snake);
});

test('words of a module name', () => {
  expect(wordsOf('dynamic_object_field')).toEqual(['dynamic', 'object', 'field']);
});

test.each([
  ['One `a_b` here. Two.', 'One a_b here.'],
  ['No end', 'No end'],
  ['Version 1.5 of `std::u64`. Two.', 'Version 1.5 of std::u64.'],
])('the first sentence of "%s"', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
