/** `sui client`: addresses and environments. Sources: see index.ts. */
import {argument, command, flag, option} from '../../define';
import type {Command} from '../../model';
import {keySchemes, wordLengths} from '../keytool';

export const accountCommands: readonly Command[] = [
  command('active-address', 'Prints the address that commands use when none is given.'),
  command('active-env', 'Prints the environment that commands use.'),
  command('addresses', 'Lists the addresses of the keystore with their aliases.', {
    options: [flag('sort-by-alias', 'Sorts by alias instead of address.', {short: 's'})],
  }),
  command('chain-identifier', 'Prints the identifier of the chain that the full node serves, in Base58 and in hex.', {
    since: '1.2',
    options: [option('format', 'choice', 'Prints one of the two forms only.', {choices: ['base58', 'hex']})],
  }),
  command('envs', 'Lists the environments of the client configuration.'),
  command('new-address', 'Creates a key pair in the keystore and prints its recovery phrase.', {
    positionals: [
      argument('KEY_SCHEME', 'choice', 'Signature scheme.', {choices: keySchemes}),
      argument('ALIAS', 'text', 'Alias of the address; without it a random one.', {required: false}),
      argument('WORD_LENGTH', 'choice', 'Length of the recovery phrase.', {required: false, choices: wordLengths, default: 'word12'}),
      argument('DERIVATION_PATH', 'derivation-path', 'Path that the key is derived with.', {required: false}),
    ],
  }),
  command('new-env', 'Adds an environment to the client configuration.', {
    options: [
      option('alias', 'text', 'Name of the environment.', {required: true}),
      option('rpc', 'url', 'URL of the full node.', {required: true}),
      option('ws', 'url', 'URL for WebSocket connections.'),
      option('basic-auth', 'text', 'User name and password, separated by a colon.', {since: '1.26'}),
    ],
  }),
  command('remove-address', 'Removes a key from the keystore.', {
    since: '1.48',
    positionals: [argument('ALIAS_OR_ADDRESS', 'key-identity', 'The address or its alias.')],
  }),
  command('switch', 'Makes another address or environment the active one.', {
    options: [option('address', 'key-identity', 'The address or its alias.'), option('env', 'text', 'The environment.')],
    groups: [{options: ['address', 'env'], atLeastOne: true}],
  }),
];
