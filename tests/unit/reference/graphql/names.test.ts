import {kebab, wordsOf} from '@site/src/reference/graphql/names';

test.each([
  ['UInt53', 'uint-53'],
  ['SuiAddress', 'sui-address'],
  ['JSON', 'json'],
  ['ID', 'id'],
  ['Base64', 'base-64'],
  ['IMoveObject', 'imove-object'],
  ['multiGetTransactionEffects', 'multi-get-transaction-effects'],
  ['Secp256K1PublicKey', 'secp-256-k1-public-key'],
  ['WithdrawMaxAmountU64', 'withdraw-max-amount-u64'],
  ['ZkLoginJwkId', 'zk-login-jwk-id'],
  ['snake_case_', 'snake-case'],
])('%s stands in routes as %s', (name, route) => {
  expect(kebab(name)).toBe(route);
});

test('words keep their capitals', () => {
  expect(wordsOf('verifyZkLoginSignature')).toEqual(['verify', 'Zk', 'Login', 'Signature']);
});
