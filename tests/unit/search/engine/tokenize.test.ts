import {readQuery} from '@site/src/search/engine/query';
import {tokenize} from '@site/src/search/engine/tokenize';

const terms = (text: string): string[] => tokenize(text).map(({term}) => term);

test.each([
  ['sui::coin::TreasuryCap', ['sui', 'coin', 'treasurycap', 'treasury', 'cap']],
  ['public_transfer', ['publictransfer', 'public', 'transfer']],
  ['suix_getCoins', ['suixgetcoins', 'suix', 'getcoins', 'get', 'coins']],
  ['--gas-budget', ['--gasbudget', 'gasbudget', 'gas', 'budget']],
  ['Move.toml', ['movetoml', 'move', 'toml']],
  ['0x2::sui::SUI', ['0x2', 'sui']],
  ['E04023', ['e04023']],
  ['error[WSL05007]', ['error', 'wsl05007']],
  ['u64', ['u64']],
  ['Coin<T>', ['coin', 't']],
  ["the reader's dApp", ['the', 'readers', 'dapp', 'app']],
  ['HTTPServer v2', ['httpserver', 'http', 'server', 'v2']],
  ['zkLogin', ['zklogin', 'zk', 'login']],
  ['café', ['cafe']],
])('%s is found by %j', (text, expected) => {
  expect([...new Set(terms(text))]).toEqual(expected);
});

test('digests, keys and long numbers are not indexed', () => {
  expect(
    terms('5Kd3NBUAdUnhyzenEwVLy9pBKxSwXvE9FMPyR4UKZvpe 123456789 0x0000000000000000000000000000000000000000000000000000000000000002'),
  ).toEqual([]);
});

test('tokens know the characters that they stand for', () => {
  const text = 'call coin::getCoins now';
  for (const {term, start, end} of tokenize(text)) expect(text.slice(start, end).toLowerCase()).toBe(term);
});

test.each([
  'sui::coin::TreasuryCap',
  'coin::TreasuryCap',
  'public_transfer',
  'suix_getCoins',
  '--gas-budget',
  'gas-budget',
  'Move.toml',
  'E04023',
])('a query for %s asks only for terms that the index has for it', (name) => {
  const indexed = new Set(terms(name));
  for (const {whole, parts} of readQuery(name).words) {
    expect(indexed).toContain(whole);
    for (const part of parts) expect(indexed).toContain(part);
  }
});
