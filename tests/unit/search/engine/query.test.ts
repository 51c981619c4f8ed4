import {readQuery} from '@site/src/search/engine/query';
import {synonyms} from '@site/src/search/engine/synonyms';

const wholes = (text: string): string[] => readQuery(text).words.map(({whole}) => whole);

test('stop words are dropped when others remain, and kept when none do', () => {
  expect(wholes('how do I pay gas for my users')).toEqual(['pay', 'gas', 'users']);
  expect(wholes('for')).toEqual(['for']);
  expect(wholes('how to')).toEqual(['how', 'to']);
});

test('of a long question six words are kept, in order', () => {
  const kept = wholes('explain transaction signature verification budget reference epoch gas fee now');
  expect(kept).toEqual(['explain', 'transaction', 'signature', 'verification', 'budget', 'reference']);
});

test('the last word is open until something follows it', () => {
  expect(readQuery('publish pack').words.map(({open}) => open)).toEqual([false, true]);
  expect(readQuery('publish pack ').words.map(({open}) => open)).toEqual([false, false]);
});

test('modules in front of a name count less than the name', () => {
  expect(readQuery('sui::coin::TreasuryCap').words.map(({weight}) => weight < 1)).toEqual([true, true, false]);
  expect(readQuery('treasury cap').words.map(({weight}) => weight)).toEqual([1, 1]);
});

test.each([
  ['coin::Coin', true],
  ['public_transfer', true],
  ['getCoins', true],
  ['--json', true],
  ['u64', true],
  ['0x2', true],
  ['coin', false],
  ['Sui', false],
  ['NFT', false],
  ['publish a package', false],
  ['JSON-RPC', false],
  ['', false],
])('%s is a name of code: %s', (text, expected) => {
  expect(readQuery(text).kind).toBe(expected ? 'identifier' : 'words');
});

test('neighbours are looked for as one name too', () => {
  expect(readQuery('treasury cap').extras).toContain('treasurycap');
  expect(readQuery('gas budget limit').extras).toEqual(expect.arrayContaining(['gasbudget', 'budgetlimit', 'gasbudgetlimit']));
});

test('what these pages write as one word is one word', () => {
  expect(readQuery('on chain randomness').words).toMatchObject([{whole: 'onchain', parts: ['chain']}, {whole: 'randomness'}]);
  expect(readQuery('on a chain').words.map(({whole}) => whole)).toEqual(['chain']);
});

test('a path names what its parts name, and an option names no page', () => {
  expect([...readQuery('0x2::sui::SUI').names]).toEqual(['0x2suisui', '0x2sui', 'suisui']);
  expect(readQuery('--json').names.size).toBe(0);
});

test('nothing is asked where nothing was typed', () => {
  expect(readQuery(' :: ??? ').words).toEqual([]);
});

describe('synonyms', () => {
  test.each(synonyms.map(({said, meant}) => [said.join(' '), meant] as const))('%s also means %j', (said, meant) => {
    const {words, extras} = readQuery(said);
    expect([...words.flatMap(({alternatives}) => alternatives), ...extras]).toEqual(expect.arrayContaining([...meant]));
  });

  test('are found in any order and form', () => {
    expect(readQuery('my users should not pay for gas').extras).toContain('sponsor');
    expect(readQuery('deploying contracts').words.map(({alternatives}) => alternatives)).toEqual([['publish'], ['package', 'module']]);
  });

  test('each phrase is explained once', () => {
    const phrases = synonyms.map(({said}) => [...said].sort().join(' '));
    expect(new Set(phrases).size).toBe(phrases.length);
    for (const {reason} of synonyms) expect(reason).toMatch(/^[A-Z].*\.$/);
  });
});
