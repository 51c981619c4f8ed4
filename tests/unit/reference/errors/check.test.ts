import {checkEntries, entryProblems} from '@site/src/reference/errors/check';
import {entryLists, leastEntries, type EntryList} from '@site/src/reference/errors/entries';
import {printed} from '@site/src/reference/errors/forms';
import type {ErrorEntry} from '@site/src/reference/errors/model';
import type {SitePages} from '@site/src/reference/errors/site-pages';

const pages: SitePages = {
  problemOf: (route) => (route === '/guides' || route === '/guides#start' ? undefined : `there is no page at ${route}`),
  nameOf: (route) => route,
};

const good: ErrorEntry = {
  id: 'no-gas',
  title: 'NoGas',
  messages: [{from: 'CLI', text: 'no gas: …'}],
  meaning: 'The purse of the sender is empty.',
  causes: ['Somebody spent everything that was in it on a cake with cream.'],
  cure: 'Ask the [faucet](/guides#start) for more coins.',
  seeAlso: ['/guides'],
  source: 'crates/a.rs, release 1.81',
};

const other: ErrorEntry = {
  ...good,
  id: 'no-food',
  title: 'NoFood',
  meaning: 'There is nothing left in the kitchen.',
  causes: ['A guest came by unexpectedly.'],
  cure: 'Go to the market before noon.',
};

const list = (...entries: readonly ErrorEntry[]): EntryList[] => [{page: 'cli/setup', file: 'cli.ts', entries}];
const problems = (...entries: readonly ErrorEntry[]): string[] => entryProblems(list(...entries), pages, 0);

test('right entries have no problems', () => {
  expect(problems(good, other)).toEqual([]);
});

test.each([
  ['an id that is no anchor', {id: 'No_Gas'}, 'the id "No_Gas" is not in kebab case'],
  ['no title', {title: ' '}, 'has no title'],
  ['no message', {messages: []}, 'has no message'],
  ['an empty message', {messages: [{from: 'CLI', text: ' … '}]}, 'messages[0] is empty'],
  ['a message with spaces around it', {messages: [{from: 'CLI', text: 'no gas '}]}, 'begins or ends with a space'],
  ['no cause', {causes: []}, 'has no cause'],
  ['an empty text', {cure: ''}, 'cure is empty'],
  ['half a sentence', {meaning: 'No gas'}, 'meaning does not end with a period'],
  ['no source', {source: ''}, 'has no source'],
  ['no page to go on', {seeAlso: []}, 'seeAlso is empty'],
  ['a page that is not there', {seeAlso: ['/nowhere']}, 'links to /nowhere: there is no page at /nowhere'],
  ['a link in a text that leads nowhere', {cure: 'See [this](/guides#end).'}, 'links to /guides#end'],
  [
    'an old title of the compiler',
    {title: 'E07005: invalid transfer of references'},
    'the title says "invalid transfer of references", and the newest compiler prints "invalid reference transfer" after E07005',
  ],
  ['a code that the compiler lacks', {title: 'E04099: no money'}, 'the title has the code E04099, which compiler-titles.ts lacks'],
  [
    'a line that no compiler prints',
    {messages: [{from: 'Move compiler', text: 'error[EC07005]: invalid transfer of references'}]},
    "messages[0] has words after E07005 that no release prints; write ...printed('E07005')",
  ],
  ['a long line', {samples: [{language: 'sh', code: `echo ${'x'.repeat(90)}`}]}, 'samples[0], line 1: 95 columns, and 90 fit; break it'],
] as const)('%s is a problem', (_name, change, expected) => {
  const found = problems({...good, ...change});
  expect(found.join('\n')).toContain(expected);
  expect(found.every((line) => line.startsWith('src/reference/errors/entries/cli.ts: '))).toBe(true);
});

test('a field that is missing is told before anything reads it', () => {
  const rest = Object.fromEntries(Object.entries(good).filter(([field]) => field !== 'cure'));
  expect(problems(rest as unknown as ErrorEntry)).toEqual([
    'src/reference/errors/entries/cli.ts: no-gas: has no cure; model.ts says what to write',
  ]);
});

test('a title and messages of the compiler are right in the form of every release', () => {
  expect(problems({...good, title: 'E07005: invalid reference transfer', messages: printed('E07005')})).toEqual([]);
});

test('the check before an upgrade has codes of its own', () => {
  expect(problems({...good, messages: [{from: 'CLI', text: 'error[Compatibility E01007]: missing declaration'}]})).toEqual([]);
});

test.each([
  ['an id twice in a group', {id: good.id}, 'the id is also that of an entry in'],
  ['a title twice', {title: 'nogas'}, 'the title is also that of'],
  [
    'a long run of words twice',
    {causes: ['He knew that she spent everything that was in it on a shoe.']},
    '"spent everything that was in it on a" is also said in',
  ],
  ['a meaning in nearly the same words', {meaning: 'Empty is the purse of the good sender.'}, 'meaning says nearly the same as that of'],
  ['a sentence twice', {cure: `Look around. ${good.meaning}`}, '"the purse of the sender is empty." is also said in'],
])('%s is a problem', (_name, change, expected) => {
  expect(problems(good, {...other, ...change}).join('\n')).toContain(expected);
});

test('the same id in two groups is right', () => {
  const lists: EntryList[] = [...list(good), {page: 'api', file: 'api.ts', entries: [{...other, id: good.id}]}];
  expect(entryProblems(lists, pages, 0)).toEqual([]);
});

test('fewer entries than there were are a problem', () => {
  expect(entryProblems(list(good), pages, 2)).toEqual([expect.stringContaining('1 entries, and there were 2')]);
});

test('a wrong entry stops the run with file and entry, what is wrong, and what to do', () => {
  expect(() => {
    checkEntries(list({...good, messages: []}), pages, 0);
  }).toThrow('src/reference/errors/entries/cli.ts: no-gas: has no message; copy at least one as a tool prints it');
});

test('the floor is near the number of entries', () => {
  const count = entryLists.reduce((sum, {entries}) => sum + entries.length, 0);
  expect(count).toBeGreaterThanOrEqual(leastEntries);
  expect(leastEntries).toBeGreaterThan(count * 0.9);
});
