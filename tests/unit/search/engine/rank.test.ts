import {pageKinds, type PageTable} from '@site/src/search/engine/index-format';
import {pagesOfPassages} from '@site/src/search/engine/passages';
import {rank, type RankedPage} from '@site/src/search/engine/rank';
import type {RankInput} from '@site/src/search/engine/rank-input';
import type {Scores} from '@site/src/search/engine/score-terms';
import {tableOf, type TablePage} from '../pages';

const scores = (found: Record<number, number>, isName = false): Scores =>
  new Map(Object.entries(found).map(([passage, score]) => [Number(passage), {score, isName, isRow: false, isHeading: false}]));

/** Scores of a word that is in each passage's heading. */
const headed = (found: Record<number, number>): Scores =>
  new Map([...scores(found)].map(([passage, score]) => [passage, {...score, isHeading: true}]));

const input = (words: Scores[], changes: Partial<RankInput> = {}): RankInput => ({
  words: words.map((word) => ({weight: 1, telling: 1, scores: word})),
  extras: [],
  phrase: -1,
  names: new Set(),
  isMatch: () => false,
  kind: 'words',
  references: 1,
  ...changes,
});

const ranked = (given: RankInput, table: PageTable): RankedPage[] => rank(given, table, pagesOfPassages(table.passages));
const order = (given: RankInput, table: PageTable): string[] => ranked(given, table).map(({page}) => table.titles[page] ?? '');

test('passages are numbered through the site', () => {
  expect([...pagesOfPassages([2, 1, 3])]).toEqual([0, 0, 1, 2, 2, 2]);
});

test('a page is one hit, with its best passage', () => {
  expect(ranked(input([scores({0: 1, 1: 3})]), tableOf('a'))).toMatchObject([{page: 0, passage: 1}]);
  expect(ranked(input([scores({0: 9, 1: 3})]), tableOf('a'))).toMatchObject([{page: 0, passage: 0}]);
});

test('a name of code leads to the passage that has it, and other queries to the best one', () => {
  const words = [scores({0: 5, 1: 1}), new Map([...scores({0: 9}), ...scores({1: 2}, true)])];
  const path = (kind: RankInput['kind'], changes: Partial<RankInput> = {}): number | undefined => {
    const {words: given, ...others} = input(words, {kind, ...changes});
    const weighed = given.map((word, part) => ({...word, weight: part === 0 ? 0.4 : 1}));
    return ranked({...others, words: weighed}, tableOf('sui::coin'))[0]?.passage;
  };
  expect(path('identifier')).toBe(1);
  expect(path('words')).toBe(0);
  // The path is the page's title.
  expect(path('identifier', {names: new Set(['suicoin'])})).toBe(0);
});

test('the first part of a path names nothing that a hit leads to', () => {
  const {words, ...others} = input([new Map([...scores({0: 9}), ...scores({1: 2}, true)])], {kind: 'identifier'});
  expect(ranked({...others, words: words.map((word) => ({...word, weight: 0.4}))}, tableOf('a'))).toMatchObject([{passage: 0}]);
});

const errors = (title: string, section = 0): TablePage => ({title, section, kind: pageKinds.errors + pageKinds.entries});
const kinds = [{title: 'reference', kind: pageKinds.generated, section: 1}, {title: 'cli', section: 1}, 'guide'];
const same = scores({1: 3, 3: 3, 5: 3});
const two = scores({1: 3, 3: 3});
const extras = [scores({1: 2}, true), scores({3: 2}, true)];
const isCoin = (term: string): boolean => term === 'coin';

