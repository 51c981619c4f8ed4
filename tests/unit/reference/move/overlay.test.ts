import {annotate} from '../../../../src/reference/move/annotate';
import {checkOverlays} from '../../../../src/reference/move/check-overlay';
import type {ConstantsByPackage} from '../../../../src/reference/move/constants';
import {indexTypes} from '../../../../src/reference/move/types';
import {modulePage} from '../../../../src/reference/move/module-page';
import {joinOverlays} from '../../../../src/reference/move/overlays';
import type {ErrorOverlay, ModuleOverlay} from '../../../../src/reference/move/overlay-types';
import {serializePage} from '../../../../src/reference/serialize';
import {first, functionOf, moduleOf, packageOf, sentence, structOf, u64, value} from './fixture';

const coin = moduleOf('coin', {
  datatypes: [
    structOf('Coin', {fields: [{name: 'id', type: u64}]}),
    structOf('Kind', {variants: [{name: 'Big', fields: [{name: 'size', type: u64}]}]}),
  ],
  functions: [functionOf('value', {parameters: [value(u64)]}), functionOf('hidden', {visibility: 'private'})],
});
const check = (overlay: ModuleOverlay, name = 'coin', constants: ConstantsByPackage = {}): void => {
  checkOverlays(joinOverlays({sui: {[name]: overlay}}), [packageOf(coin)], constants);
};

/** Words on everything that the module's page shows. */
const complete: ModuleOverlay = {
  summary: sentence,
  functions: {value: {summary: 'Returns it.'}},
  types: {
    Coin: {summary: 'An amount.', fields: {id: 'Its ID.'}},
    Kind: {summary: 'A size.', variants: {Big: {summary: 'Large.', fields: {size: 'How large.'}}}},
  },
};

describe('texts that fit nothing are errors', () => {
  test('a fitting one passes', () => {
    check({...complete, functions: {value: {summary: 'Gives it.', params: ['coin']}}, deprecatedFunctions: {value: 'Use x.'}});
  });

  test.each<[string, ModuleOverlay, string]>([
    [
      'a function that is not there',
      {summary: sentence, functions: {gone: {summary: '', params: []}}},
      'sui::coin: an entry for the function gone, which is not there',
    ],
    [
      'a private function',
      {summary: sentence, functions: {hidden: {summary: '', params: []}}},
      'sui::coin: an entry for the function hidden, which is not there',
    ],
    ['too few parameters', {summary: sentence, functions: {value: {summary: '', params: []}}}, 'sui::coin::value: 0 parameter names for 1'],
    [
      'a deprecated function that is not there',
      {summary: sentence, deprecatedFunctions: {gone: 'x'}},
      'sui::coin: an entry for the deprecated function gone',
    ],
    ['a short summary', {summary: 'Coins.'}, "the summary's first sentence has 6 characters, not 50 to 160"],
  ])('%s', (_case, overlay, message) => {
    expect(() => {
      check(overlay);
    }).toThrow(message);
  });

  test('a module that is not there, and the one without a text', () => {
    expect(() => {
      check({summary: sentence}, 'coins');
    }).toThrow(/overlay: an entry for the module sui::coins, which is not there\noverlay: no entry for the module sui::coin$/);
  });
});

