import type {Release} from '../types';

const releases = 'https://github.com/MystenLabs/sui/releases/tag';
const listed = 'https://newreleases.io/project/github/MystenLabs/sui/release';
/** A company that builds images of each release as it comes; its commits have the day. */
const built = 'shinamicorp/sui-docker .github/workflows/docker.yaml';
/** The page of release notes as it was stored in June 2026, with releases up to 1.73. */
const notesPage = 'https://docs.sui.io/references/release-notes';
const notes = 'MystenLabs/sui docs/content/references/release-notes.mdx@0001fd8d09';

/** Releases 1.60 to 1.69, newest first. */
export const from160To169: readonly Release[] = [
  {
    version: '1.69',
    tag: 'mainnet-v1.69.2',
    protocol: 120,
    date: {kind: 'seen', day: '2026-04-09'},
    stage: 'mainnet',
    title: 'readable objects in the command line',
    evidence: [
      {source: `${listed}/mainnet-v1.69.2`, shows: 'protocol version, notes (25862, 25908, 26112, 25905)'},
      {source: 'https://github.com/OpenZeppelin/contracts-sui/pull/302', shows: 'in use on April 9, 2026'},
    ],
    changes: [
      {
        audience: 'apps',
        text: '[`sui client object`] prints the fields of an object instead of its bytes. [`sui move build`] with `--dump` needs no network if you add `--no-tree-shaking`.',
        links: ['references/cli/client/objects#object', 'references/cli/move#build'],
        changed: ['references/cli/client/objects'],
      },
      {
        audience: 'apps',
        text: 'Where a value in a Display template cannot be written as text, for example a struct, the reader gets JSON: see [formats].',
        links: ['references/object-display-syntax#formats'],
      },
      {
        audience: 'integrators',
        text: 'The [header `x-sui-chain-id`] of a full node has the whole chain identifier in Base58, as [`GetServiceInfo`] gives it.',
        links: ['references/fullnode-protocol#response-headers', 'references/fullnode-protocol/ledger-service#get-service-info'],
      },
      {
        audience: 'integrators',
        text: 'In the Rust [indexing framework] a pipeline gets each checkpoint in an envelope that names its chain, which keeps an indexer from mixing networks.',
        links: ['guides/developer/advanced/custom-indexer'],
      },
    ],
  },
  {
    version: '1.68',
    tag: 'mainnet-v1.68.1',
    protocol: 118,
    date: {kind: 'seen', day: '2026-03-27'},
    stage: 'mainnet',
    title: 'the second version of Display',
    evidence: [
      {source: `${listed}/testnet-v1.68.1`, shows: 'protocol version, notes (23710, 25242, 25479, 25641)'},
      {source: 'https://github.com/OpenZeppelin/contracts-sui/pull/265', shows: 'in use on March 27, 2026'},
    ],
    changes: [
      {
        audience: 'apps',
        text: 'Display version 2 keeps the templates of a type in a registry, at `0xd`, where clients find them without searching events. [What differs] and [how to move].',
        links: ['standards/display#versions', 'standards/display#migrate'],
        changed: ['standards/display'],
      },
      {
        audience: 'apps',
        text: 'A regulated coin that is sent as a [party object] counts as sent to its owner, so the [deny list] applies to it.',
        links: ['concepts/object-ownership/party', 'guides/developer/coin/regulated#scope'],
        changed: ['guides/developer/coin/regulated'],
      },
      {
        audience: 'integrators',
        text: 'GraphQL reads displays from the registry and pages through the elements of a vector inside [a Move value].',
        links: ['references/sui-api/sui-graphql/reference/types/objects/move-value'],
      },
      {
        audience: 'integrators',
        text: 'The [indexing framework] sets its own concurrency: it starts with one worker and adds more while the database keeps up.',
        links: ['guides/developer/advanced/custom-indexer#tune-and-watch'],
      },
    ],
  },
  {
    version: '1.67',
    tag: 'mainnet-v1.67.3',
    protocol: 115,
    date: {kind: 'seen', day: '2026-03-11'},
    stage: 'mainnet',
    title: 'keys that can be replaced',
    evidence: [
      {source: `${listed}/mainnet-v1.67.3`, shows: 'protocol version, notes (25556, 25261, 25434)'},
      {source: `${built}@7ce2aeeb`, shows: 'in use on March 11, 2026'},
    ],
    changes: [
      {
        audience: 'apps',
        text: '[Address aliases] are on for Mainnet: another key, or a whole multisig, signs for an address, and [nothing has to be moved].',
        links: ['references/sui-glossary#address-alias', 'guides/developer/cryptography/multisig#alias'],
        changed: ['guides/developer/cryptography/multisig'],
      },
      {
        audience: 'integrators',
        text: 'A simulation over GraphQL reports what went wrong in the list of [errors] of the answer; the field `error` of its result is gone.',
        links: ['references/sui-graphql#errors'],
      },
      {
        audience: 'integrators',
        text: 'An indexer names exactly one [source of checkpoints]. It used to take several and read one of them.',
        links: ['guides/developer/advanced/custom-indexer#choose-where-checkpoints-come-from'],
      },
    ],
  },
  {
    version: '1.66',
    tag: 'mainnet-v1.66.2',
    protocol: 113,
    date: {kind: 'seen', day: '2026-02-25'},
    stage: 'mainnet',
    title: 'keys on devices and completion in the shell',
    evidence: [
      {source: notesPage, shows: 'protocol version, notes of mainnet-v1.66.2 (24469, 25226, 25082, 25257, 25186)'},
      {source: `${built}@9d106997`, shows: 'in use on February 25, 2026'},
    ],
    changes: [
      {
        audience: 'apps',
        text: '[`sui external-keys`] signs with a Ledger or a YubiKey, and [`sui completion`] writes the completion for your shell.',
        links: ['references/cli/external-signers', 'references/cli/completion'],
        changed: ['references/cli/external-signers'],
      },
      {
        audience: 'apps',
        text: '[`sui move test`] measures gas as the network does, so a test can run out of it. The long form of `-e` is [`--build-env`].',
        links: ['references/cli/move#test', 'references/cli/move#build-options'],
        changed: ['references/cli/move'],
      },
      {
        audience: 'operators',
        text: 'A bridge node can ask several Ethereum nodes and act when a quorum agrees: `eth-rpc-urls` and `eth-rpc-quorum` in its [configuration].',
        links: ['guides/operator/bridge-node-configuration#configure'],
        changed: ['guides/operator/bridge-node-configuration'],
      },
      {
        audience: 'integrators',
        text: 'GraphQL gives [`chainIdentifier`] as the full digest in Base58, no longer as its first four bytes.',
        links: ['references/sui-api/sui-graphql/reference/operations/queries/chain-identifier'],
      },
    ],
  },
  {
    version: '1.65',
    tag: 'mainnet-v1.65.2',
    protocol: 111,
    date: {kind: 'seen', day: '2026-02-11'},
    stage: 'mainnet',
    title: 'a new format of checkpoint files',
    evidence: [
      {source: notes, shows: 'protocol version, notes (24066, 25392, 25016, 24957)'},
      {source: `${built}@8c2f27cf`, shows: 'in use on February 11, 2026'},
    ],
    changes: [
      {
        audience: 'operators',
        text: 'Stores hold each checkpoint as a compressed protobuf message instead of BCS. Update what reads [the files], and what [writes your own store].',
        links: ['guides/operator/archives#which-store-has-what', 'guides/operator/remote-store-setup#what-is-in-a-store'],
        changed: ['guides/operator/archives', 'guides/operator/remote-store-setup'],
      },
      {
        audience: 'operators',
        text: 'A full node that rebuilt its gRPC index with 1.64 may show wrong balances; 1.65 repairs that. [Indexes] has what a rebuild takes.',
        links: ['guides/operator/data-management#indexes'],
      },
      {
        audience: 'apps',
        text: 'Publishing for an offline signer respects `--sender`, which matters for [a multisig] or a [key on another machine].',
        links: ['guides/developer/cryptography/multisig', 'references/cli/client#sign-elsewhere'],
      },
      {
        audience: 'apps',
        text: 'Verifying the [attestation of an enclave] on Mainnet returns custom PCR values as well, where they are not zero.',
        links: ['concepts/cryptography/nautilus#attestation'],
      },
    ],
  },
  {
    version: '1.64',
    tag: 'mainnet-v1.64.1',
    protocol: 109,
    date: {kind: 'seen', day: '2026-01-28'},
    stage: 'mainnet',
    title: 'fewer rules for functions in a PTB',
    evidence: [
      {source: notes, shows: 'protocol version, notes (24802, 24835, 24879, 25025, 24865, 24776, 24779, 24794)'},
      {source: `${built}@adbc0785`, shows: 'in use on January 28, 2026'},
    ],
    changes: [
      {
        audience: 'apps',
        text: '`TxContext` may be any parameter of a function that a PTB calls, not only the last one, and a function of any signature may be [`entry`]: see [`MoveCall`].',
        links: ['concepts/sui-move-concepts#public-and-entry', 'references/ptb-commands#move-call'],
        changed: ['references/ptb-commands'],
      },
      {
        audience: 'apps',
        text: 'The [hash function Poseidon], for circuits over BN254, works on Mainnet.',
        links: ['guides/developer/cryptography/hashing#choose-a-function'],
        changed: ['guides/developer/cryptography/hashing'],
      },
      {
        audience: 'integrators',
        text: 'GraphQL adds coins and address balance up in [`totalBalance`]; `coinBalance` has what that field was before.',
        links: ['references/sui-api/sui-graphql/reference/types/objects/balance'],
      },
      {
        audience: 'integrators',
        text: 'GraphQL limits the [costly parts] of a request, gives the system state of an epoch as one Move value, and looks up names with the argument `name` of [`address`].',
        links: ['references/sui-graphql#limits', 'references/sui-api/sui-graphql/reference/operations/queries/address'],
        changed: ['references/sui-graphql'],
      },
      {
        audience: 'integrators',
        text: 'gRPC answers with an error when balance changes are asked for before they are indexed. [Read what you wrote] says how to wait.',
        links: ['references/sui-api/rpc-best-practices#fresh'],
      },
    ],
  },
  {
    version: '1.63',
    tag: 'mainnet-v1.63.3',
    protocol: 107,
    date: {kind: 'seen', day: '2026-01-15'},
    stage: 'mainnet',
    title: 'the new package manager',
    evidence: [
      {source: notes, shows: 'protocol version, notes (24896, 24508, 24742, 24503, 24679)'},
      {source: `${built}@02fbf652`, shows: 'in use on January 15, 2026'},
      {source: `${listed}/testnet-v1.63.1`, shows: 'note 24676: protocol 105 moves locking behind consensus'},
      {
        source: 'MystenLabs/sui crates/sui-protocol-config/src/snapshots/sui_protocol_config__test__Mainnet_version_107.snap@10748c9739',
        shows: 'disable_preconsensus_locking on Mainnet',
      },
    ],
    changes: [
      {
        audience: 'apps',
        text: 'Packages lose `[addresses]` and get environments, pinned dependencies and a `Published.toml`: [how to use the manager], [every key], and [how to move a package].',
        links: [
          'guides/developer/advanced/package-management',
          'references/package-managers/manifest-reference',
          'references/package-managers/package-manager-migration',
        ],
        changed: ['guides/developer/advanced/package-management', 'references/package-managers/manifest-reference'],
      },
      {
        audience: 'apps',
        text: '[`sui client test-publish`] and `test-upgrade` are for networks that do not last. [`sui client upgrade`] checks compatibility before it sends anything.',
        links: ['references/cli/client/packages#test-publish', 'references/cli/client/packages#upgrade'],
      },
      {
        audience: 'apps',
        text: 'Two transactions that use one version of an object [no longer lock it] until the epoch ends: the first in consensus order goes through.',
        links: ['guides/developer/sui-101/avoid-equivocation#what-happens-today'],
        changed: ['guides/developer/sui-101/avoid-equivocation'],
      },
      {
        audience: 'integrators',
        text: 'Validators take transactions from [the transaction driver] alone. Software that collects signatures of validators itself stops working.',
        links: ['concepts/sui-architecture/transaction-lifecycle#the-transaction-driver'],
        changed: ['concepts/sui-architecture/transaction-lifecycle'],
      },
    ],
  },
  {
    version: '1.62',
    tag: 'mainnet-v1.62.1',
    protocol: 104,
    date: {kind: 'seen', day: '2025-12-17'},
    stage: 'mainnet',
    title: 'a new price for dynamic fields',
    evidence: [
      {source: notes, shows: 'protocol version, the changes of gas and of entry functions, notes (24420, 23737, 24367)'},
      {source: `${built}@9e2890e3`, shows: 'in use on December 17, 2025'},
    ],
    changes: [
      {
        audience: 'apps',
        text: 'The first load of a [dynamic field] in a transaction costs more [gas], each further one much less. Code that reads many large fields once each got more expensive.',
        links: ['concepts/dynamic-fields#how-it-behaves', 'concepts/tokenomics/gas-in-sui#computation'],
        changed: ['concepts/tokenomics/gas-in-sui'],
      },
      {
        audience: 'apps',
        text: 'An `entry` function that is not `public` takes any argument that is not tied to an unfinished [hot potato]. The older rules were stricter and harder to follow.',
        links: ['concepts/transactions/prog-txn-blocks#hot-values-and-entry-functions'],
        changed: ['concepts/transactions/prog-txn-blocks'],
      },
      {
        audience: 'integrators',
        text: 'A second instance of an indexer can [backfill] tables that the first one writes, with `--task`. `--first-checkpoint` counts for new pipelines only.',
        links: ['guides/operator/indexer-stack-setup#backfill'],
        changed: ['guides/operator/indexer-stack-setup'],
      },
      {
        audience: 'operators',
        text: '`sui validator` has the options of `sui client` for gas and [signing elsewhere].',
        links: ['references/cli/validator#sign-elsewhere'],
      },
    ],
  },
  {
    version: '1.61',
    tag: 'mainnet-v1.61.2',
    protocol: 103,
    date: {kind: 'seen', day: '2025-12-04'},
    stage: 'mainnet',
    title: 'clearer answers at the tip',
    evidence: [
      {source: notes, shows: 'protocol version, notes (24244, 24325)'},
      {source: `${built}@df2ff5ab`, shows: 'in use on December 4, 2025'},
    ],
    changes: [
      {
        audience: 'integrators',
        text: 'A checkpoint that a full node is still writing is `NOT_FOUND` in [gRPC], and no longer an internal error: [ask again].',
        links: ['references/fullnode-protocol/ledger-service#get-checkpoint', 'references/sui-api/rpc-best-practices#retries'],
      },
      {
        audience: 'integrators',
        text: 'GraphQL counts the transaction in [`simulateTransaction`] as a transaction, which may be far longer than a query.',
        links: ['references/sui-api/sui-graphql/reference/operations/queries/simulate-transaction'],
      },
    ],
  },
  {
    version: '1.60',
    tag: 'mainnet-v1.60.1',
    protocol: 101,
    date: {kind: 'released', day: '2025-11-10'},
    stage: 'mainnet',
    title: 'one way through consensus',
    evidence: [{source: `${releases}/mainnet-v1.60.1`, shows: 'date, protocol version, notes (24010, 24133)'}],
    changes: [
      {
        audience: 'operators',
        text: 'Full nodes submit through the [transaction driver] by default: one validator takes a transaction into [consensus], and no certificate is gathered first.',
        links: ['concepts/sui-architecture/transaction-lifecycle#the-transaction-driver', 'concepts/sui-architecture/consensus'],
      },
      {
        audience: 'apps',
        text: 'The indexer and GraphQL of a [local network] can use a Postgres database that runs already: see [`sui start`].',
        links: ['guides/developer/getting-started/local-network#services-and-ports', 'references/cli/start#start'],
      },
    ],
  },
];