test.each<[string, TablePage[], RankInput, string[]]>([
  [
    'all words before some of them, and less than half is nothing',
    ['some', 'all', 'few'],
    input([scores({1: 5, 3: 2, 5: 9}), scores({1: 5, 3: 2}), scores({3: 2})]),
    ['all', 'some'],
  ],
  ['words in one passage before here and there', ['apart', 'one'], input([scores({0: 2, 3: 2}), scores({1: 2, 3: 2})]), ['one', 'apart']],
  ['current before deprecated', [{title: 'old', kind: pageKinds.outdated}, 'new'], input([scores({1: 4, 3: 2})]), ['new', 'old']],
  ['authored pages before references, for plain words', kinds, input([same]), ['guide', 'cli', 'reference']],
  ['references first, for names of code', kinds, input([same], {kind: 'identifier'}), ['reference', 'cli', 'guide']],
  ['pages of errors first, for an error', [errors('errors', 1), 'guide'], input([two], {kind: 'error'}), ['errors', 'guide']],
  ['pages of errors after guides, elsewhere', [errors('errors', 1), 'guide'], input([two]), ['guide', 'errors']],
  ['a title of nothing else', ['Coin and more', 'Coin'], input([scores({0: 3, 2: 3})], {isMatch: isCoin}), ['Coin', 'Coin and more']],
  [
    'a title that is the query',
    ['sui::coin_registry', 'sui::coin'],
    input([scores({0: 3, 2: 3})], {names: new Set(['coin']), kind: 'identifier'}),
    ['sui::coin', 'sui::coin_registry'],
  ],
  ['a passage of that name', ['has', 'defines'], input([new Map([...scores({1: 4}), ...scores({3: 3}, true)])]), ['defines', 'has']],
  ['one word that is a name', ['one word', 'all words'], input([scores({1: 3.3, 3: 3})], {extras}), ['one word', 'all words']],
  ['all words as a name', ['one word', 'all words'], input([scores({1: 3.3, 3: 3})], {extras, phrase: 1}), ['all words', 'one word']],
  ['what is welcome, and not required', ['plain', 'meant'], input([two], {extras: [scores({3: 2})]}), ['meant', 'plain']],
  ['equal pages in the order of their routes', ['a', 'b'], input([two]), ['a', 'b']],
])('%s', (_what, pages, given, expected) => {
  expect(order(given, tableOf(...pages))).toEqual(expected);
});

test('an error leads to its cause further down, and a question to the page where its top says as much', () => {
  const target = (kind: RankInput['kind']): number | undefined => ranked(input([scores({0: 9, 1: 3})], {kind}), tableOf('a'))[0]?.passage;
  expect([target('error'), target('words')]).toEqual([1, 0]);
});

test('a name in the category that the query names comes first, generated or not', () => {
  const table = {
    ...tableOf({title: 'Object (GraphQL object)', kind: pageKinds.generated, section: 1}, 'Objects'),
    labels: ['Guides', 'References', 'GraphQL'],
    trails: [[2], []],
  };
  const word = scores({1: 2, 3: 3});
  expect(order(input([word]), table)).toEqual(['Objects', 'Object (GraphQL object)']);
  expect(order(input([word], {hint: {label: 2, name: 'object'}}), table)).toEqual(['Object (GraphQL object)', 'Objects']);
});

test('on a page of errors one entry has to have the words, not several of them together', () => {
  const table = tableOf(errors('scattered'), errors('entry'));
  const given = input([scores({0: 4, 3: 3}), scores({1: 4, 3: 3})], {kind: 'error'});
  expect(ranked(given, table).map(({page, passage}) => [table.titles[page], passage])).toEqual([
    ['entry', 3],
    ['scattered', 1],
  ]);
});

test('a word that weighs little may be missing', () => {
  const words = [
    {weight: 1, telling: 1, scores: scores({1: 3, 3: 1})},
    {weight: 0.2, telling: 0.2, scores: scores({3: 3})},
  ];
  expect(order({...input([]), words}, tableOf('without', 'with'))).toEqual(['without', 'with']);
});

test('an error whose heading has nearly all words of a message comes first, though no word says that something failed', () => {
  const table = tableOf('guide', errors('errors'));
  const words = (of: typeof scores): Scores[] => Array.from({length: 4}, () => new Map([...scores({1: 2}), ...of({3: 2})]));
  expect(order(input(words(headed)), table)).toEqual(['errors', 'guide']);
  expect(order(input(words(scores)), table)).toEqual(['guide', 'errors']);
  expect(order(input(words(headed).slice(1)), table)).toEqual(['guide', 'errors']);
});
