import {annotate} from '../../../../src/reference/move/annotate';
import {checkOverlays} from '../../../../src/reference/move/check-overlay';
import type {ConstantsByPackage} from '../../../../src/reference/move/constants';
import {indexTypes} from '../../../../src/reference/move/types';
import {modulePage} from '../../../../src/reference/move/module-page';
import {joinOverlays} from '../../../../src/reference/move/overlays';
import type {AbiModule} from '../../../../src/reference/abi/types';
import type {ReferencePage} from '../../../../src/reference/page';
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

/** The page of a module with an overlay. */
function pageOf(module: AbiModule, overlay: ModuleOverlay, constants: ConstantsByPackage = {}): ReferencePage {
  const entries = annotate([packageOf(module)], joinOverlays({sui: {[module.name]: overlay}}), {}, constants);
  return modulePage(first(first(entries).modules), {index: indexTypes(entries)});
}

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
  const noWords = {summary: '', params: []};

  test('a fitting one passes', () => {
    check({...complete, functions: {value: {summary: 'Gives it.', params: ['coin']}}, deprecatedFunctions: {value: 'Use x.'}});
  });

  test.each<[string, Partial<ModuleOverlay>, string]>([
    ['a function that is not there', {functions: {gone: noWords}}, 'sui::coin: an entry for the function gone, which is not there'],
    ['a private function', {functions: {hidden: noWords}}, 'sui::coin: an entry for the function hidden, which is not there'],
    ['too few parameters', {functions: {value: noWords}}, 'sui::coin::value: 0 parameter names for 1'],
    ['a gone function that is deprecated', {deprecatedFunctions: {gone: 'x'}}, 'sui::coin: an entry for the deprecated function gone'],
    ['a short summary', {summary: 'Coins.'}, "the summary's first sentence has 6 characters, not 50 to 160"],
  ])('%s', (_case, overlay, message) => {
    expect(() => {
      check({summary: sentence, ...overlay});
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

  const kind = (words: object): Partial<ModuleOverlay> => ({types: {Kind: {summary: '', ...words}}});
  const zero = (words: Partial<ErrorOverlay>): Partial<ModuleOverlay> => ({errors: {EZero: {when: '', raisedBy: [], cure: '', ...words}}});

  test.each<[string, Partial<ModuleOverlay>, string]>([
    ['a type that is not there', {types: {Gone: {summary: ''}}}, 'sui::coin: an entry for the type Gone'],
    ['a field that is not there', {types: {Coin: {summary: '', fields: {gone: ''}}}}, 'sui::coin::Coin: an entry for the field gone'],
    ['a variant that is not there', kind({variants: {Small: {summary: ''}}}), 'sui::coin::Kind: an entry for the variant Small'],
    ['a field that no variant has', kind({variants: {Big: {summary: '', fields: {gone: ''}}}}), 'Kind::Big: an entry for the field gone'],
    ['an event of a function that is not there', {types: {Coin: {summary: '', emittedBy: ['gone']}}}, 'Coin: names the function gone'],
    ['an error of a module that is not there', zero({raisedBy: ['bag::value']}), 'EZero: names the function bag::value'],
    [
      'a constant that is not there',
      {errors: {...fitting.errors, EGone: {when: '', raisedBy: [], cure: ''}}},
      'an entry for the abort constant EGone',
    ],
    [
      'an unused constant that a function raises',
      zero({when: 'No longer raised.', raisedBy: ['value'], unused: true}),
      'is marked as unused, and value raises it',
    ],
    [
      'an unused constant whose words name a case',
      zero({when: 'It is zero.', unused: true}),
      'is marked as unused, which its words do not say',
    ],
    [
      'a constant that nothing raises without the mark',
      zero({when: 'Unused: zero is fine.'}),
      'EZero: its words say that nothing raises it',
    ],
    ['a constant without a text', {errors: {}}, 'sui::coin: no entry for the abort constant EZero'],
    ['a function without words', {functions: {}}, 'sui::coin: no entry for the function value'],
    ['a type without words', {types: {}}, 'sui::coin: no entry for the type Coin'],
    ['a field without words', {types: {...complete.types, Coin: {summary: ''}}}, 'sui::coin::Coin: no entry for the field id'],
    ['a variant without words', kind({}), 'sui::coin::Kind: no entry for the variant Big'],
    ['a field of a variant without words', kind({variants: {Big: {summary: ''}}}), 'sui::coin::Kind::Big: no entry for the field size'],
  ])('%s', (_case, changed, message) => {
    expect(() => {
      check({...fitting, ...changed}, 'coin', constants);
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
    const page = pageOf(coin, fitting, constants);
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
  const page = pageOf(coin, {...complete, errors: {EZero: error}}, {sui: {coin: {EZero: {code: 0}}}});
  expect(
    serializePage(page)
      .split('\n')
      .find((line) => line.includes('`EZero`')),
  ).toContain(expected);
});

test('positional fields have numbers', () => {
  const module = moduleOf('coin', {datatypes: [structOf('Coin', {fields: [{name: 'pos0', type: u64}]})]});
  expect(serializePage(pageOf(module, {summary: sentence}))).toMatch(/\| Position \| Type +\|\n.*\n\| `0` +\| `u64`/);
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
