import {pageKinds, type PageTable} from '@site/src/search/engine/index-format';
import {pagesOfPassages} from '@site/src/search/engine/passages';
import {rank} from '@site/src/search/engine/rank';
import type {RankInput} from '@site/src/search/engine/rank-input';
import type {Scores} from '@site/src/search/engine/score-terms';

/** Pages of two passages, a card and one other: passages 0 and 1, 2 and 3, and so on. */
function tableOf(pages: {title: string; kind?: number; section?: number}[]): PageTable {
  return {
    version: 1,
    routes: pages.map(({title}) => `/${title}`),
    titles: pages.map(({title}) => title),
    labels: ['Guides', 'References'],
    trails: pages.map(() => []),
    sections: pages.map(({section = 0}) => section),
    kinds: pages.map(({kind = 0}) => kind),
    passages: pages.map(() => 2),
    texts: [],
    terms: [],
    corrections: [],
  };
}

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

const order = ({input: given, table}: {input: RankInput; table: PageTable}): string[] =>
  rank(given, table).map(({page}) => table.titles[page] ?? '');

test('passages are numbered through the site', () => {
  expect([...pagesOfPassages([2, 1, 3])]).toEqual([0, 0, 1, 2, 2, 2]);
});

test('a page is one hit, with its best passage', () => {
  const table = tableOf([{title: 'a'}]);
  expect(rank(input([scores({0: 1, 1: 3})]), table)).toMatchObject([{page: 0, passage: 1}]);
  expect(rank(input([scores({0: 9, 1: 3})]), table)).toMatchObject([{page: 0, passage: 0}]);
});

test('a name of code leads to the passage that has it, and other queries to the best one', () => {
  const table = tableOf([{title: 'sui::coin'}]);
  const words = [scores({0: 5, 1: 1}), new Map([...scores({0: 9}), ...scores({1: 2}, true)])];
  const path = (kind: RankInput['kind'], changes: Partial<RankInput> = {}): number | undefined => {
    const {words: given, ...others} = input(words, {kind, ...changes});
    return rank({...others, words: given.map((word, part) => ({...word, weight: part === 0 ? 0.4 : 1}))}, table)[0]?.passage;
  };
  expect(path('identifier')).toBe(1);
  expect(path('words')).toBe(0);
  // The path is the page's title.
  expect(path('identifier', {names: new Set(['suicoin'])})).toBe(0);
});

test('the first part of a path names nothing that a hit leads to', () => {
  const table = tableOf([{title: 'a'}]);
  const {words, ...others} = input([new Map([...scores({0: 9}), ...scores({1: 2}, true)])], {kind: 'identifier'});
  expect(rank({...others, words: words.map((word) => ({...word, weight: 0.4}))}, table)).toMatchObject([{passage: 0}]);
});

test('a page with all words comes before one with some, and less than half is nothing', () => {
  const table = tableOf([{title: 'some'}, {title: 'all'}, {title: 'few'}]);
  const given = input([scores({1: 5, 3: 2, 5: 9}), scores({1: 5, 3: 2}), scores({3: 2})]);
  expect(order({input: given, table})).toEqual(['all', 'some']);
});

test('words together in one passage are worth more than here and there', () => {
  const table = tableOf([{title: 'apart'}, {title: 'together'}]);
  expect(order({input: input([scores({0: 2, 3: 2}), scores({1: 2, 3: 2})]), table})).toEqual(['together', 'apart']);
});

test('a deprecated page comes below a current one', () => {
  const table = tableOf([{title: 'old', kind: pageKinds.outdated}, {title: 'new'}]);
  expect(order({input: input([scores({1: 4, 3: 2})]), table})).toEqual(['new', 'old']);
});

test('authored pages come first for plain words, references for names of code', () => {
  const table = tableOf([{title: 'reference', kind: pageKinds.generated, section: 1}, {title: 'cli', section: 1}, {title: 'guide'}]);
  const word = scores({1: 3, 3: 3, 5: 3});
  expect(order({input: input([word]), table})).toEqual(['guide', 'cli', 'reference']);
  expect(order({input: input([word], {kind: 'identifier'}), table})).toEqual(['reference', 'cli', 'guide']);
});

test('pages that say what a message means come first for an error, and elsewhere come after guides', () => {
  const table = tableOf([{title: 'errors', kind: pageKinds.errors + pageKinds.entries, section: 1}, {title: 'guide'}]);
  const word = scores({1: 3, 3: 3});
  expect(order({input: input([word], {kind: 'error'}), table})).toEqual(['errors', 'guide']);
  expect(order({input: input([word]), table})).toEqual(['guide', 'errors']);
});

