import {canonicalAddress, newAddressOf} from '@site/src/old-addresses/lookup';

const table = {'/build/faucet': '/faucet', '/learn/index': '/concepts', '/learn/sui-bridging': '/bridge#fees'} as const;

test.each([
  ['/build/faucet'],
  ['/build/faucet/'],
  ['//build//faucet//'],
  ['/build/faucet.html'],
  ['/build/faucet.mdx'],
  ['/build/faucet/index'],
  ['/build/faucet/index.html'],
  ['/build/faucet#discord'],
  ['/build/faucet/?lang=en#discord'],
  ['/Build/Faucet'],
])('%s is found', (address) => {
  expect(newAddressOf(address, table)).toBe('/faucet');
});

test('an index that only the table names is found as it is', () => {
  expect(newAddressOf('/learn/index/', table)).toBe('/concepts');
  expect(newAddressOf('/learn', table)).toBeUndefined();
});

test('a new address keeps its anchor', () => {
  expect(newAddressOf('/learn/sui-bridging', table)).toBe('/bridge#fees');
});

test.each(['/', '', '/build', '/constructor', '/__proto__', '/build/faucets'])('"%s" is not an old address', (address) => {
  expect(newAddressOf(address, table)).toBeUndefined();
});

test('a canonical address begins with a slash and ends without one', () => {
  expect(canonicalAddress('')).toBe('/');
  expect(canonicalAddress('a/b/')).toBe('/a/b');
});
