/** Programs of `examples/rust`. */
export const rust = {
  'auction-indexer':
    'An indexer of one event type: writes the sales of the package `flower_clock` to Postgres, with one concurrent pipeline.',
  'grpc-client': 'Reads objects and follows events over gRPC, with field masks, pages and timeouts.',
  'prove-events':
    'Follows an authenticated event stream with the light client of the Rust SDK, which verifies each event against signed checkpoints.',
  'ptb-commands': 'One function for each command of a programmable transaction block, with the transaction builder of the Rust SDK.',
  'sdk-tour': 'A first tour through the crates of the Rust SDK: read balances, build a transaction, and simulate it.',
  'seed-indexer':
    'A custom indexer with a concurrent and a sequential pipeline, which writes the events of the package `first_package` to Postgres.',
  'sign-and-send': 'Builds a payment, signs it with a local key, sends it, and looks at the effects.',
  'tide-enclave':
    'An app for the Nautilus template: reads water levels, refuses what it doubts, and signs the rest for the package `tide_gauge`.',
} as const;