test('a name in the category that the query names comes first, generated or not', () => {
  const table = {
    ...tableOf([{title: 'Object (GraphQL object)', kind: pageKinds.generated, section: 1}, {title: 'Objects'}]),
    labels: ['Guides', 'References', 'GraphQL'],
    trails: [[2], []],
  };
  const word = scores({1: 2, 3: 3});
  expect(order({input: input([word]), table})).toEqual(['Objects', 'Object (GraphQL object)']);
  expect(order({input: input([word], {hint: {label: 2, name: 'object'}}), table})).toEqual(['Object (GraphQL object)', 'Objects']);
});

test('on a page of errors one entry has to have the words, not several of them together', () => {
  const table = tableOf([
    {title: 'scattered', kind: pageKinds.errors + pageKinds.entries},
    {title: 'entry', kind: pageKinds.errors + pageKinds.entries},
  ]);
  const given = input([scores({0: 4, 3: 3}), scores({1: 4, 3: 3})], {kind: 'error'});
  expect(rank(given, table).map(({page, passage}) => [table.titles[page], passage])).toEqual([
    ['entry', 3],
    ['scattered', 1],
  ]);
});

test('a word that weighs little may be missing', () => {
  const table = tableOf([{title: 'without'}, {title: 'with'}]);
  const words = [
    {weight: 1, telling: 1, scores: scores({1: 3, 3: 1})},
    {weight: 0.2, telling: 0.2, scores: scores({3: 3})},
  ];
  expect(order({input: {...input([]), words}, table})).toEqual(['without', 'with']);
});

test('of two pages the one that is about nothing else is meant, and the one that is called so before all', () => {
  const table = tableOf([{title: 'Coin and more'}, {title: 'Coin'}]);
  const isMatch = (term: string): boolean => term === 'coin';
  expect(order({input: input([scores({0: 3, 2: 3})], {isMatch}), table})).toEqual(['Coin', 'Coin and more']);
  const modules = tableOf([{title: 'sui::coin_registry'}, {title: 'sui::coin'}]);
  expect(order({input: input([scores({0: 3, 2: 3})], {names: new Set(['coin']), kind: 'identifier'}), table: modules})).toEqual([
    'sui::coin',
    'sui::coin_registry',
  ]);
});

test('a passage that has the word for its name lifts its page', () => {
  const table = tableOf([{title: 'mentions'}, {title: 'defines'}]);
  const word = new Map([...scores({1: 4}), ...scores({3: 3}, true)]);
  expect(order({input: input([word]), table})).toEqual(['defines', 'mentions']);
});

test('a passage that is called as the whole query lifts its page further', () => {
  const table = tableOf([{title: 'one word'}, {title: 'all words'}]);
  const extras = [scores({1: 2}, true), scores({3: 2}, true)];
  const word = scores({1: 3.3, 3: 3});
  expect(order({input: input([word], {extras}), table})).toEqual(['one word', 'all words']);
  expect(order({input: input([word], {extras, phrase: 1}), table})).toEqual(['all words', 'one word']);
});

test('what is welcome lifts a page and is not required', () => {
  const table = tableOf([{title: 'plain'}, {title: 'meant'}]);
  expect(order({input: input([scores({1: 3, 3: 3})], {extras: [scores({3: 2})]}), table})).toEqual(['meant', 'plain']);
});

test('only the wanted section is looked in', () => {
  const table = tableOf([{title: 'guide'}, {title: 'reference', section: 1}]);
  expect(order({input: input([scores({1: 3, 3: 3})], {section: 1}), table})).toEqual(['reference']);
});

test('equal pages keep the order of their routes', () => {
  const table = tableOf([{title: 'a'}, {title: 'b'}]);
  expect(order({input: input([scores({1: 3, 3: 3})]), table})).toEqual(['a', 'b']);
});

test('an error whose heading has nearly all words of a message comes first, though no word says that something failed', () => {
  const table = tableOf([{title: 'guide'}, {title: 'errors', kind: pageKinds.errors | pageKinds.entries}]);
  const words = (of: typeof scores): Scores[] => Array.from({length: 4}, () => new Map([...scores({1: 2}), ...of({3: 2})]));
  expect(order({input: input(words(headed)), table})).toEqual(['errors', 'guide']);
  expect(order({input: input(words(scores)), table})).toEqual(['guide', 'errors']);
  expect(order({input: input(words(headed).slice(1)), table})).toEqual(['guide', 'errors']);
});
