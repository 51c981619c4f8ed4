import {fieldRoute} from '@site/src/reference/graphql/field-route';

const base = '/references/sui-api/sui-graphql/reference';

test.each([
  ['Query.multiGetObjects', `${base}/operations/queries/multi-get-objects`],
  ['Mutation.executeTransaction', `${base}/operations/mutations/execute-transaction`],
  ['CoinMetadata.supply', `${base}/types/objects/coin-metadata`],
])('%s', (name, route) => {
  expect(fieldRoute(name)).toBe(route);
});