describe('words on types and constants', () => {
  const fitting: ModuleOverlay = {
    ...complete,
    types: {...complete.types, Coin: {summary: 'An amount.', fields: {id: 'Its ID.'}, emittedBy: ['value', 'hidden']}},
    errors: {EZero: {when: 'It is zero.', raisedBy: ['coin::value'], cure: 'Pass more.'}},
  };
  const constants = {sui: {coin: {EZero: {code: 0}}}};

  test('fitting ones pass', () => {
    check(fitting, 'coin', constants);
  });

  test.each<[string, Partial<ModuleOverlay>, string]>([
    ['a type that is not there', {types: {Gone: {summary: ''}}}, 'sui::coin: an entry for the type Gone'],
    ['a field that is not there', {types: {Coin: {summary: '', fields: {gone: ''}}}}, 'sui::coin::Coin: an entry for the field gone'],
    [
      'a variant that is not there',
      {types: {Kind: {summary: '', variants: {Small: {summary: ''}}}}},
      'sui::coin::Kind: an entry for the variant Small',
    ],
    [
      'a field of a variant that is not there',
      {types: {Kind: {summary: '', variants: {Big: {summary: '', fields: {gone: ''}}}}}},
      'sui::coin::Kind::Big: an entry for the field gone',
    ],
    ['an event of a function that is not there', {types: {Coin: {summary: '', emittedBy: ['gone']}}}, 'Coin: names the function gone'],
    [
      'an error of a module that is not there',
      {errors: {EZero: {when: '', raisedBy: ['bag::value'], cure: ''}}},
      'EZero: names the function bag::value',
    ],
    [
      'a constant that is not there',
      {errors: {...fitting.errors, EGone: {when: '', raisedBy: [], cure: ''}}},
      'sui::coin: an entry for the abort constant EGone',
    ],
    [
      'a constant marked as unused that a function raises',
      {errors: {EZero: {when: 'No longer raised.', raisedBy: ['value'], unused: true, cure: ''}}},
      'sui::coin::EZero: is marked as unused, and value raises it',
    ],
    [
      'a constant marked as unused whose words name a case',
      {errors: {EZero: {when: 'It is zero.', raisedBy: [], unused: true, cure: ''}}},
      'sui::coin::EZero: is marked as unused, which its words do not say',
    ],
    [
      'a constant that nothing raises without the mark',
      {errors: {EZero: {when: 'Unused: zero is fine.', raisedBy: [], cure: ''}}},
      'sui::coin::EZero: its words say that nothing raises it',
    ],
    ['a constant without a text', {errors: {}}, 'sui::coin: no entry for the abort constant EZero'],
  ])('%s', (_case, changed, message) => {
    expect(() => {
      check({...fitting, ...changed}, 'coin', constants);
    }).toThrow(message);
  });

  test.each<[string, Partial<ModuleOverlay>, string]>([
    ['a function', {functions: {}}, 'sui::coin: no entry for the function value'],
    ['a type', {types: {}}, 'sui::coin: no entry for the type Coin'],
    ['a field', {types: {...complete.types, Coin: {summary: ''}}}, 'sui::coin::Coin: no entry for the field id'],
    ['a variant', {types: {...complete.types, Kind: {summary: ''}}}, 'sui::coin::Kind: no entry for the variant Big'],
    [
      'a field of a variant',
      {types: {...complete.types, Kind: {summary: '', variants: {Big: {summary: ''}}}}},
      'sui::coin::Kind::Big: no entry for the field size',
    ],
  ])('%s without words', (_case, changed, message) => {
    expect(() => {
      check({...complete, ...changed});
    }).toThrow(message);
  });

  test('a package that is outdated needs no words', () => {
    const outdated = {
      ...packageOf(coin),
      info: {...packageOf(coin).info, outdated: {status: 'deprecated', since: '1.0', use: 'x'} as const},
    };
    expect(() => {
      checkOverlays(joinOverlays({sui: {coin: {summary: sentence}}}), [outdated]);
    }).not.toThrow();
  });

  test('stand on the page, with codes, links to functions and the mark of an event', () => {
    const entries = annotate([packageOf(coin)], joinOverlays({sui: {coin: fitting}}), {}, constants);
    const page = modulePage(first(first(entries).modules), {index: indexTypes(entries)});
    const text = serializePage(page);
    expect(text).toContain('An amount.');
    expect(text).toMatch(/\| `id` +\| `u64` +\| Its ID\. +\|/);
    expect(text).toMatch(/\| `Big` +\| Large\. +\| `size`: `u64`/);
    expect(text).toContain('An event, emitted by [`value`](#fun-value), `hidden`.');
    expect(text).toMatch(/\| `0` +\| `EZero` +\| It is zero\. +\| \[`value`\]\([^)]+\) +\| Pass more\. +\|/);
    expect(page.keywords).toContain('coin::EZero');
  });
});

test.each<[string, ErrorOverlay, string]>([
  ['a public function', {when: 'It is zero.', raisedBy: ['value'], cure: 'Pass more.'}, '[`value`]'],
  ['no public function', {when: 'It is zero.', raisedBy: [], cure: 'Wait.'}, 'Only functions that the system or the package itself calls'],
  ['nothing', {when: 'No longer raised.', raisedBy: [], unused: true, cure: 'Ignore it.'}, 'Nothing any more'],
])('the row of a constant that is raised by %s says so', (_case, error, expected) => {
  const constants = {sui: {coin: {EZero: {code: 0}}}};
  const texts = joinOverlays({sui: {coin: {...complete, errors: {EZero: error}}}});
  const entries = annotate([packageOf(coin)], texts, {}, constants);
  const page = serializePage(modulePage(first(first(entries).modules), {index: indexTypes(entries)}));
  expect(page.split('\n').find((line) => line.includes('`EZero`'))).toContain(expected);
});

describe('names that fit nothing are errors', () => {
  const texts = joinOverlays({sui: {coin: {summary: sentence}}});
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
    expect(() => annotate([packageOf(coin)], joinOverlays({}), {})).toThrow('no entry for the module sui::coin');
  });
});
