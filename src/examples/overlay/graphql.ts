/** Queries of `examples/graphql`. */
export const graphql = {
  coin: 'Queries for the balance of an address and for what the coin registry says of a currency.',
  compliance: 'Queries for an audit: the records of a desk together with its count, and calls of a function that failed.',
  'getting-started':
    'Queries for a first look at GraphQL: objects, balances, transactions, events, and a transaction that is simulated or executed.',
  'graphql-migration': 'The queries that take the place of the removed JSON-RPC methods, one file for each task.',
  operator: 'Queries for validators: the stake of the committee, and reports of validators about each other.',
  'sui-101': 'Queries for the events of the package `parcel_post`, one for a single parcel and one for a range of checkpoints.',
} as const;
