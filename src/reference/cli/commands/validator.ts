/**
 * `sui validator`.
 *
 * Sources: crates/sui/src/validator_commands.rs at 1b08d0f6b4 (1.64), compared with the rebranded
 * 1.81 copy LinkUVerse/rtd at 7098077d8d: same arguments;
 * docs/content/snippets/console-output/sui-validator-help.mdx at 07cb4e07ae.
 */
import {argument, command, flag, option} from '../define';
import type {Command, Option} from '../model';
import {environmentOptions, jsonOption} from './shared';

const gasBudget = option('gas-budget', 'u64', 'Upper limit for the cost in MIST.');
const sending: readonly Option[] = [
  flag('serialize-unsigned-transaction', 'Prints the transaction bytes in Base64, to be signed elsewhere.', {since: '1.62'}),
  gasBudget,
];
const optionalCap = option(
  'operation-cap-id',
  'object-id',
  "The validator's UnverifiedValidatorOperationCap, when the sender is not the validator.",
);
const authorityUrl = option('bridge-authority-url', 'url', 'URL at which the bridge node gives out its signatures.', {required: true});
const unsigned: readonly Option[] = [
  flag('print-only', 'Prints the unsigned transaction and does not execute it.'),
  option('validator-address', 'address', 'Address of the validator; needed with print-only.'),
  gasBudget,
];

const update = (name: string, value: string, type: 'text' | 'multiaddr' | 'path', summary: string): Command =>
  command(name, summary, {positionals: [argument(value, type, 'The new value.')]});

const updateMetadata = command('update-metadata', 'Changes what the chain knows about a validator.', {
  options: sending,
  subcommands: [
    update('name', 'NAME', 'text', 'Changes the name at once.'),
    update('description', 'DESCRIPTION', 'text', 'Changes the description at once.'),
    update('image-url', 'IMAGE_URL', 'text', 'Changes the image at once.'),
    update('project-url', 'PROJECT_URL', 'text', 'Changes the project URL at once.'),
    update('network-address', 'NETWORK_ADDRESS', 'multiaddr', 'Changes the network address from the next epoch on.'),
    update('primary-address', 'PRIMARY_ADDRESS', 'multiaddr', 'Changes the primary address from the next epoch on.'),
    update('worker-address', 'WORKER_ADDRESS', 'multiaddr', 'Changes the worker address from the next epoch on.'),
    update('p2p-address', 'P2P_ADDRESS', 'multiaddr', 'Changes the peer-to-peer address from the next epoch on.'),
    update('network-pub-key', 'network-key-path', 'path', 'Changes the network key from the next epoch on.'),
    update('worker-pub-key', 'worker-key-path', 'path', 'Changes the worker key from the next epoch on.'),
    update('protocol-pub-key', 'protocol-key-path', 'path', 'Changes the protocol key from the next epoch on.'),
  ],
});

export const validator: Command = command('validator', 'Registers and runs a validator.', {
  runsAlone: true,
  options: [...environmentOptions, jsonOption],
  subcommands: [
    command('make-validator-info', 'Writes the key files and the info file of a validator.', {
      positionals: [
        argument('NAME', 'text', 'Name of the validator.'),
        argument('DESCRIPTION', 'text', 'Description.'),
        argument('IMAGE_URL', 'text', 'URL of an image.'),
        argument('PROJECT_URL', 'text', 'URL of the project.'),
        argument('HOST_NAME', 'text', 'Host name that the addresses are made of.'),
        argument('GAS_PRICE', 'u64', 'Gas price that the validator asks for, in MIST.'),
      ],
    }),
    command('become-candidate', 'Registers the sender as a validator candidate.', {
      positionals: [argument('validator-info-path', 'path', 'The info file.')],
      options: sending,
    }),
    command('join-committee', 'Asks to join the committee from the next epoch on.', {options: sending}),
    command('leave-committee', 'Asks to leave the committee with the next epoch.', {options: sending}),
    command('display-metadata', 'Shows what the chain knows about a validator.', {
      positionals: [argument('validator-address', 'address', 'The validator; without it the active address.', {required: false})],
      options: [option('json', 'bool', 'Whether to print JSON; unlike elsewhere it takes a value.', {name: 'json'})],
    }),
    updateMetadata,
    command('update-gas-price', 'Sets the gas price that the validator asks for.', {
      positionals: [argument('gas-price', 'u64', 'The price in MIST.')],
      options: [optionalCap, ...sending],
    }),
    command('report-validator', 'Reports a validator, or takes a report back.', {
      positionals: [argument('reportee-address', 'address', 'The reported validator.')],
      options: [optionalCap, option('undo-report', 'bool', 'Whether to take the report back.'), ...sending],
    }),
    command('serialize-payload-pop', 'Prints what a protocol key signs as its proof of possession.', {
      options: [
        option('account-address', 'address', 'Account address of the validator.', {required: true}),
        option('protocol-public-key', 'hex', 'Protocol public key in hex.', {required: true}),
      ],
    }),
    command('display-gas-price-update-raw-txn', 'Prints the bytes of a transaction that sets the gas price.', {
      options: [
        option('sender-address', 'address', 'Address of the sender.', {required: true}),
        option('operation-cap-id', 'object-id', "The validator's UnverifiedValidatorOperationCap.", {required: true}),
        option('new-gas-price', 'u64', 'The price in MIST.', {required: true}),
        gasBudget,
      ],
    }),
    command('register-bridge-committee', 'Registers the validator as a member of the bridge committee.', {
      since: '1.26',
      options: [option('bridge-authority-key-path', 'path', 'File with the bridge key.', {required: true}), authorityUrl, ...unsigned],
    }),
    command('update-bridge-committee-node-url', 'Changes the URL of the bridge node.', {
      since: '1.28',
      options: [authorityUrl, ...unsigned],
    }),
  ],
});
