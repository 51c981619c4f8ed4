import {readQuery} from '@site/src/search/engine/query';
import type {MessageWords} from '@site/src/search/engine/message-words';
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

describe('a long message', () => {
  const messages: MessageWords = new Map(
    Object.entries({fail: 1, sign: 2, quorum: 6, lock: 6, valid: 3, conflict: 5, transact: 1, retri: 4}),
  );
  const kept = (text: string): string[] => readQuery(text, messages).words.map(({whole}) => whole);
  const message =
    'Failed to sign transaction by a quorum of validators because of locked objects. Retried a conflicting transaction, transactions';

  test('has its rarest words kept, one for each stem, in order', () => {
    expect(kept(message)).toEqual(['sign', 'quorum', 'validators', 'locked', 'retried', 'conflicting']);
  });

  test('is found in what surrounds it', () => {
    const log = `\u001B[31m2026-11-20T08:12:44.123Z ERROR sui_node::main: thread 'main' panicked at src/main.rs:42:10: ${message} note: run with RUST_BACKTRACE=1`;
    expect(kept(log)).toEqual(kept(message));
    expect(kept(`a story of many words which nobody wants here and which tells nothing at all ${message}`)).toEqual(kept(message));
  });

  test('of which nothing but the surroundings is there is read as it stands', () => {
    expect(wholes('note: run with RUST_BACKTRACE=1')).toContain('run');
  });
});

const address = `${'0'.repeat(63)}2`;

test.each([
  [
    `MoveAbort(MoveLocation { module: ModuleId { address: ${address}, name: Identifier("balance") }, function: 7, function_name: Some("split") }, 2) in command 0`,
    '2@balance',
  ],
  ["1st command aborted within function '0x2::kiosk::purchase' at instruction 12 with code 1", '1@kiosk'],
  ['Move Runtime Abort. Location: 0x2::balance::split (function index 7) at offset 10, Abort Code: 2', '2@balance'],
  ["MoveAbort in 2nd command, abort code: 2, in '0x2::transfer_policy::add' (instruction 10)", '2@transferpolicy'],
  ['it aborted with code 4 originating in the module sui::test_scenario rooted here', '4@testscenario'],
])('%s is found by %s, or by what an abort is', (text, term) => {
  expect(readQuery(text).words[0]).toMatchObject({whole: term, alternatives: ['moveabort'], isLastResort: true});
});

test.each([
  ['kiosk error code 2', ['2@kiosk']],
  ['sui::kiosk 2', ['2@kiosk']],
  ['http 429', ['429@http']],
  ['kiosk', []],
  ['between 2 and 3 kiosks', []],
])('%s may name %j', (text, terms) => {
  expect(readQuery(text).extras.filter((term) => term.includes('@'))).toEqual(terms);
});

test('the ID of a chain in Base58 is also looked for in its short form', () => {
  expect(readQuery('4btiuiMPvEENsttpZC7CZ53DruC3MAgfznDbASZ7DR6S').words).toMatchObject([{alternatives: ['35834a8a']}]);
  expect(readQuery('on 69WiPg3DAQiwdxfncX6wYQ2siKwAe6L9BZthQea3JNMD').words).toMatchObject([{alternatives: ['4c78adac']}]);
});

test.each([
  ['gas_used', true],
  ['effects.gas_used', true],
  ['gasUsed', false],
  ['suix_getCoins', false],
])('%s is written with underscores: %s', (text, expected) => {
  expect(readQuery(text).isSnake).toBe(expected);
});

test('an ID that was cut is open, though it is not the last word', () => {
  expect(readQuery('0xdba34672 is my coin ').words.map(({open}) => open)).toEqual([true, false]);
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
