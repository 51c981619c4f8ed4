import {regularTitle, shortenTitles, titleOf} from '../../../src/registry/regular-title';

const titles = {
  'concepts/object-model': 'Object model',
  'references/framework/sui/coin': 'sui::coin',
  'references/framework/sui/test_utils': 'sui::test_utils (test-only)',
  'references/packages/deepbook/order_info': 'deepbook::order_info',
  'references/sui-api/sui-graphql/reference/types/objects/balance-change': 'BalanceChange (GraphQL object)',
  'references/sui-api/sui-graphql/reference/types/scalars/uint-53': 'UInt53 (GraphQL scalar)',
};

test('titles that follow from the id are left out, and all come back', () => {
  const short = shortenTitles(titles);
  expect(Object.values(short)).toEqual(['Object model', '', 'sui::test_utils (test-only)', '', '', 'UInt53 (GraphQL scalar)']);
  expect(Object.entries(short).map(titleOf)).toEqual(Object.values(titles));
});

test('a page of no kind with a rule has no regular title', () => {
  expect(regularTitle('references/framework')).toBeUndefined();
  expect(regularTitle('concepts/coin')).toBeUndefined();
});
