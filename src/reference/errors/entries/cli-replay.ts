import type {ErrorEntry} from '../model';

const start = 'crates/sui/src/sui_commands.rs, release 1.81';
const start163 = 'crates/sui/src/sui_commands.rs, release 1.63';
const replay = 'crates/sui-replay-2/src, release 1.63';

/** `sui replay`. */
export const cliReplay: readonly ErrorEntry[] = [
  {
    id: 'replay-unsupported-chain',
    title: '… chain identifier is not supported for replay',
    messages: [
      {
        from: 'CLI',
        text: "'…' chain identifier is not supported for replay -- only testnet and mainnet are supported currently",
      },
      {from: 'CLI', text: 'invalid --node value: …'},
    ],
    meaning: '`sui replay` gets old object versions from the GraphQL service of a public network, and knows none for the active one.',
    causes: ['The active environment is Devnet or a local network.', 'The value after `--node` is neither a known name nor a URL.'],
    cure: 'Name the network with `--node mainnet` or `--node testnet`. For a local transaction, write a unit test with the same inputs and trace that.',
    samples: [{language: 'sh', code: 'sui replay --node testnet --digest BvNju3AxWuYUVeHxx8GGPpr3UapN7sAusxsqEfMe8WbN --trace'}],
    seeAlso: ['/references/cli/replay#network', '/references/ide/debugger'],
    source: `${start163}; ${start}`,
  },
  {
    id: 'replay-transaction-not-loaded',
    title: 'Failed to load transaction …',
    messages: [
      {from: 'CLI', text: 'Failed to load transaction …: …'},
      {from: 'CLI', text: 'Transaction not found for digest: …'},
      {from: 'CLI', text: 'Protocol config missing for epoch …'},
    ],
    meaning: "The replay couldn't collect what it needs: the transaction itself, or the rules of the epoch in which it ran.",
    causes: [
      'The digest is of another network.',
      'It was never executed: a transaction that was refused has a digest too.',
      'Its objects are so old that the service no longer has them.',
      "Your CLI doesn't know the protocol version of that epoch.",
    ],
    find: 'Ask for it with `sui client tx-block` on the same network.',
    cure: 'Correct the network or update the CLI. For very old transactions take a digest of the same call from recent weeks.',
    seeAlso: ['/references/cli/replay#what-can-go-wrong', '/guides/developer/getting-started/data-serving#how-far-back-each-one-goes'],
    source: `${replay}/replay_txn.rs`,
  },
  {
    id: 'replay-tracing-disabled',
    title: 'Tracing is not enabled in this build',
    messages: [
      {
        from: 'CLI',
        text: 'Tracing is not enabled in this build. Please rebuild with the `tracing` feature (`--features tracing`) to use tracing in replay',
      },
      {from: 'CLI', text: 'either --digest or --digests-path must be provided'},
    ],
    meaning:
      '`--trace` needs a virtual machine that records each step, which is left out of plain builds. The second text only says that there is nothing to replay.',
    causes: ['The CLI was built with Cargo without the feature.', 'A package manager ships a build of its own.'],
    find: '`which sui` tells where the binary comes from.',
    cure: 'Take the binary of a release, which has tracing, or build with `--features tracing`.',
    seeAlso: ['/references/cli/replay#trace', '/guides/developer/getting-started/sui-install#build-with-cargo'],
    source: `${replay}/lib.rs`,
  },
  {
    id: 'replay-config',
    title: 'Failed to parse replay config file',
    messages: [
      {from: 'CLI', text: "Failed to parse replay config file '…': …"},
      {from: 'CLI', text: "No flags section found in replay config file '…'"},
      {from: 'CLI', text: 'Failed to read digests file …: …'},
    ],
    meaning: "A `replay.toml` with your defaults exists, and it isn't in the form that the command expects.",
    causes: [
      'The options stand at the top rather than under `[flags]`.',
      'A value has the wrong type, such as a text in quotes for `true`.',
    ],
    cure: 'Put everything under `[flags]`, or move the file away to use the defaults of the program.',
    samples: [{language: 'toml', code: '[flags]\nshow-effects = true'}],
    seeAlso: ['/references/cli/replay#defaults-in-replaytoml'],
    source: `${replay}/lib.rs`,
  },
];
