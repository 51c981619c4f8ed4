import type {ValueType} from '@site/src/reference/cli/model';
import {expansion, splat} from '@site/src/reference/cli/parser/marks';
import {expectedInstead} from '@site/src/reference/cli/parser/values';
import {address, digest} from '../lines/values';

const check = (type: ValueType, word: string): string | undefined => expectedInstead({name: 'VALUE', type}, word);

test.each<[ValueType, readonly string[], readonly string[]]>([
  ['address', [address, address.slice(2)], ['0x2', `${address}0`, 'deployer']],
  ['base64', ['AAAA', 'AA==', 'a+/b'], ['', 'not base64', 'AA===']],
  ['bool', ['true', 'false'], ['yes', '1', '']],
  ['derivation-path', ["m/44'/784'/0'/0'/0'", 'm/0/1'], ['44/784', 'm', 'm/a']],
  ['digest', [digest], ['short', `${digest}0`, address]],
  ['hex', ['ab', '0xAB12'], ['abc', '0x', 'xyz']],
  ['identifier', ['buy', '_x', 'a1'], ['1a', 'a-b', '']],
  ['key-identity', ['deployer', address], ['0x2']],
  [
    'move-type',
    ['u64', 'vector<vector<u8>>', '0x2::coin::Coin<0x2::sui::SUI>', 'sui::sui::SUI'],
    ['SUI', 'shop::shop::SHOP', 'u64 u8', 'vector<>'],
  ],
  ['multiaddr', ['/dns/a/tcp/1/http'], ['dns/a', '/', 'https://a']],
  ['object-id', ['0x2', address, address.slice(2)], ['2', '0x', `0x${'a'.repeat(65)}`]],
  ['socket', ['9123', '0.0.0.0', 'localhost:9123', '127.0.0.1:1'], ['host', '0.0.0.0:port', '']],
  ['u8', ['0', '255', '+1'], ['256', '-1', '1.5', '1_0', '']],
  ['u64', ['18446744073709551615'], ['18446744073709551616']],
  ['url', ['https://a.example', 'http://127.0.0.1:9000'], ['a.example', '']],
])('%s', (type, good, bad) => {
  expect(good.filter((word) => check(type, word) !== undefined)).toEqual([]);
  expect(bad.filter((word) => check(type, word) === undefined)).toEqual([]);
});

test('a choice accepts its words only, and says which', () => {
  const value = {name: 'SCHEME', type: 'choice', choices: ['ed25519', 'secp256k1']} as const;
  expect(expectedInstead(value, 'ed25519')).toBeUndefined();
  expect(expectedInstead(value, 'rsa')).toBe('one of ed25519, secp256k1');
});

test('what only the shell knows fits every type', () => {
  expect(check('u8', expansion)).toBeUndefined();
  expect(check('object-id', `0x${expansion}`)).toBeUndefined();
  expect(check('bool', splat)).toBeUndefined();
});
