import {readQuery} from '@site/src/search/engine/query';
import {looksLikeError} from '@site/src/search/engine/query-kind';

test.each([
  'InsufficientGas',
  'MoveAbort',
  'my transaction failed with InsufficientGas error',
  "1st command aborted within function '0x2::balance::split'",
  'Cannot find gas coin for signer address',
  'EInvalidOwner',
  'E04023',
  'EC04023',
  'WSL02001',
  '-32601',
  'DEADLINE_EXCEEDED',
  'http 429',
  'error code 2 in kiosk',
  'package not found',
  'why is my node stuck',
  'signature did not match the address',
  'gas price lower than the reference gas price',
  'the field is absent',
  'object is not a package',
  'the system is overloaded',
])('%s is about an error', (text) => {
  expect(looksLikeError(text)).toBe(true);
  expect(readQuery(text).kind).toBe('error');
});

test.each([
  'coin',
  'publish a package',
  'Enums',
  'ECDSA',
  'EVM',
  'u64',
  'transfer::public_transfer',
  '--gas-budget',
  'gas budget',
  'checkpoint 429',
])('%s is not', (text) => {
  expect(looksLikeError(text)).toBe(false);
});

test('what a message has from one case weighs little', () => {
  const weights = (text: string): [string, number][] => readQuery(text).words.map(({whole, weight}) => [whole, weight]);
  expect(weights('1st command aborted by 7 calls in 0xabc::shop')).toEqual([
    ['1st', 0.2],
    ['command', 1],
    ['aborted', 1],
    ['calls', 1],
    ['0xabc', 0.2],
    ['shop', 0.2],
  ]);
  expect(weights('7 coins')[0]).toEqual(['7', 1]);
});

test.each(['verify zkLogin signature in backend', 'a GraphQL query', 'display v2 or v3'])('%s has no name of code', (text) => {
  expect(readQuery(text).kind).toBe('words');
});
