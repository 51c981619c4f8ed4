import type {ErrorEntry} from '../model';

const start = 'crates/sui/src/sui_commands.rs, release 1.81';
const start163 = 'crates/sui/src/sui_commands.rs, release 1.63';

/** `sui start` and `sui genesis`. */
export const cliNetwork: readonly ErrorEntry[] = [
  {
    id: 'start-regenesis-and-config',
    title: 'Cannot pass --force-regenesis and --network.config at the same time',
    messages: [
      {
        from: 'CLI',
        text: 'Cannot pass `--force-regenesis` and `--network.config` at the same time.',
      },
    ],
    meaning: 'The first option throws all state away when the network ends, and the second loads state that was kept.',
    causes: ['A start script was extended by one option without removing the other.'],
    cure: 'Keep `--force-regenesis` for tests, which want a clean chain, and `--network.config` for a network whose packages should survive.',
    seeAlso: ['/guides/developer/getting-started/local-network#keep-the-state-between-runs', '/references/cli/start#start'],
    source: start,
  },
  {
    id: 'start-epoch-duration',
    title: 'Epoch duration can only be set when passing the --force-regenesis flag',
    messages: [
      {
        from: 'CLI',
        text: 'Epoch duration can only be set when passing the `--force-regenesis` flag, or when there is no genesis configuration in the default Sui configuration folder or the given network.config argument.',
      },
    ],
    meaning: "The length of an epoch is part of genesis, so it can't be changed for a network that exists.",
    causes: ['`~/.sui/sui_config` contains the genesis of an earlier `sui start`.'],
    cure: 'Add `--force-regenesis`, or create a new genesis with the duration in a folder of its own.',
    samples: [{language: 'sh', code: 'sui start --force-regenesis --epoch-duration-ms 60000 --with-faucet'}],
    seeAlso: ['/references/cli/start#start', '/guides/developer/getting-started/local-network#options-of-sui-start'],
    source: start,
  },
  {
    id: 'genesis-non-empty-dir',
    title: 'Cannot run genesis with non-empty Sui config directory',
    messages: [
      {from: 'CLI', text: 'Cannot run genesis with non-empty Sui config directory: ….'},
      {
        from: 'CLI',
        text: 'Cannot run genesis with non-empty Sui config directory …, please use the --force/-f option to remove the existing configuration',
      },
    ],
    meaning: 'Genesis writes a whole set of files and refuses to mix them with others that are there.',
    causes: [
      'The folder holds more than `client.yaml` and `sui.keystore`, such as an aliases file or the remains of a network.',
      '`sui start` ran without `--force-regenesis` and tried to create a network in that folder.',
    ],
    find: '`ls -A` on the folder in the message shows what is in the way.',
    cure: 'Use `--force-regenesis` or a fresh `--working-dir`. Copy `sui.keystore` away before you use `--force`: it empties the folder, and spares the keys only if it can read both the keystore and `client.yaml`.',
    samples: [
      {
        language: 'sh',
        code: 'mkdir "$HOME/sui-local"\nsui genesis --working-dir "$HOME/sui-local"\nsui start --network.config "$HOME/sui-local"',
      },
    ],
    seeAlso: ['/guides/developer/getting-started/local-network#keep-the-state-between-runs', '/references/cli/start#genesis'],
    keywords: ['sui genesis', '--force'],
    source: `${start}; ${start163}`,
  },
  {
    id: 'start-network-config-missing',
    title: 'Cannot open Sui network config file',
    messages: [
      {from: 'CLI', text: 'Cannot open Sui network config file at …'},
      {from: 'CLI', text: 'Cannot open Sui fullnode config file at …'},
    ],
    meaning: 'The folder or file after `--network.config` has no network that could be started.',
    causes: [
      '`sui genesis` was never run with that folder.',
      "The network was created by a much older release, whose file this one can't read.",
      'The path is relative to another folder.',
    ],
    find: 'There has to be a `network.yaml` in the folder; a path that ends in `.yaml` is taken for that file itself.',
    cure: 'Run `sui genesis --working-dir` with the folder. After a big upgrade of the CLI, create the network anew.',
    seeAlso: ['/references/cli/start#genesis', '/guides/developer/getting-started/local-network'],
    source: start,
  },
  {
    id: 'start-postgres',
    title: 'Failed to initialize and start local PostgreSQL database',
    messages: [
      {from: 'CLI', text: 'Failed to initialize and start local PostgreSQL database'},
      {from: 'CLI', text: 'Failed to start local PostgreSQL database'},
      {from: 'CLI', text: 'command not found: initdb'},
      {from: 'CLI', text: 'Unable to start postgres, check dir … for logs'},
    ],
    meaning: 'GraphQL and the indexer of a local network bring their own database, for which they call the programs of PostgreSQL.',
    causes: [
      "PostgreSQL isn't installed, or its folder isn't on the `PATH`, which is the rule on Debian and Ubuntu.",
      'The network runs as `root`, and PostgreSQL refuses that.',
      'A folder of an earlier run was made by another major version.',
    ],
    find: '`command -v initdb postgres pg_ctl` must print three paths; then read the log in the folder of the message.',
    cure: 'Install PostgreSQL and add its folder, or pass `--with-indexer` the URL of a database that runs already.',
    samples: [
      {
        language: 'sh',
        code: 'export PATH="$(ls -d /usr/lib/postgresql/*/bin | tail -1):$PATH"\nsui start --force-regenesis --with-graphql',
      },
    ],
    seeAlso: [
      '/guides/developer/getting-started/local-network#prerequisites',
      '/guides/developer/getting-started/local-network#what-can-go-wrong',
    ],
    keywords: ['initdb', 'Postgres', '--with-graphql'],
    source: `${start163}; crates/sui-pg-db/src/temp.rs, release 1.63`,
  },
  {
    id: 'start-indexer-without-node',
    title: 'Cannot start the indexer without a fullnode',
    messages: [
      {from: 'CLI', text: 'Cannot start the indexer without a fullnode.'},
      {from: 'CLI', text: 'Committee size must be at least 1.'},
      {from: 'CLI', text: 'Faucet configuration requires an IPv4 address'},
      {from: 'CLI', text: 'Invalid faucet host and port'},
      {from: 'CLI', text: 'Invalid graphql host and port'},
    ],
    meaning: "The options of `sui start` exclude one another, or an address after one of them can't be read.",
    causes: [
      '`--with-graphql` implies the indexer, and `--no-full-node` takes away its source.',
      'A host name such as `localhost` was given where only a number and an IPv4 address are read.',
      'The value was separated by a space, so it was not taken as the value of the option.',
    ],
    cure: 'Drop `--no-full-node`, and write addresses as `--with-faucet=127.0.0.1:9123`, with an equals sign.',
    seeAlso: ['/guides/developer/getting-started/local-network#options-of-sui-start', '/references/cli/start#start'],
    source: `${start}; ${start163}`,
  },
  {
    id: 'start-faucet-no-coins',
    title: 'No address found with sufficient coins',
    messages: [{from: 'CLI', text: 'Wallet Error: No address found with sufficient coins'}],
    meaning:
      'The faucet of `sui start` went through the addresses of your keystore and found no SUI coin that is as large as one of its gifts. The network stops with it.',
    causes: [
      'The faucet of release 1.75 may ask before the full node has read genesis, above all on a busy machine. Release 1.76 mends that.',
      'A network that was kept gave its coins to keys of that time, and your keystore holds others now.',
      'The machine has never run the CLI, so there are no keys that genesis could fund. This happens in containers and in CI.',
      'Tests have spent what the addresses owned.',
    ],
    find: 'Repeat the same command. If it works now and then, the release is to blame, which `sui --version` prints.',
    cure: 'Run `sui client --yes` once, so that there is a key, and begin with a fresh chain. Pin release 1.76 or newer in CI.',
    samples: [{language: 'sh', code: 'sui client --yes\nsui start --force-regenesis --with-faucet'}],
    seeAlso: ['/guides/developer/getting-started/local-network#keep-the-state-between-runs', '/references/cli/start#start'],
    keywords: ['faucet', 'local network', 'FaucetError::Wallet', '--with-faucet'],
    source: 'crates/sui-faucet/src/local_faucet.rs; MystenLabs/sui, issue 27240',
  },
  {
    id: 'command-requires-network',
    title: '… requires a connection to the network',
    messages: [
      {
        from: 'CLI',
        text: '`…` requires a connection to the network. Current active network is … but failed to connect to it.',
      },
      {from: 'CLI', text: '`sui move summary --package-id <object_id>` requires a configured network'},
      {from: 'CLI', text: 'Object … is not a package.'},
    ],
    meaning: "Most `sui move` commands work offline; this one downloads a package and couldn't.",
    causes: [
      "The active environment is a local network that isn't running.",
      'The address of the environment is that of a server without gRPC.',
      'The ID after `--package-id` is an object.',
    ],
    find: '`sui client chain-identifier` makes the smallest possible request to the same server.',
    cure: 'Switch to an environment that answers, or leave `--package-id` out to summarize the package in the folder.',
    seeAlso: ['/references/cli/move#summary', '/guides/developer/getting-started/connect'],
    source: start163,
  },
];
