import {loadFramework} from '@site/src/reference/framework/load';
import {annotate} from '@site/src/reference/move/annotate';
import {joinOverlays} from '@site/src/reference/move/overlays';
import {testOnlyProblems} from '@site/src/reference/framework/test-only/check';
import {testOnlyFunctions} from '@site/src/reference/framework/test-only/functions';
import {indexTestOnlyTypes} from '@site/src/reference/framework/test-only/links';
import {testOnlyModules} from '@site/src/reference/framework/test-only/modules';
import {testOnlyLinks, testOnlySection} from '@site/src/reference/framework/test-only/section';
import {testOnlyHeader, typesIn} from '@site/src/reference/framework/test-only/text';
import type {TestOnlyFunction, TestOnlyModules} from '@site/src/reference/framework/test-only/types';
import {serializePage} from '@site/src/reference/serialize';
import {functionOf, moduleOf, packageOf, sentence, structOf} from '../move/fixture';

const item = (rest: Partial<TestOnlyFunction> = {}): TestOnlyFunction => ({
  name: 'make_for_testing',
  params: [],
  summary: 'Makes one.',
  ...rest,
});

const packages = annotate(
  [
    packageOf(
      moduleOf('coin', {functions: [functionOf('value')], datatypes: [structOf('Coin')]}),
      moduleOf('bag', {datatypes: [structOf('Bag'), structOf('Entry')]}),
      moduleOf('queue', {datatypes: [structOf('Entry')]}),
    ),
  ],
  joinOverlays({sui: {coin: {summary: sentence}, bag: {summary: sentence}, queue: {summary: sentence}}}),
  {},
);
const moduleWith = (functions: readonly TestOnlyFunction[], summary = sentence): TestOnlyModules[string] => ({
  summary,
  groups: [{title: 'Functions', functions}],
});

describe('mistakes in the data', () => {
  test('right data pass', () => {
    expect(testOnlyProblems(packages, {'sui::coin': [item()]}, {'sui::play': moduleWith([item()])})).toEqual([]);
  });

  test.each<[string, Parameters<typeof testOnlyProblems>[1], TestOnlyModules, string]>([
    ['a module that is not there', {'sui::gone': [item()]}, {}, 'functions: an entry for the module sui::gone, which is not there'],
    ['a function of the ABI', {'sui::coin': [item({name: 'value'})]}, {}, 'sui::coin::value: is no test-only function, for the ABI has it'],
    ['a function twice', {'sui::coin': [item(), item()]}, {}, 'sui::coin::make_for_testing: stands twice'],
    ['a published module', {}, {'sui::coin': moduleWith([])}, 'sui::coin: is no test-only module, for an ABI has it'],
    ['a module of no package', {}, {'moon::play': moduleWith([])}, 'moon::play: belongs to no package'],
    [
      'a short summary',
      {},
      {'sui::play': moduleWith([], 'Short.')},
      "sui::play: the summary's first sentence has 6 characters, not 50 to 160",
    ],
    [
      'a function of a test-only module twice',
      {},
      {'sui::play': moduleWith([item(), item()])},
      'sui::play::make_for_testing: stands twice',
    ],
  ])('%s', (_case, functions, modules, message) => {
    expect(testOnlyProblems(packages, functions, modules)).toEqual([message]);
  });

  test('types of a module that is not there, or whose page has no part for them', () => {
    const types = {'sui::gone': [], 'sui::bag': [], 'sui::coin': []};
    expect(testOnlyProblems(packages, {'sui::coin': [item()]}, {}, types)).toEqual([
      'types: an entry for the module sui::gone, which is not there',
      'types: an entry for the module sui::bag, which is not there',
    ]);
  });

  test('a type that is nowhere, and one that is in two modules', () => {
    const index = indexTestOnlyTypes(packages, {});
    const linksOf = (type: string, module = 'sui::coin') => testOnlyLinks([item({params: [`a: &${type}`]})], module, index);
    expect(() => linksOf('Gone')).toThrow('src/reference/framework/test-only: sui::coin: Gone is the name of no type');
    expect(() => linksOf('Entry')).toThrow('sui::coin: Entry is the name of 2 types');
    expect(linksOf('Entry', 'sui::bag').map(({url}) => url)).toEqual(['#struct-entry']);
  });
});

describe('headers', () => {
  test('stand on one line, or on several where that is too long', () => {
    expect(testOnlyHeader(item({types: ['T: key'], params: ['a: T'], returns: 'u64'}))).toBe(
      'public fun make_for_testing<T: key>(a: T): u64',
    );
    const long = testOnlyHeader(item({macro: true, params: ['$first: vector<vector<u8>>', '$second: vector<vector<u8>>', '$third: u64']}));
    expect(long).toBe(
      'public macro fun make_for_testing(\n    $first: vector<vector<u8>>,\n    $second: vector<vector<u8>>,\n    $third: u64,\n)',
    );
  });

  test('mention types, but neither type parameters nor words of a name', () => {
    expect(typesIn(item({types: ['T', 'OTW: drop'], params: ['Other: &mut Coin<T>', 'b: OTW'], returns: '(Bag, Coin<T>)'}))).toEqual([
      'Coin',
      'Bag',
    ]);
    expect(typesIn(item({macro: true, types: ['$T: key'], params: ['$f: |&mut $T, &mut Bag| -> _']}))).toEqual(['Bag']);
  });
});

test('the section of a module has its functions, and nothing where there are none', () => {
  expect(testOnlySection([], [])).toEqual([]);
  const text = serializePage({
    id: 'x',
    title: 'x',
    description: sentence,
    body: testOnlySection([item({deprecated: 'Use another.'}), item({name: 'new', newer: true})], []),
  });
  expect(text).toContain('## Test-only functions <!-- #test-only -->');
  expect(text).toContain('### `make_for_testing` <!-- #fun-make_for_testing -->\n\n**Deprecated.** Use another.\n\nMakes one.\n');
  expect(text).toContain('```move linked\npublic fun new()\n```\n\nThe sources of Sui 1.81 have it, those of 1.63 do not.');
});

test('the data fit the framework, and every type that they mention has one place', () => {
  const framework = loadFramework();
  expect(testOnlyProblems(framework, testOnlyFunctions, testOnlyModules)).toEqual([]);
  const index = indexTestOnlyTypes(framework, testOnlyModules);
  const all = [
    ...Object.entries(testOnlyFunctions),
    ...Object.entries(testOnlyModules).map(([name, {groups}]) => [name, groups.flatMap(({functions}) => functions)] as const),
  ];
  expect(all.flatMap(([module, functions]) => testOnlyLinks(functions, module, index)).length).toBeGreaterThan(30);
});

test('no sentence stands twice', () => {
  const all = [
    ...Object.values(testOnlyFunctions).flat(),
    ...Object.values(testOnlyModules).flatMap(({groups}) => groups.flatMap(({functions}) => functions)),
  ];
  const sentences = all.flatMap(({summary}) => summary.split(/(?<=\.)\s+/)).filter((text) => text.length > 25);
  // Each function of the system's objects needs the same sender.
  const twice = sentences.filter((text, index) => sentences.indexOf(text) !== index && text !== 'The sender must be `@0x0`.');
  expect(twice).toEqual([]);
});
