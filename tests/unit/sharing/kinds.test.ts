import {kindOf} from '@site/src/sharing/kinds';

test.each([
  ['/concepts/object-model', undefined],
  ['/concepts/cryptography/zklogin', 'Cryptography'],
  ['/guides/developer/coin', 'Developers'],
  ['/guides/developer/app-examples/coin-flip', 'App example'],
  ['/references/sui-api/sui-graphql/reference/types/objects/object', 'GraphQL schema'],
])('%s is of the kind %s', (route, kind) => {
  expect(kindOf(route)).toBe(kind);
});
