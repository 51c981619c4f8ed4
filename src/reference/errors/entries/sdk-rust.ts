import type {ErrorEntry} from '../model';

const crates = 'MystenLabs/sui-rust-sdk d71f9d6, crates';

/** Errors of the Rust SDK: building, execution, GraphQL. */
export const sdkRust: readonly ErrorEntry[] = [
  {
    id: 'rust-builder-missing',
    title: 'Rust TransactionBuilder: Missing sender, gas or object data',
    messages: [
      {from: 'Log', text: 'Missing sender'},
      {from: 'Log', text: 'Missing gas objects'},
      {from: 'Log', text: 'Missing version for object …'},
      {from: 'Log', text: 'Missing digest for object …'},
      {from: 'Log', text: 'Missing object kind for object …'},
      {from: 'Log', text: 'Unknown shared object mutability for object …'},
    ],
    meaning: '`try_build` of `sui-transaction-builder` works offline, and a part of the transaction is not there.',
    causes: [
      'The builder was meant to look things up, for which `build` with a client exists.',
      'An object was given by ID alone, where an owned one needs version and digest, and a shared one its initial version and whether it is mutable.',
    ],
    cure: 'Call `build(&mut client).await` with a `sui_rpc::Client` so that the node fills in the rest. For an offline machine, fetch references beforehand and set sender, price, budget and gas objects.',
    seeAlso: ['/references/rust-sdk', '/guides/developer/sui-101/building-ptb'],
    keywords: ['Rust', 'sui-transaction-builder', 'try_build', 'MissingVersion'],
    source: `${crates}/sui-transaction-builder/src/error.rs`,
  },
  {
    id: 'rust-execute-and-wait',
    title: 'Rust: Transaction executed but checkpoint wait timed out',
    messages: [
      {from: 'Log', text: 'Transaction executed but checkpoint wait timed out'},
      {from: 'Log', text: 'Transaction executed but checkpoint stream had an error: …'},
      {from: 'Log', text: 'Request is missing the required transaction field'},
      {from: 'Log', text: 'RPC error: …'},
    ],
    meaning:
      '`execute_transaction_and_wait_for_checkpoint` executes and then waits for a checkpoint. The first two messages concern the waiting only: the transaction has been executed.',
    causes: [
      'The duration you passed is shorter than the time to the next checkpoint at this node.',
      'The stream of checkpoints was cut off by a proxy, or the node restarted.',
    ],
    find: 'The variants `CheckpointTimeout` and `CheckpointStreamError` carry the response of the execution, with its effects.',
    cure: 'Match these two variants, take the response out of them and go on, instead of sending the transaction again. If the checkpoint matters, poll `GetTransaction` for it.',
    seeAlso: ['/references/rust-sdk', '/references/sui-api/rpc-best-practices#writes'],
    keywords: ['Rust', 'ExecuteAndWaitError', 'CheckpointTimeout'],
    source: `${crates}/sui-rpc/src/client/transaction_execution.rs`,
  },
  {
    id: 'rust-coin-selection',
    title: 'Rust: Insufficient funds for address',
    messages: [{from: 'gRPC', text: 'Insufficient funds for address […], requested amount: …, total available: …'}],
    meaning:
      'The helper of `sui-rpc` that selects coins went through all coins of the type and did not reach the amount. It uses the status FAILED_PRECONDITION, although no server refused anything.',
    causes: [
      'The coins are already reserved: those in the list to exclude do not count.',
      'The funds lie in the address balance and not in coin objects.',
    ],
    cure: 'Read the balance with `GetBalance`, which tells coins and address balance apart, and withdraw from the latter or lower the amount.',
    seeAlso: ['/references/rust-sdk', '/guides/developer/coin/address-balances'],
    keywords: ['Rust', 'select_coins', 'coin selection'],
    source: `${crates}/sui-rpc/src/client/coin_selection.rs`,
  },
  {
    id: 'rust-graphql-client',
    title: 'Rust GraphQL client: Missing expected data, Deserialization error',
    messages: [
      {from: 'Log', text: 'Missing expected data: …'},
      {from: 'Log', text: 'Deserialization error: …'},
      {from: 'Log', text: 'Request error: …'},
    ],
    meaning: 'A function of the crate `sui-graphql` got an answer without the field it needs, or one it could not decode.',
    causes: [
      'The service returned `null` together with GraphQL errors, for example for data outside its range.',
      'The endpoint is another GraphQL service or runs an older schema than the crate.',
      'The connection failed, which the third form reports with the text of `reqwest`.',
    ],
    find: 'Use `query` of the client for the same request and print the `errors` of its response.',
    cure: 'Compare the schema of the crate with that of the endpoint and update the crate. Handle absent data as a case of its own, since ranges end.',
    seeAlso: ['/references/rust-sdk', '/references/sui-graphql'],
    keywords: ['Rust', 'sui-graphql', 'MissingData', 'reqwest'],
    source: `${crates}/sui-graphql/src/error.rs`,
  },
];
