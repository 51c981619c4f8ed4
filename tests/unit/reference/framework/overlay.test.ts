import {annotate} from '../../../../src/reference/framework/annotate';
import {loadAbis} from '../../../../src/reference/framework/load';
import {moduleName} from '../../../../src/reference/framework/model';
import {checkOverlays, joinOverlays, overlays} from '../../../../src/reference/framework/overlay';
import type {ModuleOverlay} from '../../../../src/reference/framework/overlay-types';
import {functionOf, moduleOf, packageOf, sentence, structOf, u64, value} from './fixture';

const core = (
  'object transfer tx_context coin coin_registry balance clock random event dynamic_field dynamic_object_field table bag vec_map ' +
  'kiosk transfer_policy display package token'
)
  .split(' ')
  .map((name) => `sui::${name}`)
  .concat('std::string');

describe('coverage', () => {
  const texts = overlays();
  const modules = loadAbis().flatMap(({info, modules}) => modules.map((module) => ({name: moduleName(info, module), module})));

  test('every module has a summary', () => {
    expect(modules.filter(({name}) => texts.get(name)?.summary === undefined).map(({name}) => name)).toEqual([]);
  });

  test.each(core)('%s has a text for each public function, with a name for each parameter', (name) => {
    const found = modules.find((entry) => entry.name === name);
    const expected = found?.module.functions.filter(({visibility}) => visibility === 'public') ?? [];
    const functions = texts.get(name)?.functions ?? {};
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.map((item) => [item.name, functions[item.name]?.params.length])).toEqual(
      expected.map((item) => [item.name, item.parameters.length]),
    );
  });

  test('a summary has one to three sentences', () => {
    const counts = [...texts].map(([name, {summary}]) => [name, summary.split(/\.(?=\s|$)/).length - 1] as const);
    expect(counts.filter(([, count]) => count < 1 || count > 3)).toEqual([]);
  });

  test('the runtime context is called ctx', () => {
    const contexts = modules.flatMap(({name, module}) =>
      module.functions.flatMap((item) =>
        item.parameters.flatMap(({type}, index) => {
          const given = texts.get(name)?.functions?.[item.name]?.params[index];
          return type.kind === 'datatype' && type.name === 'TxContext' && given !== undefined ? [given] : [];
        }),
      ),
    );
    expect(new Set(contexts)).toEqual(new Set(['ctx']));
  });
});

const coin = moduleOf('coin', {
  datatypes: [structOf('Coin')],
  functions: [functionOf('value', {parameters: [value(u64)]}), functionOf('hidden', {visibility: 'private'})],
});
const check = (overlay: ModuleOverlay, name = 'coin'): void => {
  checkOverlays(joinOverlays({sui: {[name]: overlay}}, {}), [packageOf(coin)]);
};

describe('texts that fit nothing are errors', () => {
  test('a fitting one passes', () => {
    check({summary: sentence, functions: {value: {summary: 'Gives it.', params: ['coin']}}, deprecatedFunctions: {value: 'Use x.'}});
  });

  test.each<[string, ModuleOverlay, string]>([
    [
      'a function that is not there',
      {summary: sentence, functions: {gone: {summary: '', params: []}}},
      'sui::coin::gone: a text for a function',
    ],
    ['a private function', {summary: sentence, functions: {hidden: {summary: '', params: []}}}, 'sui::coin::hidden: a text for a function'],
    ['too few parameters', {summary: sentence, functions: {value: {summary: '', params: []}}}, 'sui::coin::value: 0 parameter names for 1'],
    ['a deprecated function that is not there', {summary: sentence, deprecatedFunctions: {gone: 'x'}}, 'sui::coin::gone: deprecated, but'],
    ['a short summary', {summary: 'Coins.'}, "the summary's first sentence has 6 characters, not 50 to 160"],
  ])('%s', (_case, overlay, message) => {
    expect(() => {
      check(overlay);
    }).toThrow(message);
  });

  test('a module that is not there, and the one without a text', () => {
    expect(() => {
      check({summary: sentence}, 'coins');
    }).toThrow(/sui::coin: has no overlay[\s\S]*sui::coins: an overlay for a module that no ABI has/);
  });

  test('functions of a module without summary', () => {
    expect(() => joinOverlays({}, {'sui::coins': {}})).toThrow('function texts for sui::coins');
  });
});

describe('names that fit nothing are errors', () => {
  const texts = joinOverlays({sui: {coin: {summary: sentence}}}, {});
  test.each([
    ['a module', {coins: {}}, 'sui::coins: names for a module'],
    ['a type', {coin: {types: {Gone: []}}}, 'sui::coin::Gone: names for a type'],
    ['type parameters', {coin: {types: {Coin: ['T']}}}, 'sui::coin::Coin: type parameters: 1 names for 0'],
    ['a function', {coin: {functions: {gone: {}}}}, 'sui::coin::gone: names for a function'],
    ['parameters', {coin: {functions: {value: {params: []}}}}, 'sui::coin::value: parameters: 0 names for 1'],
  ])('%s', (_case, names, message) => {
    expect(() => annotate([packageOf(coin)], texts, {sui: names})).toThrow(message);
  });

  test('a module without a text', () => {
    expect(() => annotate([packageOf(coin)], new Map(), {})).toThrow('sui::coin: has no overlay');
  });
});
