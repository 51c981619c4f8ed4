/**
 * One page of each type that readers meet: a name for tables and tests, and the route that stands
 * for the type.
 */
export const pageTypes = {
  home: '/',
  guide: '/guides/developer/getting-started/get-coins',
  'long-guide': '/guides/developer/getting-started/graphql-rpc',
  'concept-landing': '/concepts',
  'standards-landing': '/standards',
  glossary: '/sui-glossary',
  'graphql-type': '/references/sui-api/sui-graphql/reference/types/objects/object',
  'framework-module': '/references/framework/sui/coin',
  'grpc-service': '/references/fullnode-protocol/ledger-service',
  'json-rpc-landing': '/sui-api-ref',
  cli: '/references/cli/client/payments',
  'errors-landing': '/references/errors',
  'errors-compiler': '/references/errors/compiler/types',
  'errors-abort-codes': '/references/errors/abort-codes',
  'not-found': '/no-such-page',
} as const;
