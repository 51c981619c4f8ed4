/** Programs of `examples/rust`. */
export const rust = {
  'grpc-client': 'Reads objects and follows events over gRPC, with field masks, pages and timeouts.',
  'ptb-commands': 'One function for each command of a programmable transaction block, with the transaction builder of the Rust SDK.',
  'sdk-tour': 'A first tour through the crates of the Rust SDK: read balances, build a transaction, and simulate it.',
  'seed-indexer':
    'A custom indexer with a concurrent and a sequential pipeline, which writes the events of the package `first_package` to Postgres.',
  'sign-and-send': 'Builds a payment, signs it with a local key, sends it, and looks at the effects.',
} as const;
