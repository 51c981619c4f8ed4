import {kindOf} from '@site/src/search/hits/kind';

test.each([
  ['/guides/developer/coin', 'Guides', 'Guide'],
  ['/concepts/transactions', 'Concepts', 'Concept'],
  ['/standards/kiosk', 'Standards', 'Standard'],
  ['/references/errors', 'References', 'Error'],
  ['/references/errors/execution', 'References', 'Error'],
  ['/references/framework/sui/coin', 'References', 'Move'],
  ['/sui-framework-reference', 'References', 'Move'],
  ['/references/sui-api/sui-graphql/reference/types/objects/coin', 'References', 'GraphQL'],
  ['/references/fullnode-protocol/types/coin', 'References', 'gRPC'],
  ['/references/sui-api/json-rpc/suix_getCoins', 'References', 'JSON-RPC'],
  ['/sui-api-ref', 'References', 'JSON-RPC'],
  ['/references/cli/client', 'References', 'CLI'],
  ['/sui-glossary', 'References', 'Glossary'],
  ['/references/rust-sdk', 'References', 'Reference'],
  ['/style-guide', 'References', 'Reference'],
  ['/all-pages', undefined, 'Page'],
  ['/guides', 'No such section', 'Page'],
])('%s in %s is a %s', (route, section, kind) => {
  expect(kindOf(route, section)).toBe(kind);
});

test.each(['/references/clients', '/references/errors-of-old', '/references/frameworks'])(
  '%s only begins like the route of a kind, and is none of it',
  (route) => {
    expect(kindOf(route, 'References')).toBe('Reference');
  },
);
