import {readQuery} from '@site/src/search/engine/query';
import {isCutId, isIndexed, tokenize} from '@site/src/search/engine/tokenize';

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

test.each([
  ['0x0000000000000000000000000000000000000000000000000000000000000002', '0x2'],
  ['0x02', '0x2'],
  ['0X2', '0x2'],
  ['0000000000000000000000000000000000000000000000000000000000000002', '0x2'],
  ['0x0000000000000000000000000000000000000000000000000000000000000000', '0x0'],
  ['0xDBA34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7', '0xdba34672e30cb0'],
  ['4btiuiMPvEENsttpZC7CZ53DruC3MAgfznDbASZ7DR6S', '4btiuimpveensttp'],
])('%s is found by %s', (text, expected) => {
  expect(terms(text)).toEqual([expected]);
});

test('a cut ID is the beginning of the whole one', () => {
  const [whole = ''] = terms('0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7');
  for (const cut of ['0xdba3', '0xdba34672']) expect([isCutId(cut), whole.startsWith(cut)]).toEqual([true, true]);
  for (const other of ['0x2', whole, 'dba34672']) expect(isCutId(other)).toBe(false);
});

test.each(['123456789', '1a2b3c4d5e6f7a8b9c0d1e2f3a4b'])('%s is not indexed', (text) => {
  expect(terms(text)).toEqual([]);
  expect(isIndexed(text)).toBe(false);
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
