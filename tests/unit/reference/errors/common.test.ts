import {readFileSync} from 'node:fs';
import {commonErrors} from '@site/src/reference/errors/common';
import {findEntry} from '@site/src/reference/errors/common/find-entry';
import {firstSentence} from '@site/src/reference/errors/common/first-sentence';
import commonErrorTables from '@site/src/reference/errors/common/remark';
import type {EntryList} from '@site/src/reference/errors/entries';
import {failureOf} from '../../../lib/failure-of';
import {afterSteps, cellsOf, tablesIn} from '../../../lib/markdown-steps';

const lists: EntryList[] = [
  {
    page: 'cli/setup',
    file: 'cli.ts',
    entries: [
      {
        id: 'no-gas',
        title: 'NoGas',
        messages: [{from: 'CLI', text: 'no gas in …: try the faucet'}],
        meaning: 'The purse is empty.',
        causes: ['It was spent.'],
        cure: 'Ask for more.',
        seeAlso: ['/guides'],
        source: 'crates/a.rs',
      },
    ],
  },
];

describe('a row', () => {
  test('finds its entry by a part of its message', () => {
    expect(findEntry({entry: 'cli/setup#no-gas', messages: ['no gas in …']}, lists)).toBe(lists[0]?.entries[0]);
  });

  test.each([
    ['an entry that is not there', 'cli/setup#no-food', ['no gas'], 'cli/setup#no-food: no such entry'],
    ['an entry of another page', 'api#no-gas', ['no gas'], 'api#no-gas: no such entry'],
    ['a message that the entry does not have', 'cli/setup#no-gas', ['no gas at all'], 'the entry has no message with "no gas at all"'],
    ['no message', 'cli/setup#no-gas', [], 'names 0 messages'],
  ] as const)('with %s is refused', (_name, entry, messages, expected) => {
    expect(findEntry({entry, messages}, lists)).toContain(expected);
  });
});

test('every message on the page of common errors is one of an entry', () => {
  const all = Object.values(commonErrors).flat();
  expect(all.length).toBeGreaterThan(110);
  expect(all.map((error) => findEntry(error)).filter((found) => typeof found === 'string')).toEqual([]);
});

test('no entry stands there twice', () => {
  const entries = Object.values(commonErrors).flatMap((errors) => errors.map(({entry}) => entry));
  expect(entries.filter((entry, index) => entries.indexOf(entry) !== index)).toEqual([]);
});

test('the page has each table once, and no table of its own beside them', () => {
  const page = readFileSync('docs/guides/developer/advanced/common-errors.mdx', 'utf8');
  const shown = [...page.matchAll(/<CommonErrors of="(\w+)" \/>/g)].map(([, name]) => name);
  expect(shown).toEqual(Object.keys(commonErrors));
  expect(page.match(/^\| *Message/gm)).toBeNull();
});

test('a table has messages that lead to their entry, the likeliest cause and the first step of the cure', () => {
  const [table] = tablesIn(afterSteps('<CommonErrors of="gas" />', commonErrorTables).children);
  const rows = cellsOf(table);
  expect(rows[0]).toEqual(['Message', 'Usual cause', 'Cure']);
  expect(rows[1]).toEqual([
    'InsufficientGas, Insufficient Gas.',
    'The budget was set by hand, or copied from a smaller transaction.',
    'Build again without setGasBudget, so that the SDK takes the budget from a simulation, and leave room for state that changes.',
  ]);
  expect(JSON.stringify(table)).toContain('"url":"/references/errors/execution/gas#insufficient-gas"');
  expect(rows).toHaveLength((commonErrors.gas?.length ?? 0) + 1);
});

test.each([
  ['a name that is not there', '<CommonErrors of="gass" />', 'Did you mean "gas"?'],
  ['another attribute', '<CommonErrors from="gas" />', 'has one attribute, of'],
  ['no attribute', '<CommonErrors />', 'has one attribute, of'],
  ['a place in a sentence', 'See <CommonErrors of="gas" /> here.', 'stands on a line of its own'],
])('%s stops the build', (_name, markdown, expected) => {
  expect(failureOf(() => afterSteps(markdown, commonErrorTables)).reason).toContain(expected);
});

test.each([
  ['One. Two.', 'One.'],
  ['Call `a. b` first. Then wait.', 'Call `a. b` first.'],
  ['See [it. all](/a.b) now. Then wait.', 'See [it. all](/a.b) now.'],
  ['Only `std::a` of 0.1 SUI', 'Only `std::a` of 0.1 SUI'],
])('the first sentence of %p', (text, expected) => {
  expect(firstSentence(text)).toBe(expected);
});
