/**
 * Local networks and what prepares them: `start`, `network`, `genesis`, `genesis-ceremony`,
 * `bridge-committee-init`, `fire-drill`, `analyzer`.
 *
 * Sources: crates/sui/src/sui_commands.rs, fire_drill.rs and genesis_ceremony.rs at 1b08d0f6b4
 * (1.64); sui_commands.rs and fire_drill.rs compared with the rebranded 1.81 copy LinkUVerse/rtd at
 * 7098077d8d: same arguments.
 */
import {argument, command, flag, option} from '../define';
import type {Command} from '../model';

const start = command('start', 'Starts a local network, fresh or from the state of an earlier run.', {
  options: [
    option('network.config', 'path', 'Folder with the network configuration, databases and keystore.', {
      name: 'CONFIG_DIR',
      conflicts: ['force-regenesis'],
    }),
    flag('force-regenesis', 'Starts from a new genesis and keeps nothing after the run.', {conflicts: ['network.config'], since: '1.29'}),
    option('with-faucet', 'socket', 'Starts a faucet, at 0.0.0.0:9123 unless a port or address is given.', {
      name: 'FAUCET_HOST_PORT',
      count: 'optional-after-equals',
      since: '1.29',
    }),
    option('with-indexer', 'url', 'Starts an indexer with a temporary PostgreSQL database, or with the one named.', {
      name: 'DATABASE_URL',
      count: 'optional-after-equals',
      conflicts: ['no-full-node'],
      since: '1.29',
    }),
    option('with-consistent-store', 'socket', 'Starts a consistent store, at 0.0.0.0:9124 unless a port or address is given.', {
      name: 'CONSISTENT_STORE_HOST_PORT',
      count: 'optional-after-equals',
      since: '1.60',
    }),
    option('with-graphql', 'socket', 'Starts a GraphQL server with what it needs, at 0.0.0.0:9125 unless a port or address is given.', {
      name: 'GRAPHQL_HOST_PORT',
      count: 'optional-after-equals',
      conflicts: ['no-full-node'],
      since: '1.29',
    }),
    option('fullnode-rpc-port', 'u16', 'Port of the full node.', {default: '9000'}),
    option('epoch-duration-ms', 'u64', 'Length of an epoch in milliseconds, for a network that starts from a new genesis.'),
    option('data-ingestion-dir', 'path', 'Folder that the full node writes executed checkpoints to.', {conflicts: ['no-full-node']}),
    flag('no-full-node', 'Starts validators only.', {conflicts: ['with-indexer', 'with-graphql', 'data-ingestion-dir']}),
    option('committee-size', 'u64', 'Number of validators of a new genesis.'),
    ...['pg-port', 'pg-host', 'pg-db-name', 'pg-user', 'pg-password'].map((long) =>
      option(long, 'text', 'Described the PostgreSQL server of the indexer.', {removed: {since: '1.60', use: '--with-indexer'}}),
    ),
  ],
});

const network = command('network', 'Shows the addresses and public keys of a network configuration.', {
  options: [
    option('network.config', 'path', 'File with the network configuration.', {name: 'CONFIG'}),
    flag('dump-addresses', 'Prints address and public key of every validator.', {short: 'd'}),
  ],
});

const genesis = command('genesis', 'Writes the genesis and configuration of a new network.', {
  options: [
    option('from-config', 'path', 'Starts from this genesis configuration.'),
    option('write-config', 'path', 'Writes a genesis configuration to this file and stops.'),
    option('working-dir', 'path', 'Folder for what is written.'),
    flag('force', 'Overwrites an existing configuration.', {short: 'f'}),
    option('epoch-duration-ms', 'u64', 'Length of an epoch in milliseconds.'),
    option('benchmark-ips', 'text', 'IP addresses of the validators of a benchmark network.', {
      name: 'ADDR',
      count: 'many',
      separator: ',',
      repeated: true,
    }),
    flag('with-faucet', 'Adds the configuration of a faucet.'),
    option('committee-size', 'u64', 'Number of validators.'),
  ],
});

const addValidator = command('add-validator', 'Adds a validator to the ceremony.', {
  options: [
    option('name', 'text', 'Name of the validator.', {required: true}),
    ...['validator', 'worker', 'account', 'network'].map((key) =>
      option(`${key}-key-file`, 'path', `File with the ${key} key pair.`, {required: true}),
    ),
    ...['network-address', 'p2p-address', 'narwhal-primary-address', 'narwhal-worker-address'].map((long) =>
      option(long, 'multiaddr', `The validator's ${long.replaceAll('-', ' ')}.`, {required: true}),
    ),
    option('description', 'text', 'Description of the validator.', {required: true}),
    option('image-url', 'text', 'URL of its image.', {required: true}),
    option('project-url', 'text', 'URL of its project.', {required: true}),
  ],
});

const genesisCeremony = command('genesis-ceremony', 'Creates the genesis of a network together with other validators.', {
  options: [
    option('path', 'path', 'Folder of the ceremony; without it the current one.'),
    option('protocol-version', 'u64', 'Protocol version of the genesis.'),
  ],
  subcommands: [
    command('init', 'Starts a ceremony.'),
    command('validate-state', 'Checks the state of the ceremony.'),
    addValidator,
    command('list-validators', 'Lists the validators added so far.'),
    command('build-unsigned-checkpoint', 'Builds the genesis checkpoint without signatures.'),
    command('examine-genesis-checkpoint', 'Shows what the genesis checkpoint contains.'),
    command('verify-and-sign', 'Checks the genesis checkpoint and signs it.', {
      options: [option('key-file', 'path', 'File with the key that signs.', {required: true})],
    }),
    command('finalize', 'Writes the genesis once enough validators have signed.'),
  ],
});

const bridgeCommitteeInit = command('bridge-committee-init', 'Registers the bridge committee of a local network.', {
  since: '1.25',
  options: [
    option('network.config', 'path', 'File with the network configuration.', {name: 'NETWORK_CONFIG'}),
    option('client.config', 'path', 'File with the client configuration.', {name: 'CLIENT_CONFIG'}),
    option('bridge_committee.config', 'path', 'File with the configuration of the bridge committee.', {
      name: 'BRIDGE_COMMITTEE_CONFIG_PATH',
      required: true,
    }),
  ],
});

const fireDrill = command('fire-drill', 'Rehearses emergencies of a validator.', {
  subcommands: [
    command('metadata-rotation', 'Rotates the keys and addresses of a validator.', {
      options: [
        option('sui-node-config-path', 'path', 'Configuration file of the node.', {required: true}),
        option('account-key-path', 'path', 'File with the account key.', {required: true}),
        option('fullnode-rpc-url', 'url', 'URL of a full node.', {required: true}),
      ],
    }),
  ],
});

const analyzer = command('analyzer', 'Runs the language server of the Move extensions.', {hidden: true, since: '1.27'});

const consoleCommand = command('console', 'Opened an interactive shell around the client commands.', {
  removed: {since: '1.45', use: 'sui client'},
  positionals: [argument('words', 'text', 'Words of the former command.', {required: false, repeated: true})],
});

export const networkCommands: readonly Command[] = [
  start,
  network,
  genesis,
  genesisCeremony,
  bridgeCommitteeInit,
  fireDrill,
  analyzer,
  consoleCommand,
];
